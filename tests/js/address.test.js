import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { readFrame } from '../../js/embed/asked.js';
import { parseQuery, rulesLink } from '../../js/state/address.js';
import { PARAMETERS } from '../../js/state/parameters.js';
import { catalogue } from './samples.js';

/** @type {any} */
const known = {
  ...catalogue,
  rulesets: [
    ...catalogue.rulesets,
    {
      ...catalogue.rulesets[0],
      id: 'race',
      options: [
        { key: 'lots', default: 4, values: [4, 3] },
        { key: 'zero', default: null, values: 'number', min: 0, max: 5 },
        { key: 'again', default: 'rosette', values: ['rosette', 'capture', 'none'], many: true },
      ],
    },
  ],
};
const read = (/** @type {string} */ query) => parseQuery(new URLSearchParams(query), known);

test('the address chooses the game; what is unknown in it is named', () => {
  const found = read('rules=skiryuk%3Fb7%3Dunsafe&players=ch&level=1&theme=dark&motion=off');
  assert.deepEqual(found.setup, {
    rules: 'skiryuk',
    options: { b7: 'unsafe' },
    pieces: null,
    opponent: 'computer',
    side: 'dark',
    level: 1,
  });
  assert.deepEqual(found.settings, { theme: 'dark', motion: 'off' });
  assert.deepEqual(found.unknown, []);
  assert.deepEqual(read('rules=ludo&theme=pink').unknown, [
    { name: 'rules', value: 'ludo' },
    { name: 'theme', value: 'pink' },
  ]);
});

test('house rules come back from their link, with every kind of option', () => {
  const setup = { rules: 'race', options: { lots: 3, zero: 4, again: 'rosette,capture' }, pieces: 5 };
  const found = read(rulesLink(/** @type {any} */ (setup)));
  assert.deepEqual(found.setup, setup);
  assert.deepEqual(found.unknown, []);
});

test('options typed beside the ruleset are read too', () => {
  assert.deepEqual(read('?rules=race?lots=3&pieces=2&from=somewhere').setup, {
    rules: 'race',
    options: { lots: 3 },
    pieces: 2,
  });
});

for (const [part, name, value] of [
  ['pieces=9', 'pieces', '9'],
  ['pieces=two', 'pieces', 'two'],
  ['zero=77', 'zero', '77'],
  ['zero=', 'zero', ''],
  ['lots=5', 'lots', '5'],
  ['again=rosette,luck', 'again', 'rosette,luck'],
  ['wings=yes', 'wings', 'yes'],
]) {
  test(`${part} is named and left out, and the other options count`, () => {
    const { setup, unknown } = read(`rules=${encodeURIComponent(`race?lots=3&${part}`)}`);
    assert.deepEqual(unknown, [{ name, value }]);
    assert.deepEqual(setup, { rules: 'race', options: { lots: 3 }, pieces: null });
  });
}

/** What the page reads from an address, and what a frame reads beside it. @param {string} query @returns {any} */
const asked = (query) => ({ ...read(query), frame: readFrame(new URLSearchParams(query)) });
const nothing = asked('');

/** What differs from an address that asks for nothing. @param {any} found @param {any} usual @returns {any} */
const differs = (found, usual) =>
  Object.fromEntries(
    Object.keys(found)
      .filter((name) => !isDeepStrictEqual(found[name], usual[name]))
      .map((name) => [name, name === 'frame' ? differs(found.frame, usual.frame) : found[name]]),
  );

/** What each value asks for; some mean something only beside others. @type {[query: string, found: any][]} */
const MEANS = [
  ['v=1', {}],
  ['rules=skiryuk', { setup: { rules: 'skiryuk', options: {}, pieces: null } }],
  ['mode=play', {}],
  ['mode=watch', { frame: { mode: 'watch' } }],
  ['mode=learn', { frame: { mode: 'learn' } }],
  ['mode=puzzle', { frame: { mode: 'puzzle' } }],
  ['mode=rules', { frame: { mode: 'rules' } }],
  ['mode=compare&with=tablet', { frame: { mode: 'compare', second: 'tablet' } }],
  ['mode=position&position=light', { frame: { mode: 'position', position: 'light' } }],
  ['mode=position&position=light&caption=One', { frame: { mode: 'position', position: 'light', caption: 'One' } }],
  ['mode=puzzle&position=light&throw=2', { frame: { mode: 'puzzle', position: 'light', throw: '2' } }],
  ['mode=puzzle&puzzle=3', { frame: { mode: 'puzzle', puzzle: 3 } }],
  ['players=hc', { setup: { opponent: 'computer', side: 'light' } }],
  ['players=ch', { setup: { opponent: 'computer', side: 'dark' } }],
  ['players=hh', { setup: { opponent: 'people', side: 'light' } }],
  ['players=cc', { setup: { opponent: 'watch', side: 'light' } }],
  ['opponent=computer', { setup: { opponent: 'computer' } }],
  ['opponent=people', { setup: { opponent: 'people' } }],
  ['opponent=watch', { setup: { opponent: 'watch' } }],
  ['level=2', { setup: { level: 2 } }],
  ['dice=roll', {}],
  ['dice=auto', { frame: { auto: true } }],
  ['dice=manual', { setup: { realDice: 'both' } }],
  ['seed=AB', { seed: 'ab'.padStart(64, '0') }],
  // The language is chosen where its words are fetched: js/page/language.js.
  ['lang=fr', {}],
  ['theme=auto', { settings: { theme: 'auto' } }],
  ['theme=light', { settings: { theme: 'light' }, frame: { theme: 'light' } }],
  ['theme=dark', { settings: { theme: 'dark' }, frame: { theme: 'dark' } }],
  ['theme=contrast', { settings: { theme: 'contrast' }, frame: { theme: 'contrast' } }],
  ['controls=full', {}],
  ['controls=min', { frame: { controls: 'min' } }],
  ['controls=none', { frame: { controls: 'none' } }],
  ['hints=1', {}],
  ['hints=0', { frame: { hints: false } }],
  ['guide=1', { settings: { guide: true } }],
  ['guide=0', { settings: { guide: false } }],
  ['confirm=1', { settings: { confirm: true } }],
  ['confirm=0', { settings: { confirm: false } }],
  ['big=1', { settings: { big: true } }],
  ['big=0', { settings: { big: false } }],
  ['sound=1', { settings: { sound: 'on' } }],
  ['sound=0', { settings: { sound: 'off' } }],
  ['task=play', { task: 'play' }],
  ['task=best', { task: 'best' }],
  ['task=compare', { task: 'compare' }],
  ['task=count', { task: 'count' }],
  ['motion=auto', {}],
  ['motion=off', { settings: { motion: 'off' } }],
  ['motion=fast', { settings: { motion: 'fast' } }],
  ['motion=normal', { settings: { motion: 'normal' } }],
  ['motion=slow', { settings: { motion: 'slow' } }],
  // What opens the page looks for these: js/main.js and js/embed.js.
  ['kiosk=0', {}],
  ['kiosk=1', {}],
  ['store=none', {}],
  ['store=local', { store: true, frame: { store: true } }],
  ['origin=https://museum.example', { frame: { origin: 'https://museum.example' } }],
];

for (const [query, found] of MEANS)
  test(`${query} asks for what README.md says, and for nothing else`, () => {
    assert.deepEqual(differs(asked(query), nothing), found);
  });

test('every parameter has a value here, and where its values can be listed all of them', () => {
  const said = MEANS.flatMap(([query]) => [...new URLSearchParams(query)]);
  for (const [name, values] of Object.entries(PARAMETERS)) {
    const here = said.filter(([one]) => one === name).map(([, value]) => value);
    if (typeof values === 'string') assert.ok(here.length, name);
    else assert.deepEqual(new Set(here), new Set(values), name);
  }
});

test('without a word in the address nothing is stored in a frame, and the usual settings count', () => {
  const { setup, settings, store, seed, task, unknown, frame } = nothing;
  assert.deepEqual(
    { setup, settings, store, seed, task, unknown },
    { setup: {}, settings: {}, store: false, seed: null, task: null, unknown: [] },
  );
  assert.deepEqual([frame.store, frame.hints, frame.auto], [false, true, false]);
});
