// The element <ur-game>, for pages of others: <script src="https://your.host/ur-game.js" async></script> and then
// <ur-game rules="finkel"></ur-game>. Its attributes are the parameters of embed.html (js/state/parameters.js). It
// makes a frame, or takes the one inside it, keeps its height, and fires what happens in the game as events such as
// "ur-move". This file keeps its name, and needs nothing else.
(() => {
  const { src = location.href } = /** @type {HTMLScriptElement} */ (document.currentScript ?? {});
  /** The parameters of a frame, and those of a public screen. Any other attribute says nothing about the game. */
  const PARAMETERS = (
    'v rules mode with players opponent level dice seed lang theme controls hints guide confirm big sound task ' +
    'motion kiosk store origin puzzle position throw caption idle warn attract table home reload'
  ).split(' ');
  /** These are sent to the running game; any other, and a value that it refuses, such as a list, begins it again. */
  const LIVE = ['theme', 'lang', 'motion'];
  /** The least that the game needs, in CSS pixels. */
  const LEAST = 380;

  class UrGame extends HTMLElement {
    /** @type {HTMLIFrameElement|null} */
    frame = null;
    /** What the attributes are added to. */
    #base = '';
    #ready = false;
    #count = 0;
    /** @type {{id: number}[]} */
    #waiting = [];
    /** @typedef {{ok?: boolean, code?: string}} Reply */
    /** @type {Map<number, (reply: Reply) => void>} */
    #asked = new Map();
    #seen = new MutationObserver((changes) => this.#changed(changes.map((one) => one.attributeName ?? '')));

    connectedCallback() {
      addEventListener('message', this.#hear);
      this.#seen.observe(this, { attributeFilter: PARAMETERS });
      // The frame inside is not there before the page has been read.
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => this.#fill(), { once: true });
      else this.#fill();
    }

    #fill() {
      if (!this.isConnected) return;
      // It was on the page before, and its attributes may have changed since.
      if (this.frame) return this.#load();
      this.style.display ||= 'block';
      const inside = this.querySelector('iframe');
      const frame = inside ?? document.createElement('iframe');
      this.frame = frame;
      const own = frame.getAttribute('src');
      this.#base = own ? new URL(own, document.baseURI).href : new URL('embed.html', src).href;
      frame.title ||= this.title || 'The Royal Game of Ur';
      frame.allow ||= 'fullscreen; clipboard-write';
      frame.referrerPolicy = 'no-referrer';
      if (!frame.hasAttribute('sandbox'))
        frame.setAttribute(
          'sandbox',
          `allow-scripts${this.getAttribute('store') === 'local' ? ' allow-same-origin' : ''}`,
        );
      // One by one: a policy of the page around may forbid the attribute "style".
      const { style } = frame;
      [style.width, style.border, style.display, style.minHeight] = ['100%', '0', 'block', `${LEAST}px`];
      if (!inside) frame.loading = 'lazy';
      this.#load();
      if (!inside) this.append(frame);
    }

    disconnectedCallback() {
      removeEventListener('message', this.#hear);
      this.#seen.disconnect();
      // A frame that is moved reloads.
      this.#ready = false;
      this.#lost();
    }

    /** A frame that reloads answers no message that it had before. */
    #lost() {
      const waiting = new Set(this.#waiting.map((one) => one.id));
      for (const [id, answer] of this.#asked) {
        if (waiting.has(id)) continue;
        this.#asked.delete(id);
        answer({ ok: false, code: 'reload' });
      }
    }

    /**
     * Send a message to the game, once it listens.
     * @param {string} type such as "new" or "move"
     * @param {object} [data]
     * @returns {Promise<Reply>} its `ok` says whether it was begun, its `code` why not
     */
    send(type, data = {}) {
      const id = ++this.#count;
      const message = { ns: 'ur', v: 1, type, id, data };
      if (this.#ready) this.#post(message);
      else this.#waiting.push(message);
      return new Promise((resolve) => this.#asked.set(id, resolve));
    }

    /** @param {boolean} [anew] load the same address too */
    #load(anew = false) {
      const { frame } = this;
      if (!frame) return;
      const address = new URL(this.#base);
      for (const { name, value } of this.attributes)
        if (PARAMETERS.includes(name)) address.searchParams.set(name, value);
      if (/^http/.test(location.origin)) address.searchParams.set('origin', location.origin);
      if (frame.src === address.href && !anew) return;
      this.#ready = false;
      this.#lost();
      frame.src = address.href;
    }

    /** @param {string[]} names */
    #changed(names) {
      for (const name of names.filter((one) => LIVE.includes(one)))
        void this.send(name, { value: this.getAttribute(name) ?? 'auto' }).then((reply) => {
          if (reply.ok === false && reply.code !== 'reload') this.#load(true);
        });
      if (names.some((name) => !LIVE.includes(name))) this.#load();
    }

    /** @param {object} message */
    #post(message) {
      // A frame in a sandbox has no origin that could be named here.
      this.frame?.contentWindow?.postMessage(message, '*');
    }

    /** @param {MessageEvent} event */
    #hear = ({ source, data: message }) => {
      const { frame } = this;
      if (!frame || source !== frame.contentWindow || message?.ns !== 'ur' || message.v !== 1) return;
      const { type, id, data } = message;
      if (type === 'ready') {
        this.#ready = true;
        for (const one of this.#waiting.splice(0)) this.#post(one);
      }
      if (type === 'resize' && data.height >= LEAST && data.height < 20_000) frame.style.height = `${data.height}px`;
      if (type === 'reply') {
        this.#asked.get(id)?.(data);
        this.#asked.delete(id);
      } else this.dispatchEvent(new CustomEvent(`ur-${type}`, { detail: data, bubbles: true }));
    };
  }

  if (!customElements.get('ur-game')) customElements.define('ur-game', UrGame);
})();
