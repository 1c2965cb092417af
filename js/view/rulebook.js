/**
 * The rule sheet of a ruleset, made from its rule objects: the picture of the way, the aim, the set-up, the throws,
 * then all other rules. A small mark after each line opens what it rests on; the documents stand folded at the end.
 * In print it is a leaflet: the sheet on one page, and the story of the board on its back.
 */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';
import { lettersIn } from './fit.js';
import { lessonButton } from './links.js';
import { IN_PICTURE, sections } from './rule_lines.js';
import { storyView } from './story.js';
import { drawing, plaque, symbol } from './tiny.js';
import { wayPicture } from './way.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../types/catalogue.js').RuleLine} RuleLine */
/** @typedef {import('../lib/dom.js').Content} Content */

/** Sections that have places of their own on the sheet. */
const FIRST = ['board', 'start', 'end'];
/** Sections whose lines may be about an ornament. */
const OF_SQUARES = new Set(['landing', 'extra', 'money']);
/** What ends a game without a winner is no part of the aim: it stands last. */
const STOPS = new Set(['rule-length', 'rule-skips']);
/** What a rule can rest on, as the marks show it. */
const ORIGINS = /** @type {const} */ (['source', 'reading', 'decision']);

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
 * What stands on one page in print: `--letters` says how much that is, and css/leaflet.css sizes the type by it.
 * @param {string} key
 * @param {string} name
 * @param {Content[]} content
 */
const leafletPage = (key, name, content) =>
  h('div', { key, class: name, style: { '--letters': lettersOf(content) } }, content);

/**
 * @param {Content} content
 * @returns {number}
 */
function lettersOf(content) {
  if (Array.isArray(content)) return content.reduce((/** @type {number} */ sum, one) => sum + lettersOf(one), 0);
  if (typeof content === 'string') return lettersIn(content);
  return content && typeof content === 'object' && 'children' in content ? lettersOf(content.children) : 0;
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
    originMarks(state),
    part(state, rules, 'sheet-aim', (line) => line.section === 'end' && !STOPS.has(line.text.id)),
    part(state, rules, 'sheet-setup', ({ section }) => section === 'board' || section === 'start'),
    h(
      'section',
      { key: 'throws', class: 'rules-section' },
      h('h4', null, t('section-throws')),
      throwsTable(state, rules),
      lines(state, rules, ({ section }) => section === 'throws'),
    ),
    sections(rules)
      .filter((section) => !FIRST.includes(section) && section !== 'throws')
      .map((section) =>
        part(state, rules, `section-${section}`, (line) => line.section === section && !STOPS.has(line.text.id)),
      ),
    part(state, rules, 'section-end', (line) => STOPS.has(line.text.id)),
    h(
      'details',
      { key: 'origins', class: 'origins' },
      h('summary', null, t('sheet-origins')),
      h('p', { class: 'note' }, t('rulebook-sources', { sources: rules.source })),
    ),
  ];
}

/**
 * @param {State} state
 * @param {Rules} rules
 * @param {string} title
 * @param {(line: RuleLine) => boolean} its which lines stand there
 */
const part = (state, rules, title, its) =>
  rules.rulebook.some(its) &&
  h('section', { key: title, class: 'rules-section' }, h('h4', null, state.words.t(title)), lines(state, rules, its));

/**
 * What the marks after the rules mean.
 * @param {State} state
 */
const originMarks = ({ words }) =>
  h(
    'div',
    { key: 'marks', class: 'note origin-marks' },
    h('p', null, words.t('sheet-marks')),
    h(
      'ul',
      null,
      ORIGINS.map((one) => h('li', { key: one, class: `origin-mark ${one}` }, words.t(`sheet-mark-${one}`))),
    ),
  );

/**
 * @param {State} state
 * @param {Rules} rules
 * @param {(line: RuleLine) => boolean} its
 */
const lines = (state, rules, its) =>
  h(
    'ul',
    { class: 'rules' },
    rules.rulebook
      .filter((line) => its(line) && !IN_PICTURE.has(line.text.id))
      .map((line) => ruleLine(state, line, ornamentOf(rules, line))),
  );

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
function ruleLine(state, line, ornament = null) {
  const { t } = state.words;
  return h(
    'li',
    { class: ornament ? 'with-ornament' : '' },
    ornament && drawing('ornament', '0 0 100 100', plaque(50, 50, 106, ornament, true)),
    h('span', null, t(line.text)),
    h(
      'details',
      { class: 'origin' },
      h('summary', { class: `origin-mark ${line.status}`, 'aria-label': t('sheet-origin') }),
      h('small', null, t(`status-${line.status}`, { source: line.source })),
    ),
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
