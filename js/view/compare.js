/** Two rulesets side by side: what differs comes first, and the two paths are drawn over each other. */
import { h } from '../lib/dom.js';
import { select } from './dialog.js';
import { BOARDS, walked } from './geometry.js';
import { pictureOf } from './picture.js';
import { sections } from './rulebook.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/catalogue.js').Rules} Rules */

/**
 * @param {State} state
 * @param {Send} send
 */
export function compareView(state, send) {
  const { t } = state.words;
  const all = state.catalogue?.rulesets ?? [];
  const one = state.rules;
  if (!one) return [];
  const others = all.filter((rules) => rules.id !== one.id);
  const two = others.find((rules) => rules.id === state.ui.compare) ?? others[0];
  if (!two) return [];
  const { different, equal } = sorted(state, one, two);
  return [
    h('p', { key: 'first', class: 'compare-first' }, t('compare-with', { rules: one.name })),
    select(
      'compare-second',
      t('compare-second'),
      others.map((rules) => ({ value: rules.id, label: t(rules.name) })),
      two.id,
      (id) => send({ type: 'compare', id }),
    ),
    samePath(one, two) ? null : paths(state, one, two),
    h(
      'table',
      { key: 'facts', class: 'facts' },
      h('caption', null, t('compare-facts')),
      h(
        'thead',
        null,
        h('tr', null, h('td', null), h('th', { scope: 'col' }, t(one.name)), h('th', { scope: 'col' }, t(two.name))),
      ),
      h('tbody', null, facts(state, one, two)),
    ),
    h('h3', { key: 'different' }, t(different.length ? 'compare-different' : 'compare-alike')),
    different.map((section) => pair(state, section, one, two)),
    equal.length > 0 &&
      h(
        'details',
        { key: 'equal' },
        h('summary', null, t('compare-equal', { n: equal.length })),
        h(
          'ul',
          { class: 'rules' },
          equal.map((text) => h('li', { key: text }, text)),
        ),
      ),
  ];
}

/**
 * @param {Rules} one
 * @param {Rules} two
 */
const samePath = (one, two) => one.board === two.board && String(walked(one, 'light')) === String(walked(two, 'light'));

/**
 * @param {State} state
 * @param {Rules} one
 * @param {Rules} two
 */
function facts(state, one, two) {
  const { t, amount } = state.words;
  /** @type {[string, (rules: Rules) => string][]} */
  const rows = [
    ['fact-line', (rules) => t(rules.line)],
    ['fact-minutes', (rules) => t('minutes', { minutes: rules.minutes })],
    ['fact-pieces', (rules) => (rules.pieces ? amount(rules.pieces.default) : t('fact-own'))],
    ['fact-throw', (rules) => t(`kit-${rules.kit?.kind ?? 'lots'}`, { count: rules.kit?.count ?? 4 })],
    [
      'fact-path',
      (rules) =>
        t('fact-squares', { n: walked(rules, 'light').filter((square) => square !== 'S' && square !== 'H').length }),
    ],
    ['fact-special', (rules) => t(rules.special)],
  ];
  return rows
    .map(([name, say]) => ({ name, a: say(one), b: say(two) }))
    .filter(({ a, b }) => a !== b)
    .map(({ name, a, b }) =>
      h('tr', { key: name }, h('th', { scope: 'row' }, t(name)), h('td', null, a), h('td', null, b)),
    );
}

/**
 * The sections in which the rules differ, and the rules that both have. Two lines with the same words are the same
 * rule, whatever they rest on.
 * @param {State} state
 * @param {Rules} one
 * @param {Rules} two
 */
function sorted(state, one, two) {
  const [first, second] = [texts(state, one), texts(state, two)];
  const differs = (/** @type {string} */ section) =>
    only(state, one, second, section).length + only(state, two, first, section).length > 0;
  return {
    different: [...new Set([...sections(one), ...sections(two)])].filter(differs),
    equal: [...first].filter((text) => second.has(text)),
  };
}

/**
 * @param {State} state
 * @param {Rules} rules
 */
const texts = (state, rules) => new Set(rules.rulebook.map((line) => state.words.t(line.text)));

/**
 * The lines of a section that the other rules do not have.
 * @param {State} state
 * @param {Rules} rules
 * @param {Set<string>} others
 * @param {string} section
 */
const only = (state, rules, others, section) =>
  rules.rulebook
    .filter((line) => line.section === section)
    .map((line) => state.words.t(line.text))
    .filter((text) => !others.has(text));

/**
 * @param {State} state
 * @param {string} section
 * @param {Rules} one
 * @param {Rules} two
 */
function pair(state, section, one, two) {
  const { t } = state.words;
  const half = (/** @type {Rules} */ rules, /** @type {Rules} */ other) => {
    const its = only(state, rules, texts(state, other), section);
    return h(
      'div',
      { key: rules.id, class: 'half' },
      h('h5', null, t(rules.name)),
      its.length
        ? h(
            'ul',
            { class: 'rules' },
            its.map((text) => h('li', { key: text }, text)),
          )
        : h('p', { class: 'note' }, t('compare-nothing')),
    );
  };
  return h(
    'section',
    { key: section, class: 'pair' },
    h('h4', null, t(`section-${section}`)),
    half(one, two),
    half(two, one),
  );
}

/**
 * Squares of both boards on one grid: column and row of a name.
 * @param {string} square
 * @returns {[number, number]}
 */
const place = (square) => [Number(square.slice(1)) - 1, 'ABC'.indexOf(square[0] ?? 'A')];

/**
 * The board below the paths, file A uppermost as in the picture of the paths.
 * @param {Rules} rules
 */
function drawing({ board, meaningful }) {
  const { props, children } = pictureOf(board, { upright: false, near: 'dark', reversed: false }, meaningful);
  const { long } = BOARDS[board];
  return h(
    'svg',
    { key: 'board', viewBox: props.viewBox, x: -6.8, y: -6.8, width: long * 20 + 13.6, height: 73.6 },
    children,
  );
}

/**
 * @param {State} state
 * @param {Rules} one
 * @param {Rules} two
 */
function paths(state, one, two) {
  const { t } = state.words;
  const squares = [...new Set([one, two].flatMap((rules) => [...rules.paths.light, ...rules.paths.dark]))].filter(
    (name) => /^[ABC]\d+$/.test(name),
  );
  const columns = Math.max(...squares.map((name) => place(name)[0])) + 1;
  const line = (/** @type {Rules} */ rules, /** @type {number} */ shift) =>
    walked(rules, 'light')
      .filter((name) => /^[ABC]\d+$/.test(name))
      .map((name) => {
        const [x, y] = place(name);
        return `${x * 20 + 10 + shift},${y * 20 + 10 + shift}`;
      })
      .join(' ');
  return h(
    'figure',
    { key: 'paths', class: 'compare-paths' },
    h(
      'svg',
      {
        viewBox: `-7 -7 ${columns * 20 + 14} 76`,
        role: 'img',
        'aria-label': t('compare-paths', { one: one.name, two: two.name }),
      },
      one.board === two.board
        ? drawing(one)
        : squares.map((name) => {
            const [x, y] = place(name);
            return h('rect', { key: name, x: x * 20 + 1, y: y * 20 + 1, width: 18, height: 18, rx: 1 });
          }),
      [one, two].flatMap((rules, i) =>
        ['halo', i ? 'two' : 'one'].map((name) =>
          h('polyline', { key: `${i}${name}`, class: name, points: line(rules, i ? 3 : -3) }),
        ),
      ),
    ),
    h(
      'figcaption',
      null,
      h('span', { class: 'path-one' }, t(one.name)),
      ' ',
      h('span', { class: 'path-two' }, t(two.name)),
    ),
  );
}
