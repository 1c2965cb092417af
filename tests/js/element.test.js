/** The element <ur-game>, a script that imports nothing, so that it has its own list of the parameters. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from '../../js/kiosk/options.js';
import { PARAMETERS } from '../../js/state/parameters.js';

/** The attributes that the element looks at. @type {string[]} */
let watched = [];
/** @type {any} */
let Element;
Object.assign(globalThis, {
  location: { href: 'https://museum.example/' },
  document: { readyState: 'loading' },
  addEventListener() {},
  HTMLElement: class {},
  MutationObserver: class {
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
