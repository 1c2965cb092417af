/** What is remembered of the settings: what the visitor changed, and nothing where nothing is stored. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { storeSetting } from '../../js/museum/settings.js';
import { createEffects } from '../../js/page/effects.js';
import { firstWords, SETTINGS_KEY } from '../../js/page/language.js';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { action, ref, view } from './samples.js';

/** @type {Map<string, string>} */
const kept = new Map();
Object.defineProperty(globalThis, 'localStorage', {
  value: {
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
  },
});
const address = { pathname: '/ur/', search: '' };
Object.assign(globalThis, {
  location: address,
  history: {
    replaceState(/** @type {unknown} */ _state, /** @type {string} */ _title, /** @type {string} */ url) {
      address.search = url.slice(address.pathname.length);
    },
  },
});
const stored = () => JSON.parse(kept.get(SETTINGS_KEY) ?? '{}');
beforeEach(() => {
  kept.clear();
  address.search = '';
});

/** A page whose address asks for large words without sound; then these messages. */
function visit(/** @type {any[]} */ messages, storeless = false, /** @type {any} */ more = {}) {
  const first = initial(more);
  /** @type {any} */
  let state = { ...first, settings: { ...first.settings, big: true, sound: 'off' } };
  const perform = createEffects(/** @type {any} */ ({ state: () => state, storeless }));
  for (const message of messages) {
    const [next, ...effects] = update(state, message);
    state = next;
    for (const one of effects) if (one.do === 'store-settings') perform(one, () => {});
  }
  return state.settings;
}

test('what an address asks for does not become the visitor’s own', () => {
  assert.equal(visit([{ type: 'setting', key: 'theme', value: 'dark' }]).big, true);
  assert.deepEqual(stored(), { theme: 'dark' });
  visit([{ type: 'setting', key: 'volume', value: 20 }]);
  assert.deepEqual(stored(), { theme: 'dark', volume: 20 });
  visit([{ type: 'settings-reset' }]);
  assert.deepEqual(stored(), initial().settings);
});

test('the pages for museums store what was changed there, too, and nothing else', () => {
  kept.set(SETTINGS_KEY, '{"volume":20}');
  storeSetting('theme', 'dark');
  assert.deepEqual(stored(), { volume: 20, theme: 'dark' });
});

test('a visitor who has been greeted is greeted once', () => {
  const thrown = { kit: { kind: 'lots', count: 4 }, score: 2, marked: 2, faces: [1, 1, 0, 0], by: 'light' };
  const now = view({ phase: 'act', throw: thrown, actions: [action()] });
  const playing = { screen: 'game', view: now, truth: now, game: { id: 'g', log: [], saved: 0 } };
  const shown = { events: [{ kind: 'move', text: ref('moved') }], view: now };
  const settings = visit([{ type: 'stored', id: 'g', saved: 1 }], false, {
    ...playing,
    unshown: { answer: shown, listed: false },
  });
  assert.equal(settings.greeted, true);
  assert.deepEqual(stored(), { greeted: true });
});

test('where nothing is stored, the settings are not', () => {
  kept.set(SETTINGS_KEY, '{"theme":"dark"}');
  assert.equal(visit([{ type: 'setting', key: 'theme', value: 'light' }], true).theme, 'light');
  assert.deepEqual(stored(), { theme: 'dark' });
});

test('what was stored and cannot be read is replaced', () => {
  kept.set(SETTINGS_KEY, '{oops');
  visit([{ type: 'setting', key: 'theme', value: 'dark' }]);
  assert.deepEqual(stored(), { theme: 'dark' });
});

test('a game takes its rules out of the address, and leaves how the page looks until that is changed', async () => {
  address.search = '?rules=bell&big=1&lang=de&level=3&theme=contrast';
  const state = initial();
  const engine = () => ({ ask: async () => ({}) });
  const perform = createEffects(/** @type {any} */ ({ state: () => state, engine }));
  const players = /** @type {any} */ ({});
  await new Promise((done) => perform({ do: 'ask', request: { type: 'new', rules: 'bell', players } }, done));
  assert.equal(address.search, '?big=1&lang=de&theme=contrast');
  visit([{ type: 'setting', key: 'theme', value: 'dark' }]);
  assert.equal(address.search, '?big=1&lang=de');
  visit([{ type: 'settings-reset' }]);
  assert.equal(address.search, '');
});

test('who wants Latin digits has them at once, and at the next visit', async () => {
  const arabic = 'language-name = العربية\nlanguage-digits = ٠١٢٣٤٥٦٧٨٩\n';
  Object.defineProperty(globalThis, 'navigator', { value: { languages: ['ar'] }, configurable: true });
  Object.assign(globalThis, {
    LANGUAGES: [{ code: 'ar', name: 'العربية', hash: '0', dir: 'rtl' }],
    document: { documentElement: { hasAttribute: () => false } },
    fetch: async () => new Response(arabic),
  });
  let state = initial({ words: await firstWords() });
  assert.equal(state.words.amount(12), '١٢');
  const [next, ...effects] = update(state, { type: 'setting', key: 'latin', value: true });
  state = next;
  const perform = createEffects(/** @type {any} */ ({ state: () => state, embedded: true }));
  await new Promise((done) => {
    for (const one of effects)
      perform(one, (message) => {
        [state] = update(state, message);
        done(null);
      });
    if (!effects.some((one) => one.do === 'load-language')) done(null);
  });
  assert.equal(state.words.amount(12), '12');
  assert.equal((await firstWords()).amount(12), '12');
  assert.equal((await firstWords(false)).amount(12), '١٢', 'where nothing is stored, nothing is read');
});
