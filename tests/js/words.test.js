import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { h } from '../../js/lib/dom.js';
import { negotiate, offeredBy } from '../../js/lib/languages.js';
import { createWords, namesPlayer, withLatinDigits } from '../../js/lib/words.js';
import { addWords, chosenWords, loadWords } from '../../js/page/language.js';

const english =
  'move = { $from } to { $to }\nand = { $move }, then { $what }\nonly = only here\nlabel =\n  .name = a name\n';

const list = `list-more = { $list }, { $item }
list-end = { $list } and { $item }
list-end-latin = { $list } and { $item }
`;

test('a sentence may contain others', () => {
  const { t } = createWords('en', english);
  assert.equal(
    t({ id: 'and', args: { move: { id: 'move', args: { from: 'A4', to: 'A2' } }, what: { id: 'only' } } }),
    'A4 to A2, then only here',
  );
  assert.equal(t('label.name'), 'a name');
  assert.equal(t(null), '');
});

test('what a language lacks is said in English, and the page can see that; what English lacks, by its name', () => {
  const { t } = createWords('nl', `move = { $from } naar { $to }\n### en\n${english}`);
  assert.equal(t('move', { from: 'A4', to: 'A2' }), 'A4 naar A2');
  assert.equal(t('only'), '\u2066only here\u2069');
  assert.equal(t('nowhere'), 'nowhere');
  const { props } = h('p', null, t('only'));
  assert.deepEqual([props.lang, props.dir], ['en', 'ltr']);
  assert.deepEqual(h('p', { lang: 'fr' }, 'oui').props, { lang: 'fr' });
});

test('a language is written from the right if its name is', () => {
  const { t, dir } = createWords(
    'ckb',
    'language-name = کوردی\nmove = { $from } بۆ { $to }\nand = { $move } و { $what }',
  );
  assert.equal(dir, 'rtl');
  assert.equal(createWords('nl', 'language-name = Nederlands').dir, 'ltr');
  const move = { id: 'move', args: { from: 'A4', to: 'A2' } };
  assert.match(t(move), /\u2068A4\u2069 بۆ/, 'a square is isolated');
  assert.match(t('and', { move, what: 'B1' }), /^\u2068\u200f/, 'a sentence inside another begins from the right');
});

test('lists are joined as the language says', () => {
  const squares = (/** @type {string} */ words, /** @type {unknown[]} */ items) => createWords('en', words).list(items);
  assert.equal(squares(list, []), '');
  assert.equal(squares(list, ['A4']), 'A4');
  assert.equal(squares(list, ['A4', { id: 'list-more', args: { list: 1, item: 2 } }]), 'A4 and 1, 2');
  assert.equal(squares(list, ['A4', 'B4', 'C4']), 'A4, B4 and C4');
  const arabic = `language-name = العربية
list-more = { $list }، { $item }
list-end = { $list } و{ $item }
list-end-latin = { $list } و { $item }
`;
  assert.equal(squares(arabic, ['A4', 'B4']), '\u200f\u2068A4\u2069 و \u2068B4\u2069');
  assert.equal(squares(arabic, ['وردة', 'عيون']), '\u200f\u2068وردة\u2069 و\u2068عيون\u2069');
});

/** @param {string[]} codes */
const there = (...codes) => codes.map((code) => ({ code, name: code, hash: '0' }));
const codes = (/** @type {readonly {code: string}[]} */ all) => all.map((one) => one.code);

test('languages are tried in the order of the wish, English last', () => {
  assert.deepEqual(codes(negotiate(['nl-BE', 'en-GB', 'fr'], there('en', 'nl', 'fr'))), ['nl', 'en', 'fr']);
  assert.deepEqual(codes(negotiate(['pt-PT'], there('en', 'pt'))), ['pt', 'en']);
  assert.deepEqual(codes(negotiate(['xx'], there('en', 'fr'))), ['en']);
  assert.deepEqual(
    codes(negotiate(['en'], there('ar', 'fa'))),
    ['ar', 'fa'],
    'where there is no English, what there is',
  );
});

test('Kurdish in Arabic letters is Sorani, in Latin letters it is another', () => {
  const all = there('en', 'ckb');
  assert.deepEqual(codes(negotiate(['ku-Arab-IQ'], all)), ['ckb', 'en']);
  assert.deepEqual(codes(negotiate(['ku-Latn', 'ku'], all)), ['en']);
});

test('an address asks for one language, or offers some', () => {
  const all = there('en', 'ar', 'nl');
  const seen = (/** @type {string|null} */ asked) => {
    const { offered, first } = offeredBy(asked, all);
    return [codes(offered).join(), first];
  };
  assert.deepEqual(seen(null), ['en,ar,nl', null]);
  assert.deepEqual(seen('auto'), ['en,ar,nl', null]);
  assert.deepEqual(seen('ar'), ['en,ar,nl', 'ar']);
  assert.deepEqual(seen('nl,en'), ['nl,en', 'nl']);
  assert.deepEqual(seen('xx'), ['en,ar,nl', null]);
});

test('where the file of a language does not arrive, the next is taken', async () => {
  const from = async (/** @type {string} */ path) => {
    if (path !== 'words/en-0.ftl') throw new Error('404');
    return english;
  };
  const { t, lang } = await loadWords(from, there('nl', 'en'));
  assert.deepEqual([t('only'), lang], ['only here', 'en']);
  await assert.rejects(loadWords(from, there('nl')), /404/);
});

test('numbers are written as the language does, with a true minus', () => {
  const { amount, t } = createWords('de', 'has = hat { $n }\nare = { $n ->\n    [one] eins\n   *[other] { $n }\n  }\n');
  assert.equal(amount(-24.25, 1), '−24,3');
  assert.equal(amount(1234.5, 1, true), '+1.234,5');
  assert.equal(amount(0, 1, true), '0,0');
  assert.equal(amount(-0.04, 1), '0,0');
  assert.equal(t('has', { n: -10 }), 'hat −10');
  assert.equal(t('are', { n: 1 }), 'eins', 'it is still a number to choose by');
});

test('the digits are those of the language, or the Latin ones', () => {
  const arabic = 'language-name = العربية\nlanguage-digits = ٠١٢٣٤٥٦٧٨٩\nhas = { $n } ، ٧\n';
  const bare = (/** @type {string} */ text) => text.replace(/[\u2068\u2069]/g, '');
  assert.equal(bare(createWords('ar', arabic).t('has', { n: 12 })), '١٢ ، ٧');
  assert.equal(bare(createWords('ar', arabic, { latin: true }).t('has', { n: 12 })), '12 ، 7');
  assert.equal(createWords('ckb', arabic).amount(4567.5, 1), '٤٬٥٦٧٫٥');
  assert.equal(createWords('xx', arabic).amount(12), '١٢', 'also where the browser does not know the language');
});

test('small whole numbers look as the browser would write them with the digits 0 to 9', () => {
  const folder = new URL('../../py/ur/words/', import.meta.url);
  for (const { name } of readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory())) {
    const file = readFileSync(new URL(`${name}/language.ftl`, folder), 'utf8');
    const format = new Intl.NumberFormat(`${name}-u-nu-latn`);
    const latin = createWords(name, `${file}\nhas = { $n }`, { latin: true });
    const own = createWords(name, `${file}\nhas = { $n }`);
    for (const { t, amount } of own.ownDigits ? [latin] : [latin, own])
      for (const n of [0, 7, 42, 123, 999, 1000, 54_321]) {
        assert.equal(amount(n), format.format(n), `${n} in ${name}`);
        assert.equal(t('has', { n }).replace(/[\u2068\u2069]/g, ''), format.format(n), `${n} in ${name}`);
      }
  }
});

test('plurals follow the language', () => {
  const words = (/** @type {string[]} */ names) =>
    `n = { $n ->\n${names.map((name) => `    [${name}] ${name}\n`).join('')}   *[other] other\n  }\n`;
  const arabic = createWords('ar', words(['zero', 'one', 'two', 'few', 'many'])).t;
  const french = createWords('fr', words(['one'])).t;
  const numbers = [0, 1, 2, 3, 11, 100];
  assert.deepEqual(
    numbers.map((n) => arabic('n', { n })),
    ['zero', 'one', 'two', 'few', 'many', 'other'],
  );
  assert.deepEqual(
    numbers.map((n) => french('n', { n })),
    ['one', 'one', 'other', 'other', 'other', 'other'],
  );
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

test('a number typed with Arabic or Persian digits is read', () => {
  assert.equal(withLatinDigits('٤٨۲۷'), '4827');
});

test('what belongs together from right to left has a letter of its own, by which browsers find its direction', () => {
  for (const lang of ['ar', 'fa', 'ckb']) {
    const folder = new URL(`../../py/ur/words/${lang}/`, import.meta.url);
    const texts = readdirSync(folder).filter((file) => file.endsWith('.ftl'));
    const text = texts.map((file) => readFileSync(new URL(file, folder), 'utf8')).join('\n');
    const { t } = createWords(lang, text);
    const args = Object.fromEntries([...text.matchAll(/\$(\w+)/g)].map(([, name]) => [name, 3]));
    for (const [, id = ''] of text.matchAll(/^([a-z][\w-]*) =/gm)) {
      // Isolated parts from the inside out: each leaves a sign, R where it has letters of Arabic script.
      const withoutInnermost = (/** @type {string} */ said) =>
        said.replace(/\u2068([^\u2066-\u2069]*)\u2069/g, (_all, part) => {
          const own = part.replace(/[RN]/g, '');
          assert.ok(!/R/.test(part) || /[a-z\u0590-\u08ff\u200f]/i.test(own) || !own.trim(), `${lang}: ${id}`);
          return /[\u0590-\u08ff]|R/.test(part) ? 'R' : 'N';
        });
      let rest = t({ id, args });
      while (/\u2068[^\u2066-\u2069]*\u2069/.test(rest)) rest = withoutInnermost(rest);
    }
  }
});

test('words that come while another language is chosen are there in that language', async () => {
  const languages = ['en', 'nl'].map((code) => ({ code, name: code, hash: '0' }));
  /** Files that have been asked for, and wait. @type {Map<string, (answer: Response) => void>} */
  const waiting = new Map();
  Object.assign(globalThis, {
    LANGUAGES: languages,
    location: { href: 'https://a.example/' },
    fetch: (/** @type {string} */ url) =>
      new Promise((answer) => waiting.set(new URL(url, 'https://a.example/').pathname.split('/').at(-1) ?? '', answer)),
  });
  const turn = () => new Promise((done) => setTimeout(done, 5));
  /** @param {string} name */
  const comes = async (name) => {
    for (let tries = 0; tries < 100 && !waiting.has(name); tries += 1) await turn();
    waiting.get(name)?.(new Response('only = here'));
    await turn();
  };
  const english = createWords('en', 'only = here', { languages });

  // The language comes while the words of a view are under way.
  let now = english;
  const added = addWords(() => now, ['rules']);
  now = createWords('nl', 'only = hier', { languages });
  await comes('en-rules-0.ftl');
  await comes('nl-rules-0.ftl');
  await added;
  assert.ok(now.groups.has('rules'));

  // The words of a view come while those of the language are under way.
  waiting.clear();
  const chosen = chosenWords('nl', english);
  await comes('nl-0.ftl');
  await comes('nl-rules-0.ftl');
  const later = createWords('en', 'only = here', { languages });
  assert.deepEqual([...(await chosen).groups], ['rules']);
  waiting.clear();
  const second = chosenWords('nl', later);
  later.add('only = here', 'rules');
  await comes('nl-0.ftl');
  const first = comes('nl-rules-0.ftl');
  later.add('only = here', 'story');
  await first;
  await comes('nl-story-0.ftl');
  assert.deepEqual([...(await second).groups].sort(), ['rules', 'story']);
});
