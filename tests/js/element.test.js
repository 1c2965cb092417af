/** The element <ur-game>, a script that imports nothing, so that it has its own list of the parameters. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from '../../js/kiosk/options.js';
import { PARAMETERS } from '../../js/state/parameters.js';

/** The attributes that the element looks at. @type {string[]} */
let watched = [];
/** @type {any} */
let Element;
/** What the element does when attributes change. @type {(changes: {attributeName: string}[]) => void} */
let change = () => {};
/** What it does about messages. @type {(event: any) => void} */
let hear = () => {};
Object.assign(globalThis, {
  location: { href: 'https://museum.example/', origin: 'https://museum.example' },
  document: { readyState: 'loading' },
  addEventListener(/** @type {string} */ type, /** @type {any} */ listener) {
    if (type === 'message') hear = listener;
  },
  HTMLElement: class {
    style = {};
    isConnected = true;
    /** @type {Record<string, string>} */
    given = {};
    get attributes() {
      return Object.entries(this.given).map(([name, value]) => ({ name, value }));
    }
    getAttribute(/** @type {string} */ name) {
      return this.given[name] ?? null;
    }
    querySelector() {
      return this.inside ?? null;
    }
    append() {}
    dispatchEvent() {}
  },
  MutationObserver: class {
    constructor(/** @type {typeof change} */ changed) {
      change = changed;
    }
    disconnect() {}
    observe(/** @type {unknown} */ _element, /** @type {{attributeFilter: string[]}} */ { attributeFilter }) {
      watched = attributeFilter;
    }
  },
  customElements: {
    get() {},
    define(/** @type {string} */ _name, /** @type {unknown} */ what) {
      Element = what;
    },
  },
});
await import('../../js/ur-game.js');

test('each parameter is an attribute, those of a public screen too, and nothing else is', () => {
  new Element().connectedCallback();
  const ofKiosk = Object.keys(readOptions(new URLSearchParams(), { protocol: 'https:', host: 'a', href: '' }));
  assert.deepEqual(new Set(watched), new Set([...Object.keys(PARAMETERS), ...ofKiosk]));
});

test('a change is sent to the running game, and one that the game refuses loads the frame again', async () => {
  Object.assign(document, { readyState: 'complete', baseURI: location.href });
  /** @type {string[]} */
  const loaded = [];
  /** @type {any[]} */
  const posted = [];
  const contentWindow = { postMessage: (/** @type {any} */ one) => posted.push(one) };
  const element = new Element();
  element.inside = {
    style: {},
    contentWindow,
    getAttribute: () => 'embed.html',
    hasAttribute: () => true,
    get src() {
      return loaded.at(-1) ?? '';
    },
    set src(/** @type {string} */ address) {
      loaded.push(address);
    },
  };
  element.given = { lang: 'en,ar' };
  element.connectedCallback();
  const say = (/** @type {string} */ type, /** @type {any} */ data, /** @type {number} */ id) =>
    hear({ source: contentWindow, data: { ns: 'ur', v: 1, type, id, data } });
  /** @param {string|null} lang @param {boolean} ok */
  const set = async (lang, ok) => {
    say('ready', {}, 0);
    element.given = lang === null ? {} : { lang };
    change([{ attributeName: 'lang' }]);
    say('reply', { ok }, posted.at(-1).id);
    await new Promise((done) => setTimeout(done));
    return [posted.at(-1).data.value, loaded.length, new URL(loaded.at(-1) ?? '').searchParams.get('lang')];
  };
  assert.equal(loaded.length, 1);
  assert.deepEqual(await set('ar', true), ['ar', 1, 'en,ar']);
  assert.deepEqual(await set('en,ar', false), ['en,ar', 2, 'en,ar'], 'the same address as before');
  assert.deepEqual(await set('ar,en', false), ['ar,en', 3, 'ar,en']);
  assert.deepEqual(await set(null, false), ['auto', 4, null]);
});

/**
 * An element on a page that has been read, with its frame.
 * @param {Record<string, string>} given its attributes
 * @param {Record<string, string>} [inside] the attributes of the frame that stands in it; without them it makes one
 */
function placed(given, inside) {
  /** @type {string[]} */
  const loaded = [];
  /** @type {any[]} */
  const posted = [];
  /** @type {Record<string, string>} */
  const attributes = { ...inside };
  const frame = {
    style: {},
    contentWindow: { postMessage: (/** @type {any} */ one) => posted.push(one) },
    getAttribute: (/** @type {string} */ name) => attributes[name] ?? null,
    hasAttribute: (/** @type {string} */ name) => name in attributes,
    setAttribute(/** @type {string} */ name, /** @type {string} */ value) {
      attributes[name] = value;
    },
    get src() {
      return loaded.at(-1) ?? '';
    },
    set src(/** @type {string} */ address) {
      loaded.push(address);
    },
  };
  Object.assign(document, { readyState: 'complete', baseURI: location.href, createElement: () => frame });
  const element = new Element();
  element.given = given;
  if (inside) element.inside = frame;
  element.connectedCallback();
  const say = (/** @type {string} */ type, /** @type {any} */ data, /** @type {number} */ id) =>
    hear({ source: frame.contentWindow, data: { ns: 'ur', v: 1, type, id, data } });
  return {
    element,
    attributes,
    loaded,
    posted,
    ready: () => say('ready', {}, 0),
    reply: (/** @type {any} */ message, /** @type {any} */ data) => say('reply', data, message.id),
    /** Change attributes, and let everything follow from that. @param {Record<string, string>} to */
    async set(to) {
      Object.assign(element.given, to);
      change(Object.keys(to).map((attributeName) => ({ attributeName })));
      await passed();
    },
  };
}
const passed = () => new Promise((done) => setTimeout(done));

test('a frame that the script makes can store something only where games are to be kept', () => {
  assert.equal(placed({}).attributes.sandbox, 'allow-scripts');
  assert.equal(placed({ store: 'none' }).attributes.sandbox, 'allow-scripts');
  assert.equal(placed({ store: 'local' }).attributes.sandbox, 'allow-scripts allow-same-origin');
  const own = { src: 'embed.html', sandbox: 'allow-scripts allow-popups' };
  assert.equal(placed({ store: 'local' }, own).attributes.sandbox, own.sandbox, 'the page has chosen');
});

test('what a frame had not answered when it was loaded again is answered with "reload"', async () => {
  const { element, posted, loaded, ready, set } = placed({ rules: 'finkel' });
  ready();
  const before = element.send('get');
  assert.equal(posted.length, 1);
  await set({ rules: 'skiryuk' });
  assert.equal(loaded.length, 2);
  assert.deepEqual(await before, { ok: false, code: 'reload' });
  void element.send('get');
  assert.equal(posted.length, 1, 'the next message waits for the new page');
  ready();
  assert.equal(posted.length, 2);
});

test('a message waits until the frame listens, also one that is loaded again first, and has its reply', async () => {
  const { element, posted, ready, reply, set } = placed({ rules: 'finkel' });
  const answer = element.send('get');
  await set({ rules: 'skiryuk' });
  assert.deepEqual(posted, []);
  ready();
  assert.deepEqual(
    posted.map(({ type }) => type),
    ['get'],
  );
  ready();
  assert.equal(posted.length, 1, 'it is sent once');
  reply(posted[0], { ok: true, playing: false });
  assert.deepEqual(await answer, { ok: true, playing: false });
});

test('an element that is taken out of the page answers what it was asked', async () => {
  const { element, ready } = placed({});
  ready();
  const answer = element.send('get');
  Object.assign(globalThis, { removeEventListener() {} });
  element.disconnectedCallback();
  assert.deepEqual(await answer, { ok: false, code: 'reload' });
});

test('attributes that the game refuses load the frame again once, not for ever', async () => {
  const { posted, loaded, ready, reply, set } = placed({});
  ready();
  await set({ theme: 'pink', lang: 'xx' });
  const [theme, lang] = posted;
  assert.deepEqual([theme.type, lang.type], ['theme', 'lang']);
  reply(theme, { ok: false, code: 'data' });
  await passed();
  assert.equal(loaded.length, 2);
  ready();
  await passed();
  assert.deepEqual([loaded.length, posted.length], [2, 2], 'and nothing is asked again');
});

test('an attribute that a running game cannot take loads another address, and the same address stays', async () => {
  const { loaded, ready, set } = placed({ rules: 'finkel' });
  ready();
  await set({ rules: 'finkel' });
  assert.equal(loaded.length, 1);
  await set({ rules: 'bell' });
  assert.equal(new URL(loaded[1] ?? '').searchParams.get('rules'), 'bell');
});

test('an element that comes back to the page has the attributes that changed meanwhile', () => {
  const { element, loaded } = placed({ rules: 'finkel' });
  element.disconnectedCallback();
  element.given = { rules: 'skiryuk' };
  element.connectedCallback();
  assert.deepEqual(
    loaded.map((one) => new URL(one).searchParams.get('rules')),
    ['finkel', 'skiryuk'],
  );
});
