/**
 * The rule sheet of a ruleset, made from its rule objects: the picture of the way, the aim, the set-up, the throws,
 * then all other rules. A small mark after each line opens what it rests on; the documents stand folded at the end.
 * In print it is a leaflet: the sheet on one page, and the story of the board on its back.
 */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';
import { middleOf, walked } from './geometry.js';
import { lessonButton } from './links.js';
import { viewBoxOf } from './picture.js';
import { storyView } from './story.js';
import { drawing, goldWay, LIE, plaque, smallBoard, symbol, wayOf } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../types/catalogue.js').RuleLine} RuleLine */
/** @typedef {import('../lib/dom.js').Content} Content */

/** Sections that have places of their own on the sheet. */
const FIRST = ['board', 'start', 'end'];
/** Sections whose lines may be about an ornament. */
const OF_SQUARES = new Set(['landing', 'extra', 'money']);
/** What the picture of the way shows better than a list of squares. */
const IN_PICTURE = new Set(['rule-path', 'rule-shared', 'rule-private']);

/**
 * @param {State} state
 * @param {Send} send
 */
export function rulebookView(state, send) {
  const { rules } = state;
  if (!rules) return null;
  return [
    leafletPage('sheet', 'rule-sheet', sheet(state, send, rules)),
    leafletPage('back', 'leaflet-back story', storyView(state, send)),
  ];
}

/**
 * What stands on one page in print: `--letters` says how much that is, and css/print.css sizes the type by it.
 * @param {string} key
 * @param {string} name
 * @param {Content[]} content
 */
const leafletPage = (key, name, content) =>
  h('div', { key, class: name, style: { '--letters': lettersIn(content) } }, content);

/**
 * @param {Content} content
 * @returns {number} its letters; one that is as wide as high counts twice
 */
function lettersIn(content) {
  if (Array.isArray(content)) return content.reduce((/** @type {number} */ sum, one) => sum + lettersIn(one), 0);
  if (typeof content === 'string') return content.length + (content.match(/[\u3000-\uffef]/g)?.length ?? 0);
  return content && typeof content === 'object' && 'children' in content ? lettersIn(content.children) : 0;
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {Rules} rules
 * @returns {Content[]}
 */
function sheet(state, send, rules) {
  const { t } = state.words;
  return [
    h('p', { key: 'leaflet', class: 'leaflet-title' }, t('title')),
    h('h3', { key: 'name' }, t(rules.name)),
    h('p', { key: 'special', class: 'lead' }, t(rules.special)),
    wayPicture(state, rules),
    h(
      'p',
      { key: 'do', class: 'row' },
      lessonButton(state, send),
      button(t('compare-open'), () => send({ type: 'panel', panel: 'compare' }), { class: 'quiet' }),
      button(t('sheet-print'), () => print(), { class: 'quiet', key: 'print' }),
    ),
    part(state, rules, 'sheet-aim', ['end']),
    part(state, rules, 'sheet-setup', ['board', 'start']),
    h(
      'section',
      { key: 'throws', class: 'rules-section' },
      h('h4', null, t('section-throws')),
      throwsTable(state, rules),
      lines(state, rules, ['throws']),
    ),
    sections(rules)
      .filter((section) => !FIRST.includes(section) && section !== 'throws')
      .map((section) => part(state, rules, `section-${section}`, [section])),
    h(
      'details',
      { key: 'origins', class: 'origins' },
      h('summary', null, t('sheet-origins')),
      h('p', { class: 'note legend' }, t('rulebook-legend')),
      h('p', { class: 'note' }, t('rulebook-sources', { sources: rules.source })),
    ),
  ];
}

/**
 * @param {State} state
 * @param {Rules} rules
 * @param {string} title
 * @param {string[]} its sections
 */
const part = (state, rules, title, its) =>
  h('section', { key: title, class: 'rules-section' }, h('h4', null, state.words.t(title)), lines(state, rules, its));

/**
 * @param {State} state
 * @param {Rules} rules
 * @param {string[]} its sections
 */
const lines = (state, rules, its) =>
  h(
    'ul',
    { class: 'rules' },
    rules.rulebook
      .filter((line) => its.includes(line.section) && !IN_PICTURE.has(line.text.id))
      .map((line) => ruleLine(state, line, ornamentOf(rules, line))),
  );

/**
 * @param {Rules} rules
 * @returns {string[]} in the order of the book
 */
export const sections = (rules) => [...new Set(rules.rulebook.map((line) => line.section))];

/**
 * The ornament that a line is about: all its squares carry it, and it means something.
 * @param {Rules} rules
 * @param {RuleLine} line
 */
function ornamentOf({ ornaments, meaningful }, { section, squares = [] }) {
  if (!OF_SQUARES.has(section)) return null;
  const [first, ...others] = new Set(squares.map((square) => ornaments[square]));
  return first && !others.length && meaningful.includes(first) ? first : null;
}

/**
 * @param {State} state
 * @param {RuleLine} line
 * @param {string|null} [ornament]
 */
export function ruleLine(state, line, ornament = null) {
  const { t } = state.words;
  return h(
    'li',
    { class: ornament ? 'with-ornament' : '' },
    ornament && drawing('ornament', '0 0 100 100', plaque(50, 50, 106, ornament, true)),
    h('span', null, t(line.text)),
    h(
      'details',
      { class: `origin ${line.status}` },
      h('summary', { 'aria-label': t('sheet-origin') }),
      h('small', null, t(`status-${line.status}`, { source: line.source })),
    ),
  );
}

/**
 * Where pieces come in, the squares they pass, and where they go off.
 * @param {State} state
 * @param {Rules} rules
 */
function wayPicture(state, rules) {
  const { t, dir } = state.words;
  const { board } = rules;
  const { line, head } = wayOf(rules);
  const path = walked(rules, 'light');
  const [first = 'A1', last = 'A1'] = [path[0], path.at(-1)];
  const squares = path.filter((name) => name !== 'S' && name !== 'H').length;
  // Where a path ends on the square on which it begins, both words share the square.
  const size = first === last ? 0.64 : 1;
  // A word of more letters is written smaller, so that it stays inside its circle. Arabic letters are wider.
  const room = dir === 'rtl' ? 3.2 : 4.2;
  const end = (/** @type {string} */ square, /** @type {string} */ word, /** @type {number} */ aside) => {
    const { x, y } = middleOf(square, 'light', board, LIE);
    return h(
      'g',
      { transform: `translate(${x} ${y + (first === last ? aside : 0)}) scale(${size})` },
      h('circle', { class: 'way-end', r: 38 }),
      h('text', { class: 'way-end-word', y: 11, transform: `scale(${Math.min(1, room / t(word).length)})` }, t(word)),
    );
  };
  return h(
    'figure',
    { key: 'way', class: 'way-picture' },
    drawing(
      'whole-board',
      viewBoxOf(board, false),
      smallBoard(rules),
      goldWay(line, head),
      end(first, 'sheet-in', -26),
      end(last, 'sheet-out', 26),
    ),
    h('figcaption', { class: 'note' }, t('sheet-way', { n: squares })),
  );
}

/**
 * Each throw, what it scores, and how often it comes.
 * @param {State} state
 * @param {Rules} rules
 */
function throwsTable(state, { kit }) {
  const { t, amount } = state.words;
  const scores = kit.scores ?? kit.values ?? [];
  const face = (/** @type {number} */ marked) =>
    kit.scores
      ? Array.from({ length: kit.count }, (_, i) =>
          symbol(`${kit.kind === 'cubes' ? 'cube' : 'lot'}-${i < marked ? 1 : 0}`, i * 88 + 44, 52, 96),
        )
      : symbol('bone', 44, 52, 96);
  const row = (
    /** @type {string} */ name,
    /** @type {(score: number|null, i: number) => import('../lib/dom.js').Content} */ cell,
  ) =>
    h(
      'tr',
      { key: name },
      h('th', { scope: 'row' }, t(name)),
      scores.map((score, i) => h('td', { key: i }, cell(score, i))),
    );
  return h(
    'table',
    { class: 'throws-table' },
    h(
      'tbody',
      null,
      row('sheet-throw', (_score, i) => [
        drawing('kit-sign', `0 0 ${(kit.scores ? kit.count : 1) * 88} 100`, face(i)),
        kit.scores && h('span', { class: 'aside' }, t('sheet-marked', { n: i })),
      ]),
      row('sheet-score', (score) => h('b', null, score === null ? t('sheet-nothing') : amount(score))),
      kit.chances &&
        row('sheet-chance', (_score, i) =>
          t('sheet-chance-of', { n: kit.chances?.[i]?.[0] ?? 0, all: kit.chances?.[i]?.[1] ?? 0 }),
        ),
    ),
  );
}
