/** The order of the folders of js/, what each says about itself, and how its lines and types are written. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { WORDS } from '../../js/view/lazy.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(join(ROOT, path), 'utf8');
const filesIn = (/** @type {string} */ folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => relative(ROOT, join(one.parentPath, one.name)));

/** From the ground up: a folder imports only from itself and from those before it. js/ itself has the entry points. */
const ORDER = [
  'lib',
  'types',
  'engine',
  'state',
  'view',
  'puzzle',
  'editor',
  'page',
  'kiosk',
  'embed',
  'museum',
  'entries',
];
/** So many times `any` stands in the types of these files: where the DOM gives what no type describes. */
const BORDERS = { 'js/lib/dom.js': 2 };
const LONGEST = 120;

const SOURCES = filesIn('js').filter((path) => /\.(js|ts)$/.test(path));
const folderOf = (/** @type {string} */ path) => (path.split('/').length > 2 ? path.split('/')[1] : 'entries');

/**
 * The files that a file imports, for types alone too.
 * @param {string} path
 */
function imports(path) {
  const named = [...read(path).matchAll(/(?:\bfrom |\bimport\(|^import )['"](\.[^'"]+)['"]/gm)].map(([, name]) => name);
  return named.map((name) => resolve(join(dirname(path), name)));
}

/**
 * A file of types is imported by the name of the script that it would be.
 * @param {string} path
 */
const resolve = (path) => (SOURCES.includes(path) ? path : path.replace(/\.js$/, '.d.ts'));

test('every exported name is used in another file', () => {
  const texts = new Map(
    [...SOURCES, ...filesIn('tests').filter((path) => /\.m?js$/.test(path))].map((path) => [path, read(path)]),
  );
  for (const path of SOURCES.filter((one) => one.endsWith('.js') && one.split('/').length > 2)) {
    for (const [, name = ''] of (texts.get(path) ?? '').matchAll(
      /^export (?:async )?(?:const|function\*?|class|let) (\w+)/gm,
    )) {
      const word = new RegExp(`\\b${name}\\b`);
      const used = [...texts].some(([other, text]) => other !== path && word.test(text));
      assert.ok(used, `${path} exports ${name}, which no other file names`);
    }
  }
});

test('every folder has its place in the order', () => {
  assert.deepEqual(new Set(SOURCES.map(folderOf)), new Set(ORDER));
});

for (const path of SOURCES) {
  test(`${path} imports only what is there, from folders below its own`, () => {
    for (const other of imports(path)) {
      assert.ok(SOURCES.includes(other), `there is no ${other}`);
      assert.ok(ORDER.indexOf(folderOf(other)) <= ORDER.indexOf(folderOf(path)), `it must not import ${other}`);
    }
  });
}

test('no file needs itself by way of others', () => {
  /** @type {Set<string>} */
  const done = new Set();
  const visit = (/** @type {string} */ path, /** @type {string[]} */ way) => {
    assert.ok(!way.includes(path), [...way, path].join(' → '));
    if (done.has(path)) return;
    for (const other of imports(path)) visit(other, [...way, path]);
    done.add(path);
  };
  for (const path of SOURCES) visit(path, []);
  assert.equal(done.size, SOURCES.length);
});

/** The groups of words that come later, each with the ids of its messages. */
const LATER = new Map(
  [...read('py/make/words.py').matchAll(/^ {4}"(\w+)": \(([^)]*)\),$/gm)].map(([, group = '', names = '']) => {
    const files = [...names.matchAll(/"([\w.]+)"/g)].map(([, name]) => read(`py/ur/words/en/${name}`));
    return [group, files.flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''))];
  }),
);

/**
 * All scripts that some scripts bring with them: what is imported when it is needed stands in parentheses, types in
 * comments.
 * @param {string[]} paths
 */
function loadedWith(paths) {
  const found = new Set(paths);
  for (const path of found)
    for (const [, name = ''] of read(path).matchAll(/^(?:import|export|\}).*['"](\.[^'"]+)['"];$/gm))
      found.add(join(dirname(path), name));
  return found;
}

/**
 * The words that a script names and that are in none of these groups nor in the first file.
 * @param {string} path
 * @param {readonly string[]} groups
 */
function strangeWords(path, groups) {
  const others = [...LATER].flatMap(([group, ids]) => (groups.includes(group) ? [] : ids));
  const text = read(path);
  const named = [...text.matchAll(/(?:\bt\(|\bid: )'([a-z][\w-]*)/g)].map(([, id]) => id ?? '');
  const begun = [...text.matchAll(/(?:\bt\(|\bid: )`([a-z][\w-]*-)\$/g)].map(([, id]) => id ?? '');
  return [
    ...named.filter((id) => others.includes(id)),
    ...begun.filter((start) => others.some((id) => id.startsWith(start))),
  ].map((id) => `${path}: ${id}`);
}

test('what is loaded with the page names no words that come later', () => {
  assert.ok(LATER.get('panels')?.includes('option-pieces') && LATER.get('kiosk')?.length);
  const first = loadedWith(['js/main.js', 'js/embed.js']);
  assert.ok(first.has('js/view/start.js') && !first.has('js/view/settings.js'));
  // A moment that is looked back at is shown when these words are here.
  assert.match(read('js/page/effects.js'), /WORDS_OF = \{.* look: \['review'\] \};/);
  const here = (/** @type {string} */ path) => (path === 'js/state/reduce_look.js' ? ['review'] : []);
  assert.deepEqual(
    [...first].flatMap((path) => strangeWords(path, here(path))),
    // It fetches their group.
    ['js/main.js: task-'],
  );
});

test('a view that is loaded later asks for all groups of words that it names', () => {
  const first = loadedWith(['js/main.js', 'js/embed.js']);
  const views = [...read('js/view/lazy_views.js').matchAll(/export \{ ([\w, ]+) \} from '\.\/(\w+\.js)'/g)];
  assert.ok(views.length > 10);
  const strange = views.flatMap(([, names = '', file]) =>
    [...loadedWith([`js/view/${file}`])]
      .filter((path) => !first.has(path))
      .flatMap((path) =>
        names.split(', ').flatMap((name) => strangeWords(path, WORDS[/** @type {'storyView'} */ (name)] ?? [])),
      ),
  );
  assert.deepEqual([...new Set(strange)], []);
});

for (const folder of ORDER) {
  const home = folder === 'entries' ? 'js' : `js/${folder}`;
  test(`${home}/README.md says what lives there, what it may import and where to start reading`, () => {
    const [, what, may = '', start = ''] = read(`${home}/README.md`).split(/\n+/);
    assert.match(what ?? '', /\.$/);
    assert.match(may, /^May import: /);
    const said = [...may.matchAll(/`js\/(\w+)`/g)].map(([, name]) => name);
    const used = new Set(
      SOURCES.filter((path) => folderOf(path) === folder)
        .flatMap(imports)
        .map(folderOf),
    );
    for (const name of used) assert.ok(name === folder || said.includes(name), `it imports js/${name}`);
    for (const name of said) assert.ok(ORDER.indexOf(name ?? '') < ORDER.indexOf(folder), `js/${name} is above it`);
    assert.match(start, /^Start reading at `/);
    for (const [, name] of start.matchAll(/`(\w+(?:\.d)?\.[jt]s)`/g))
      assert.ok(SOURCES.includes(`${home}/${name}`), name);
  });
}

/**
 * The types that are written in a file, without its code and its prose.
 * @param {string} path
 */
function typesIn(path) {
  const text = read(path);
  if (path.endsWith('.ts')) return text.replace(/\/\*.*?\*\//gs, '');
  let types = '';
  for (const { index } of text.matchAll(/@(?:type|typedef|param|property|returns|template|satisfies)\s*\{/g)) {
    let depth = 0;
    for (const letter of text.slice(text.indexOf('{', index))) {
      types += letter;
      if (letter === '{') depth += 1;
      if (letter === '}') depth -= 1;
      if (!depth) break;
    }
  }
  return types;
}

const anyIn = (/** @type {string} */ path) => typesIn(path).match(/\bany\b/g)?.length ?? 0;

test('any stands in a type only at the borders', () => {
  const found = SOURCES.map((path) => [path, anyIn(path)]);
  assert.deepEqual(Object.fromEntries(found.filter(([, count]) => count)), BORDERS);
});

const WRITTEN = [...SOURCES, ...[...filesIn('css'), ...filesIn('tests')].filter((path) => /\.(css|m?js)$/.test(path))];

/**
 * The lines of a file that fit a pattern, as file:number.
 * @param {string} path
 * @param {(line: string) => boolean} fits
 */
const linesOf = (path, fits) =>
  read(path)
    .split('\n')
    .flatMap((line, i) => (fits(line) ? [`${path}:${i + 1}`] : []));

test(`no line is longer than ${LONGEST} columns`, () => {
  const long = WRITTEN.flatMap((path) => linesOf(path, (line) => [...line].length > LONGEST));
  assert.deepEqual(long, []);
});

test('every tag of a comment has a line of its own', () => {
  const crowded = /@(param|returns|property) .*@(param|returns|property) /;
  const others = SOURCES.filter((path) => folderOf(path) !== 'view');
  assert.deepEqual(
    others.flatMap((path) => linesOf(path, (line) => crowded.test(line))),
    [],
  );
});
