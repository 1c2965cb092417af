/** Score sheets. Their columns and first numbers are those of the rules, as the catalogue has them. */
import { h } from '../lib/dom.js';
import { plaque, symbol } from '../view/tiny.js';
import { drawn } from './paper.js';

/** @typedef {import('../lib/words.js').Words} Words */
/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../lib/dom.js').Content} Content */
/** @typedef {{value: number, head: Content, name: string}} SquareValue what one kind of square counts at the end */

/** Games on a sheet of points; turns on a sheet of stakes, alone and below a table of birds. */
const ROWS = { points: 16, stakes: 20, stakesBelowBirds: 13 };

/**
 * A rule of the card beside the board.
 * @param {Rules} rules
 * @param {string} key
 */
export const onCard = (rules, key) =>
  rules.card.marks.flatMap((mark) => mark.lines).find((line) => line.key === key)?.text ?? null;

/**
 * A number in a rule.
 * @param {import('../types/game.js').Ref|null} text
 * @param {string} name
 */
const numberIn = (text, name) => Number(text?.args?.[name] ?? 0);

/**
 * What a piece counts that is not home: in hand, on the start, and on each kind of square.
 * @param {Rules} rules
 * @param {Words} words
 * @returns {SquareValue[]}
 */
function squareValues(rules, { t }) {
  const text = onCard(rules, 'points');
  const table = /** @type {{args: {what: {id: string}, value: number}}[]} */ (
    /** @type {unknown} */ (text?.args?.table ?? [])
  );
  return [
    { value: numberIn(text, 'hand'), name: t('tally-hand'), head: null },
    { value: numberIn(text, 'start'), name: t('space-start'), head: null },
    ...table.map(({ args: { what, value } }) => ({
      value,
      name: t(what.id),
      head: drawn('square-value', [-50, -50, 100, 100], plaque(0, 0, 100, what.id.replace('ornament-', ''), true)),
    })),
  ];
}

/**
 * Games in rows; in columns how many pieces the loser had on each kind of square.
 * @param {Rules} rules
 * @param {Words} words
 */
export function pointsTable(rules, words) {
  const { t, amount } = words;
  const columns = squareValues(rules, words);
  const foot = (/** @type {string} */ player) =>
    h(
      'tr',
      null,
      h('th', { scope: 'row', colspan: columns.length + 2 }, t('sheets-in-all', { player: t(`side-${player}`) })),
      h('td', null),
    );
  return table(
    t('sheets-points-caption'),
    [
      t('sheets-game'),
      t('sheets-winner'),
      ...columns.map(({ head, name, value }) => [
        head ?? h('span', null, name),
        head && h('span', { class: 'aside' }, name),
        h('small', null, `× ${amount(value)}`),
      ]),
      t('tally-points'),
    ],
    Array.from({ length: ROWS.points }, (_, i) => [amount(i + 1), ...Array(columns.length + 2).fill('')]),
    [foot('light'), foot('dark')],
  );
}

/**
 * Turns in rows: who threw what and moved where, what was paid, and what both players and the kitty then have. The
 * first row is the stake.
 * @param {Rules} rules
 * @param {Words} words
 */
export function stakesTable(rules, { t, amount }) {
  const text = onCard(rules, 'stake');
  const stake = numberIn(text, 'stake');
  const left = numberIn(text, 'purse') - stake;
  const heads = ['sheets-player', 'sheets-throw', 'sheets-move', 'sheets-paid'].map((id) => t(id));
  const empty = Array.from({ length: rules.card.birds ? ROWS.stakesBelowBirds : ROWS.stakes }, () => Array(8).fill(''));
  return table(
    t('sheets-stakes-caption'),
    ['', ...heads, t('side-light'), t('side-dark'), t('tally-kitty')],
    [['', '', '', t('sheets-stake'), amount(stake), amount(left), amount(left), amount(2 * stake)], ...empty].map(
      (row, i) => (i ? [amount(i), ...row.slice(1)] : row),
    ),
  );
}

/**
 * Each bird: the number that brings it in, on which square, and its value.
 * @param {Rules} rules
 * @param {Words} words
 */
export const birdsTable = (rules, { t, amount }) =>
  table(
    t('sheets-birds-caption'),
    [t('story-tablet.piece'), t('sheets-number'), t('sheets-square'), t('sheets-value')],
    (rules.card.birds ?? []).map(({ kind, name, score, square, value }) => [
      [drawn('bird-sign', [-30, -28, 60, 56], symbol(kind, 0, 0, 60)), t(name)],
      amount(score),
      square,
      amount(value),
    ]),
  );

/**
 * @param {string} caption
 * @param {Content[]} heads
 * @param {Content[][]} rows the first cell of each is its head
 * @param {Content} [foot]
 * @param {string} [name]
 */
export const table = (caption, heads, rows, foot = null, name = '') =>
  h(
    'table',
    { class: `paper-table ${name}` },
    h('caption', null, caption),
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        heads.map((head, i) => (head === '' ? h('td', { key: i }) : h('th', { scope: 'col', key: i }, head))),
      ),
    ),
    h(
      'tbody',
      null,
      rows.map((row, r) =>
        h(
          'tr',
          { key: r },
          row.map((cell, i) =>
            i || cell === '' ? h('td', { key: i }, cell) : h('th', { scope: 'row', key: i }, cell),
          ),
        ),
      ),
    ),
    foot && h('tfoot', null, foot),
  );
