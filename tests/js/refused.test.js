/** What a refusal says in the language of the page, from the engine's answer to the notice. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { createWords } from '../../js/lib/words.js';
import { createEffects } from '../../js/page/effects.js';
import { initial } from '../../js/state/state.js';
import { update } from '../../js/state/update.js';
import { ref } from './samples.js';

const folder = new URL('../../py/ur/words/', import.meta.url);
const fileOf = (/** @type {string} */ path) => readFileSync(new URL(path, folder), 'utf8');
const languages = ['en', 'de', 'ar'].map((code) => ({ code, name: code, hash: '0' }));

/** What the engine says of a file with a move that cannot be. */
const REFUSAL = {
  code: 'bad_record',
  message: "line 3: +B4: '+B4' cannot be done here; possible: +A3",
  ref: ref('refused-line', { line: 3, reason: ref('refused-move', { moves: '\u2068+A3\u2069' }) }),
};

/**
 * The notice after a refused file; `fetched` is whether the words of the reasons come.
 * @param {string} code
 * @param {boolean} [fetched]
 */
async function noticeIn(code, fetched = true) {
  Object.assign(globalThis, {
    LANGUAGES: languages,
    fetch: async (/** @type {string} */ url) => {
      const [, lang, group] = url.match(/words\/(\w+)-(\w+)-0\.ftl$/) ?? [];
      return fetched ? new Response(fileOf(`${lang}/${group}.ftl`)) : new Response('', { status: 404 });
    },
  });
  const words = createWords(
    code,
    ['page', 'storage', 'language'].map((name) => fileOf(`${code}/${name}.ftl`)).join('\n'),
  );
  let state = initial({ words });
  const perform = createEffects({
    engine: () => /** @type {any} */ ({ ask: () => Promise.reject(REFUSAL) }),
    storage: /** @type {any} */ (null),
    state: () => state,
    embedded: false,
    seed: null,
  });
  await new Promise((done) => {
    perform({ do: 'ask', request: { type: 'import', text: 'x', copy: 'a' } }, (message) => {
      [state] = update(state, message);
      done(null);
    });
  });
  return words.t(state.notice);
}

test('the reason is said in the language of the page', async () => {
  assert.match(
    await noticeIn('de'),
    /^Diese Datei konnte nicht als Spiel gelesen werden\. Zeile 3: Dieser Zug ist hier nicht möglich\. .*\+A3/,
  );
  assert.match(await noticeIn('ar'), /السطر .*٣.*: .*هذه النقلة غير ممكنة هنا\..*\+A3/);
});

test('where its words do not come, it is said in English', async () => {
  assert.match(await noticeIn('de', false), /line 3: \+B4: '\+B4' cannot be done here/);
});
