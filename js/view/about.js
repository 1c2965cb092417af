/** What this is, whose work is in it, and what it does with data: nothing. */
import { h } from '../lib/dom.js';
import { filesOf, PAGE_GROUPS } from '../lib/languages.js';
import { inSite } from '../lib/site.js';
import { museumLink } from './links.js';

/** @typedef {import('../types/state.js').State} State */

/** Everything else that is shipped, each with the file that has its licence. */
const SHIPPED = [
  { name: 'Pyodide', licence: 'MPL-2.0', text: 'MPL-2.0' },
  { name: 'CPython', licence: 'PSF-2.0', text: 'PSF-2.0' },
  { name: 'Alegreya', licence: 'OFL-1.1', text: 'OFL-alegreya' },
  { name: 'Source Sans 3', licence: 'OFL-1.1', text: 'OFL-source-sans-3' },
  { name: 'Vazirmatn', licence: 'OFL-1.1', text: 'OFL-vazirmatn' },
  { name: '@fluent/bundle', licence: 'Apache-2.0', text: 'Apache-2.0' },
  { name: 'lean-qr', licence: 'MIT', text: 'notices' },
  { name: 'Emscripten, musl, libffi, Expat, HACL*, ErrorStackParser', licence: 'MIT', text: 'notices' },
  { name: 'LLVM', licence: 'Apache-2.0', text: 'notices' },
  { name: 'Zstandard, libmpdec', licence: 'BSD', text: 'notices' },
  { name: 'zlib, bzip2', licence: 'Zlib, bzip2-1.0.6', text: 'notices' },
  { name: 'XZ, SQLite, dlmalloc', licence: '0BSD, CC0', text: 'notices' },
];

/** @param {State} state */
export function aboutView(state) {
  const { t, languages } = state.words;
  const kept = languages
    .filter((one) => filesOf(one, PAGE_GROUPS).every((file) => state.offline?.includes(file)))
    .map((one) => one.name);
  return [
    h('p', { key: 'what' }, t('about-what')),
    h('p', { key: 'offline', class: 'note' }, t(state.offline ? 'about-offline' : 'about-online')),
    kept.length > 0 && h('p', { key: 'kept', class: 'note' }, t('language-offline', { languages: kept })),
    h('h3', { key: 'privacy-title' }, t('about-privacy')),
    h('p', { key: 'privacy' }, t('about-privacy-text')),
    h('h3', { key: 'licences-title' }, t('about-licences')),
    h(
      'table',
      { key: 'licences', class: 'facts' },
      h(
        'thead',
        null,
        h('tr', null, h('th', { scope: 'col' }, t('about-part')), h('th', { scope: 'col' }, t('about-licence'))),
      ),
      h(
        'tbody',
        null,
        [{ name: t('title'), licence: 'MIT', text: 'MIT' }, ...SHIPPED].map(({ name, licence, text }) =>
          h(
            'tr',
            { key: name },
            h('th', { scope: 'row' }, h('bdi', null, name)),
            h('td', null, h('a', { href: inSite(`licences/${text}.txt`), target: '_blank' }, licence)),
          ),
        ),
      ),
    ),
    h('p', { key: 'note', class: 'note' }, t('about-licences-note')),
    !state.embedded && h('p', { key: 'museum' }, museumLink(state)),
  ];
}

/** @param {State} state */
export function keysView(state) {
  const { t } = state.words;
  return [
    h('p', { key: 'note' }, t('keys-note')),
    h(
      'dl',
      { key: 'keys', class: 'keys' },
      KEYS.map(([keys, id]) =>
        h(
          'div',
          { key: id },
          h(
            'dt',
            null,
            keys.split(' ').map((key) => h('kbd', { key }, key)),
          ),
          h('dd', null, t(id)),
        ),
      ),
    ),
  ];
}

/** @type {[string, string][]} */
const KEYS = [
  ['← ↑ → ↓', 'key-arrows'],
  ['Home End', 'key-ends'],
  ['[ ]', 'key-path'],
  ['M Shift+M', 'key-movable'],
  ['Enter Space', 'key-go'],
  ['R Q', 'key-throw'],
  ['1 … 9', 'key-nth'],
  ['Ctrl+Z U', 'key-undo'],
  ['Ctrl+Shift+Z', 'key-redo'],
  ['L', 'key-last'],
  ['S', 'key-scores'],
  ['T', 'key-turn'],
  ['B', 'key-board'],
  ['P', 'key-say-path'],
  ['H', 'key-hint'],
  ['F', 'key-flip'],
  ['N', 'key-new'],
  ['?', 'key-help'],
  ['Esc', 'key-escape'],
];
