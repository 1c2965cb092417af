/** The page as a whole, with as little of a browser around it as it needs to open. */
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { openKiosk } from '../../js/kiosk/open.js';
import { createWords } from '../../js/lib/words.js';
import { open } from '../../js/page/page.js';
import { fakeDocument } from './fake_dom.js';
import { fakeIndexedDB } from './fake_idb.js';
import { catalogue } from './samples.js';
import { events, opened, row } from './stored.js';

const DAY = 24 * 3600 * 1000;

/** A browser that never has nothing to do: what a page does when it is idle is not done. */
function fakeBrowser(/** @type {any} */ indexedDB) {
  // Every style sheet is there already.
  const there = (/** @type {string} */ selector) => (selector.startsWith('link[href') ? { sheet: {} } : null);
  const found = { querySelector: there, querySelectorAll: () => [] };
  const documentElement = {
    dataset: {},
    hasAttribute: () => false,
    getAttribute: () => null,
    setAttribute() {},
    toggleAttribute() {},
  };
  const room = { innerWidth: 1280, innerHeight: 800, requestIdleCallback() {} };
  Object.assign(globalThis, room, {
    window: room,
    indexedDB,
    localStorage: { getItem: () => null, setItem() {} },
    location: { hash: '', search: '', pathname: '/ur/' },
    addEventListener() {},
    requestAnimationFrame() {},
    getComputedStyle: () => ({ fontSize: '16px' }),
    matchMedia: () => ({ matches: false, addEventListener() {} }),
    BroadcastChannel: undefined,
    ResizeObserver: class {
      observe() {}
    },
  });
  const app = Object.assign(fakeDocument(), found);
  Object.assign(document, found, { documentElement, addEventListener() {}, getElementById: () => app });
}

test('a deleted game can be restored for thirty days; when the page is opened after them it is gone', async () => {
  const indexedDB = fakeIndexedDB();
  const { storage } = opened(indexedDB);
  for (const days of [0, 29, 31, 400]) {
    await storage.append({ ...row, id: `${days} days` }, 0, events, []);
    await storage.change(`${days} days`, { deleted: Date.now() - days * DAY });
  }
  await storage.append({ ...row, id: 'not deleted', time: 1 }, 0, events, []);
  fakeBrowser(indexedDB);
  await open({ catalogue, words: createWords('en', ''), notice: { id: 'task-play' }, view: () => null });
  for (let tries = 0; tries < 100 && (indexedDB.stores.games?.size ?? 0) > 3; tries += 1)
    await new Promise((done) => setTimeout(done, 20));
  const left = (await opened(indexedDB).storage.games()).map(({ id }) => id);
  assert.deepEqual(left.sort(), ['0 days', '29 days', 'not deleted']);
});

test('a page that stores nothing neither hears nor tells of games in other windows', async () => {
  for (const [store, joined] of [
    [true, 1],
    [false, 0],
  ]) {
    fakeBrowser(null);
    let count = 0;
    Object.assign(globalThis, {
      BroadcastChannel: class {
        constructor() {
          count += 1;
        }
      },
    });
    await open({ catalogue, words: createWords('en', ''), store: Boolean(store), embedded: true, view: () => null });
    assert.equal(count, joined);
  }
});

test('a public screen that was reloaded still knows the games that it has counted; a new one has none', async () => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  const counts = [{ day: '2026-11-21', started: 3, finished: 2 }];
  fakeBrowser(null);
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
  Object.assign(globalThis, {
    LANGUAGES: [{ code: 'en', name: 'English', hash: '0' }],
    Worker: class {
      postMessage() {}
    },
    fetch: async (/** @type {string} */ url) =>
      new Response(url.endsWith('catalogue.json') ? JSON.stringify(catalogue) : ''),
  });
  for (const [state, known] of [
    [{ counts }, counts],
    [null, []],
  ]) {
    Object.assign(globalThis, { history: { state } });
    const page = await openKiosk();
    assert.deepEqual(page.state().kiosk?.counts, known);
  }
  mock.timers.reset();
});
