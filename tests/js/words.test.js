import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createWords, direction, loadWords, namesPlayer, negotiate } from '../../js/lib/words.js';

const english =
  'move = { $from } to { $to }\nand = { $move }, then { $what }\nonly = only here\nlabel =\n  .name = a name\n';

test('a sentence may contain others', () => {
  const { t } = createWords([['en', english]]);
  assert.equal(
    t({ id: 'and', args: { move: { id: 'move', args: { from: 'A4', to: 'A2' } }, what: { id: 'only' } } }),
    'A4 to A2, then only here',
  );
  assert.equal(t('label.name'), 'a name');
  assert.equal(t(null), '');
});

test('what a language lacks is said in English; what English lacks, by its name', () => {
  const { t, dir } = createWords([
    ['ar', 'move = { $from } → { $to }\n'],
    ['en', english],
  ]);
  assert.equal(t('only'), 'only here');
  assert.equal(t('nowhere'), 'nowhere');
  assert.equal(dir, 'rtl');
  assert.match(t('move', { from: 'A4', to: 'A2' }), /\u2068A4\u2069/);
});

test('languages are tried in the order of the wish, English last', () => {
  assert.deepEqual(negotiate(['nl-BE', 'fr'], ['en', 'nl', 'fr']), ['nl', 'fr', 'en']);
  assert.deepEqual(negotiate(['en-GB', 'fr'], ['en', 'fr']), ['en']);
  assert.deepEqual(negotiate(['xx'], ['en']), ['en']);
  assert.equal(direction('ckb-IQ'), 'rtl');
});

test('where the file of a language does not arrive, the page is in English', async () => {
  const { t } = await loadWords(
    async (path) => {
      if (path !== 'words/en.ftl') throw new Error('404');
      return english;
    },
    ['nl'],
    ['en', 'nl'],
  );
  assert.equal(t('only'), 'only here');
});

test('numbers are written as the language does, with a true minus', () => {
  const { amount, t } = createWords([
    ['de', 'has = hat { $n }\nare = { $n ->\n    [one] eins\n   *[other] { $n }\n  }\n'],
  ]);
  assert.equal(amount(-24.25, 1), '−24,3');
  assert.equal(amount(1234.5, 1, true), '+1.234,5');
  assert.equal(amount(0, 1, true), '0,0');
  assert.equal(amount(-0.04, 1), '0,0');
  assert.equal(t('has', { n: -10 }), 'hat −10');
  assert.equal(t('are', { n: 1 }), 'eins', 'it is still a number to choose by');
});

const folder = new URL('../../py/ur/words/en/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
const ids = files.flatMap((name) =>
  [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^([a-z][\w-]*) =/gm)].map((match) => match[1]),
);

test('no word is written twice', () => {
  assert.deepEqual(
    ids.filter((id, i) => ids.indexOf(id) !== i),
    [],
  );
});

test('every word that the page names is there', () => {
  const scripts = new URL('../../js/', import.meta.url);
  const missing = new Set();
  for (const name of readdirSync(scripts, { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.js'))) {
    const text = readFileSync(new URL(name, scripts), 'utf8');
    for (const [, id] of text.matchAll(/\bt\('([\w-]+)'/g)) if (!ids.includes(id)) missing.add(id);
    for (const [, id] of text.matchAll(/\bid: '([a-z]+-[a-z-]+)'/g)) if (!ids.includes(id)) missing.add(id);
    // Of composed names at least one must be there.
    for (const [, start] of text.matchAll(/\bt\(`([\w-]+-)\$\{/g))
      if (!ids.some((id) => id?.startsWith(start ?? ''))) missing.add(`${start}…`);
  }
  assert.deepEqual([...missing], []);
});

test('whether a sentence names its player is known, also of the first of several', () => {
  const passes = { key: 'happened-by-choice', args: { by: 'light' } };
  const moved = { key: 'happened-moved', args: { move: 'A4-A2' } };
  assert.ok(namesPlayer(passes));
  assert.ok(namesPlayer({ key: 'sentences', args: { first: passes, second: moved } }));
  assert.ok(!namesPlayer({ key: 'sentences', args: { first: moved, second: passes } }));
  assert.ok(!namesPlayer(moved));
});
