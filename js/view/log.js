/** What has happened: spoken in a log region, and listed as numbered moves. */
import { h } from '../lib/dom.js';
import { namesPlayer } from '../lib/words.js';
import { button } from './dialog.js';
import { scoreOf } from './dice.js';
import { material } from './pieces.js';
import { pointing, squaresNamed } from './pointing.js';
import { drawing, symbol } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').MoveLine} MoveLine */
/** @typedef {import('../lib/dom.js').VNode} VNode */

/**
 * One sentence for each group of events, for screen readers. Every line is a new element, so the same words are heard
 * again.
 * @param {State} state
 */
export const logView = (state) =>
  h(
    'div',
    { class: 'aside', role: 'log', 'aria-live': 'polite', 'aria-label': state.words.t('log'), key: 'log' },
    state.ui.spoken.map(({ text, n }) => h('p', { key: n }, text)),
  );

/**
 * The moves with their numbers. Lost throws that follow each other stand together.
 * @param {MoveLine[]} moves
 * @returns {{n: number, moves: MoveLine[]}[]}
 */
export function grouped(moves) {
  /** @type {{n: number, moves: MoveLine[]}[]} */
  const groups = [];
  moves.forEach((move, i) => {
    const last = groups.at(-1);
    if (move.lost && last?.moves[0]?.lost) last.moves.push(move);
    else groups.push({ n: i + 1, moves: [move] });
  });
  return groups;
}

/**
 * A game has up to a thousand rows: each is described once in a language.
 * @type {WeakMap<object, WeakMap<object, VNode>>}
 */
const rows = new WeakMap();

/**
 * @param {State} state
 * @param {Send} send
 * @param {{n: number, moves: MoveLine[]}} group
 */
function rowOf({ words }, send, { n, moves }) {
  const { amount } = words;
  const known = rows.get(words) ?? new WeakMap();
  rows.set(words, known);
  // A group grows only at its end, so its last move stands for all of it.
  const last = /** @type {MoveLine} */ (moves.at(-1));
  const row =
    known.get(last) ??
    h(
      'div',
      {
        key: n,
        class: last.lost ? 'move-line lost' : 'move-line',
        role: 'listitem',
        tabindex: -1,
        on: pointing(send, squaresNamed(...moves.map((move) => move.text))),
      },
      h('span', { class: 'n' }, amount(n), moves.length > 1 && `–${amount(n + moves.length - 1)}`),
      h(
        'span',
        { class: 'what' },
        moves.map((move) => [lineOf(words, move, moves.length > 1), ' ']),
      ),
    );
  known.set(last, row);
  return row;
}

/**
 * Whose move it was, with what throw, and what happened.
 * @param {State['words']} words
 * @param {MoveLine} move
 * @param {boolean} [brief] whether only screen readers get the words
 */
export const lineOf = ({ t, amount }, { by, throw: thrown, text }, brief = false) => {
  // A throw that counts nothing has a sentence of its own.
  const cast = thrown?.score === null ? thrown.text : { id: 'moves-throw', args: { score: thrown?.score ?? 0 } };
  return [
    drawing('whose', '-38 -38 76 76', symbol(`${material(by)}-dotted`, 0, 0, 100)),
    // A sentence that names who it was needs no name before it.
    [cast, text].some(namesPlayer) || h('span', { class: 'aside' }, t(`side-${by}`), ' '),
    thrown && [
      h('span', { class: 'aside' }, t(cast)),
      h('b', { class: 'thrown', 'aria-hidden': 'true' }, scoreOf(thrown, amount)),
    ],
    ' ',
    brief ? h('span', { class: 'aside' }, t(text)) : t(text),
  ];
};

/**
 * Up and down move the focus from row to row; the list is one stop of the Tab key.
 * @param {KeyboardEvent} event
 */
function walk(event) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step) return;
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const all = /** @type {HTMLElement[]} */ ([...list.querySelectorAll('[role=listitem]')]);
  const at = all.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  const next = at < 0 ? all.at(-1) : all[at + step];
  if (next) next.focus();
  event.preventDefault();
  event.stopPropagation();
}

/** The number of rows on one leaf: the browser lays out only the last one again. */
const LEAF = 16;
/** The leaves that were drawn last. @type {VNode[]} */
let leaves = [];

/**
 * The rows in leaves; a leaf that is as it was is the very same.
 * @param {State} state
 * @param {Send} send
 * @param {MoveLine[]} moves
 */
function leavesOf(state, send, moves) {
  const groups = grouped(moves);
  leaves = Array.from({ length: Math.ceil(groups.length / LEAF) }, (_, n) => {
    const lines = groups.slice(n * LEAF, (n + 1) * LEAF).map((group) => rowOf(state, send, group));
    const old = leaves[n];
    return old?.children.length === lines.length && lines.every((line, i) => line === old.children[i])
      ? old
      : h('div', { key: n, class: 'leaf' }, lines);
  });
  return leaves;
}

/**
 * All moves, oldest first; css/panels.css keeps the newest in view.
 * @param {State} state
 * @param {Send} send
 */
export function listView(state, send) {
  const { t } = state.words;
  const moves = state.view?.moves ?? [];
  if (!moves.length) return h('p', { class: 'note', key: 'none' }, t('moves-none'));
  return h(
    'div',
    { class: 'moves', key: 'moves', role: 'list', tabindex: 0, 'aria-label': t('moves-title'), on: { keydown: walk } },
    h('div', { class: 'rows', key: 'rows' }, leavesOf(state, send, moves)),
  );
}

/**
 * The same as a panel, with what can be done with the list.
 * @param {State} state
 * @param {Send} send
 */
export function movesView(state, send) {
  const { t } = state.words;
  return [
    listView(state, send),
    state.game &&
      h(
        'p',
        { class: 'row', key: 'do' },
        button(t('moves-copy'), () => send({ type: 'text-asked' }), { class: 'quiet' }),
        button(t('game-link'), () => send({ type: 'link-asked' }), { class: 'quiet' }),
      ),
    state.game && h('p', { class: 'note', key: 'note' }, t('game-link-note')),
  ];
}
