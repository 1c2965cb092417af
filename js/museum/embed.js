/**
 * "Put the game in your page": choose what the frame shows, see it, copy the lines. The frame here is the real one, in
 * the sandbox that the lines give it.
 */
import { h } from '../lib/dom.js';
import { inSite, SITE } from '../lib/site.js';
import { chosenWords } from '../page/language.js';
import { PARAMETERS } from '../state/parameters.js';
import { button, checkbox, radios, select } from '../view/dialog.js';
import { exchange, exchangeView } from './exchange.js';
import { linesView, notHere } from './page.js';
import { frameAddress, keptOf, SHAPES, sandboxOf, snippetOf, USUAL, waysOf } from './snippet.js';

// In one file with this page: a file more would cost every first visit its name and its hash (js/sw.js).
export * as kiosk from './kiosk.js';

/** @typedef {import('./page.js').Museum} Museum */
/** @typedef {import('./snippet.js').Choices} Choices */

/** The name of the game in the languages chosen so far. @type {Map<string, string>} */
const titles = new Map();

/** Without a language it is that of this page. */
let chosen = { ...USUAL, lang: '' };
/** The width of the frame here, in CSS pixels; 0 for all there is. */
let width = innerWidth < 700 ? 0 : 640;
/** Until typing rests, the frame stays as it is. */
const REST = 600;

/** The header by which a host lets everybody load its files, also a frame without an origin. */
const HEADER = ['Access-Control-Allow-Origin', '*'];
/** Whether the host of this site sends it; null until that is known. @type {boolean|null} */
let open = null;
let asked = false;

/** Ask for a file that no service worker keeps, since that would add the header. @param {() => void} draw */
async function askHost(draw) {
  asked = true;
  const [name = '', value] = HEADER;
  try {
    const { headers } = await fetch(inSite('ur-game.js'), { method: 'HEAD', cache: 'no-store' });
    open = headers.get(name) === value;
  } catch {
    open = false;
  }
  draw();
}

/** @param {Museum} museum */
export function view(museum) {
  const { t } = museum.words;
  if (!asked) void askHost(museum.draw);
  if (open === null) return notHere(museum.words, false, museum.draw);
  return h(
    'div',
    { class: 'builder' },
    h('section', { class: 'result', 'aria-label': t('museum-embed-frame'), key: 'result' }, result(museum, open)),
    h('section', { class: 'page-panel', 'aria-label': t('museum-embed-choices'), key: 'choices' }, choices(museum)),
  );
}

/** What is chosen, with a language. @param {Museum} museum */
const withLanguage = ({ words }) => ({ ...chosen, lang: chosen.lang || words.lang });

/**
 * @param {Museum} museum
 * @param {Partial<Choices>} changes
 */
function choose(museum, changes) {
  chosen = { ...chosen, ...changes };
  museum.draw();
}

/**
 * The title of the frame, in its language; in that of this page until the words have come, or if they do not.
 * @param {Museum} museum
 * @param {string} lang
 */
function titleIn({ words, draw }, lang) {
  if (lang === 'auto' || lang === words.lang) return words.t('title');
  if (!titles.has(lang)) {
    titles.set(lang, '');
    chosenWords(lang, { ...words, groups: new Set() }).then(
      ({ t }) => {
        titles.set(lang, t('title'));
        draw();
      },
      () => titles.delete(lang),
    );
  }
  return titles.get(lang) || words.t('title');
}

/**
 * What waits until typing rests in a field, by its name.
 * @type {Record<string, ReturnType<typeof setTimeout>>}
 */
const typing = {};

/** @param {Museum} museum */
function choices(museum) {
  const { words, catalogue } = museum;
  const { t, languages } = words;
  const set = (/** @type {Partial<Choices>} */ changes) => choose(museum, changes);
  const rules = catalogue.rulesets.map((one) => ({ value: one.id, label: t(one.name) }));
  const named = (/** @type {readonly string[]} */ values, /** @type {string} */ prefix) =>
    values.map((value) => ({ value, label: t(`${prefix}-${value}`) }));
  const field = (/** @type {'position'|'caption'} */ name) =>
    h(
      'div',
      { class: 'typed-in', key: name },
      h('label', { for: `embed-${name}` }, t(`museum-embed-${name}`)),
      h('textarea', {
        id: `embed-${name}`,
        rows: 2,
        value: chosen[name],
        dir: name === 'position' ? 'ltr' : 'auto',
        on: {
          input: ({ target }) => {
            clearTimeout(typing[name]);
            typing[name] = setTimeout(() => set({ [name]: target.value }), REST);
          },
        },
      }),
    );
  return [
    h('h2', null, t('museum-embed-shows')),
    select('embed-rules', t('rulebook-title'), rules, chosen.rules, (one) => one && set({ rules: one })),
    select('embed-mode', t('museum-embed-mode'), named(PARAMETERS.mode, 'museum-mode'), chosen.mode, (one) =>
      set({ mode: /** @type {Choices['mode']} */ (one) }),
    ),
    chosen.mode === 'compare' &&
      select('embed-second', t('compare-second'), rules, chosen.second, (one) => one && set({ second: one })),
    chosen.mode === 'position' && [field('position'), field('caption')],
    select(
      'embed-lang',
      t('language-title'),
      [
        { value: 'auto', label: t('museum-embed-visitors') },
        ...languages.map(({ code, name }) => ({ value: code, label: name })),
      ],
      withLanguage(museum).lang,
      (one) => one && set({ lang: one }),
    ),
    h('h2', null, t('museum-embed-looks')),
    select('embed-theme', t('setting-theme'), named(PARAMETERS.theme, 'theme'), chosen.theme, (one) =>
      set({ theme: one ?? 'auto' }),
    ),
    select(
      'embed-controls',
      t('museum-embed-controls'),
      named(PARAMETERS.controls, 'museum-controls'),
      chosen.controls,
      (one) => set({ controls: one ?? 'full' }),
    ),
    checkbox('embed-hints', t('museum-embed-hints'), chosen.hints, (on) => set({ hints: on })),
    checkbox('embed-sound', t('museum-embed-sound'), chosen.sound, (on) => set({ sound: on })),
    checkbox('embed-store', t('museum-embed-store'), chosen.store, (on) => set({ store: on })),
  ];
}

/**
 * @param {Museum} museum
 * @param {boolean} open
 */
function result(museum, open) {
  const { t } = museum.words;
  const kept = keptOf(withLanguage(museum));
  const sandbox = sandboxOf(kept, open);
  const lines = snippetOf(kept, SITE.href, titleIn(museum, kept.lang), open);
  const here = frameAddress(kept, SITE.href);
  // The frame here is heard, so that the page can show what it says.
  const heard = `${here}&origin=${encodeURIComponent(location.origin)}`;
  return [
    h(
      'div',
      { class: 'frame-preview', key: 'preview' },
      h('iframe', {
        key: heard + sandbox,
        title: t('museum-embed-frame'),
        sandbox,
        src: heard,
        style: {
          'inline-size': width ? `${width}px` : '100%',
          'aspect-ratio': SHAPES[kept.shape].replace('/', ' / '),
        },
        hook: (/** @type {HTMLIFrameElement} */ frame) => exchange(frame, museum.draw),
      }),
    ),
    h(
      'div',
      { class: 'row', key: 'size' },
      h('p', { class: 'live' }, t('museum-embed-live')),
      small(museum, 'width', [320, 640, 0], width, (one) => {
        width = one;
        museum.draw();
      }),
      chosen.way === 'frame' &&
        small(museum, 'shape', /** @type {Choices['shape'][]} */ (Object.keys(SHAPES)), chosen.shape, (shape) =>
          choose(museum, { shape }),
        ),
    ),
    radios(
      'embed-way',
      t('museum-embed-way'),
      waysOf(OEMBED, open).map((value) => ({
        value,
        label: t(`museum-way-${value}`),
        note: t(`museum-way-${value}-note`),
      })),
      chosen.way,
      (way) => choose(museum, { way }),
    ),
    linesView(museum, lines, t('museum-embed-lines')),
    // Of the sandbox of an address, and of our script, the lines say nothing.
    (open ? chosen.way === 'frame' && !chosen.store : chosen.way !== 'oembed') &&
      h(
        'p',
        { class: 'note', key: 'host' },
        t(open ? 'museum-embed-open' : 'museum-embed-closed', { sandbox, header: HEADER.join(': ') }),
      ),
    exchangeView(museum.words),
    h(
      'p',
      { key: 'parameters' },
      h('a', { href: inSite('docs/embed.html'), hreflang: 'en' }, t('museum-embed-parameters')),
    ),
  ];
}

/**
 * A choice among few, in one line.
 * @template {string|number} V
 * @param {Museum} museum
 * @param {string} name
 * @param {readonly V[]} values
 * @param {V} now
 * @param {(value: V) => void} change
 */
function small({ words: { t, amount } }, name, values, now, change) {
  return h(
    'div',
    { class: 'segments', role: 'group', 'aria-label': t(`museum-embed-${name}`), key: name },
    values.map((value) =>
      button(
        typeof value === 'number' && value ? amount(value) : t(`museum-${name}-${value || 'full'}`),
        () => change(value),
        { key: value, 'aria-pressed': value === now },
      ),
    ),
  );
}
