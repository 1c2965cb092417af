import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseQuery, rulesLink } from '../../js/state/address.js';
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
  test(`${part} is named, and the usual rules stay`, () => {
    const { setup, unknown } = read(`rules=${encodeURIComponent(`race?lots=3&${part}`)}`);
    assert.deepEqual(unknown, [{ name, value }]);
    assert.deepEqual(setup, { rules: 'race' });
  });
}
