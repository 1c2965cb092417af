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
      return this.inside;
    }
    dispatchEvent() {}
  },
  MutationObserver: class {
    constructor(/** @type {typeof change} */ changed) {
      change = changed;
    }
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
