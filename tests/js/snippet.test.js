/** What the builder writes, and what README.md says about the parameters and messages of a frame. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readFrame } from '../../js/embed/asked.js';
import { FROM_GAME, TO_GAME } from '../../js/embed/messages.js';
import { frameAddress, keptOf, parametersOf, sandboxOf, snippetOf, USUAL, waysOf } from '../../js/museum/snippet.js';
import { parseQuery } from '../../js/state/address.js';
import { PARAMETERS } from '../../js/state/parameters.js';
import { catalogue } from './samples.js';

const SITE = 'https://your.host/ur/';
const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

test('what is usual is left out of an address', () => {
  assert.deepEqual(parametersOf(USUAL), [['rules', 'finkel']]);
});

test('a frame understands every address that the builder writes', () => {
  for (const mode of PARAMETERS.mode)
    for (const controls of PARAMETERS.controls) {
      if (['learn', 'puzzle'].includes(mode) && controls === 'none') continue;
      const chosen = { ...USUAL, mode, controls, lang: 'ar', theme: 'dark', hints: false, sound: true, store: true };
      const query = new URL(frameAddress(chosen, SITE)).searchParams;
      const asked = readFrame(query);
      assert.deepEqual([asked.mode, asked.controls, asked.hints, asked.theme], [mode, controls, false, 'dark']);
      assert.deepEqual([asked.unknown, asked.conflict], [[], null], mode);
      assert.deepEqual(parseQuery(query, catalogue).unknown, []);
      if (mode === 'position') assert.equal(asked.position, USUAL.position);
    }
});

test('the lines hold what was typed, whatever signs are in it, and ask for no more than the game needs', () => {
  const typed = { ...USUAL, mode: /** @type {const} */ ('position'), caption: '"><script>&' };
  for (const way of /** @type {const} */ (['frame', 'element'])) {
    const lines = snippetOf({ ...typed, way }, SITE, 'The Royal Game of Ur', true);
    assert.doesNotMatch(lines, /"><script>&/);
    assert.equal(lines.match(/<script/g)?.length ?? 0, way === 'element' ? 1 : 0);
  }
  assert.equal(sandboxOf(USUAL, true), 'allow-scripts');
  assert.equal(sandboxOf({ ...USUAL, store: true }, true), 'allow-scripts allow-same-origin');
});

test('on a host that does not let everybody load its files, the frame has an origin, with our script too', () => {
  for (const way of /** @type {const} */ (['frame', 'element'])) {
    const chosen = { ...USUAL, way, theme: 'dark' };
    assert.match(snippetOf(chosen, SITE, 'x', false), /theme=dark"[^>]* sandbox="allow-scripts allow-same-origin"/s);
    assert.doesNotMatch(snippetOf(chosen, SITE, 'x', true), /allow-same-origin/);
  }
});

test('an address for oEmbed is offered where it works, and what it does not keep is not shown either', () => {
  assert.deepEqual(waysOf(false, true), ['frame', 'element']);
  assert.deepEqual(waysOf(true, false), ['frame', 'element']);
  assert.deepEqual(waysOf(true, true), ['frame', 'element', 'oembed']);
  const chosen = /** @type {const} */ ({ ...USUAL, rules: 'blitz', mode: 'puzzle', lang: 'ar', theme: 'dark' });
  const address = /** @type {const} */ ({ ...chosen, way: 'oembed' });
  assert.equal(snippetOf(address, SITE, 'x', true), `${SITE}oembed/blitz.html`);
  assert.equal(frameAddress(keptOf(address), SITE), `${SITE}embed.html?v=1&rules=blitz`);
  assert.equal(keptOf(chosen), chosen);
});

test('README lists every parameter with its values, in the order of the table in the code', () => {
  const rows = [...README.matchAll(/^\| `(\w+)` \| (.*?) \| .*\|$/gm)].map(([, name, values]) => [name, values]);
  const expected = Object.entries(PARAMETERS).map(([name, values]) => [
    name,
    typeof values === 'string' ? values : values.map((one) => `\`${one}\``).join(', '),
  ]);
  assert.deepEqual(rows, expected);
});

test('README lists every message', () => {
  const [, from = '', to = ''] = README.split(/^\| the (?:frame says|page may send) \|.*$/m);
  for (const [text, types] of /** @type {const} */ ([
    [from, FROM_GAME],
    [to, TO_GAME],
  ])) {
    const rows = text.split('\n\n')[0]?.split('\n').slice(2) ?? [];
    const named = rows.flatMap((row) => [...(row.split('|')[1]?.matchAll(/`(\w+)`/g) ?? [])].map(([, name]) => name));
    assert.deepEqual(named.sort(), Object.keys(types).sort());
    for (const row of rows) {
      const [, heads = '', data = ''] = row.split('|');
      const types_ = [...heads.matchAll(/`(\w+)`/g)].map(([, name]) => String(name));
      const written = data.split(/[:;]/)[0] ?? '';
      for (const type of types_) {
        const fields = /** @type {any} */ (types)[type];
        for (const field of Array.isArray(fields) ? fields : Object.keys(fields))
          assert.ok(written.includes(field), `${type}: ${field}`);
      }
    }
  }
});

test('the script for pages of others needs no file beside it', () => {
  const text = readFileSync(new URL('../../js/ur-game.js', import.meta.url), 'utf8');
  assert.doesNotMatch(text, /^import |\bimport\(/m);
});
