/** What has happened: spoken in a log region, and listed as moves. */
import { h } from '../lib/dom.js';
import { namesPlayer } from '../lib/words.js';
import { button } from './dialog.js';
import { pointing, squaresNamed } from './pointing.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

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

/** @typedef {import('../types/game.js').MoveLine} MoveLine */
/** @typedef {import('../lib/dom.js').VNode} VNode */

/**
 * A game has up to a thousand rows: each is described once in a language.
 * @type {WeakMap<object, WeakMap<object, VNode>>}
 */
const rows = new WeakMap();

/**
 * @param {State} state
 * @param {Send} send
 * @param {MoveLine} move
 * @param {number} i
 */
function rowOf({ words }, send, move, i) {
  const known = rows.get(words) ?? new WeakMap();
  rows.set(words, known);
  const row =
    known.get(move) ??
    h(
      'div',
      { key: i, class: `move-line ${move.by}`, role: 'listitem', on: pointing(send, squaresNamed(move.text)) },
      // A sentence that tells who it was needs no name before it.
      !namesPlayer(move.text) && [h('span', { class: 'who' }, words.t(`side-${move.by}`)), ' '],
      h('span', { class: 'what' }, words.t(move.text)),
      ' ',
      h('span', { class: 'notation', dir: 'ltr' }, move.notation),
    );
  known.set(move, row);
  return row;
}

/** So many rows lie on one leaf: a new one moves the leaves before it, and not every row of them. */
const LEAF = 16;
/** The leaves that were drawn last, from the first. @type {VNode[]} */
let leaves = [];

/**
 * The rows in leaves, newest on top; a leaf that is as it was is the very same.
 * @param {State} state
 * @param {Send} send
 * @param {MoveLine[]} moves
 */
function leavesOf(state, send, moves) {
  leaves = Array.from({ length: Math.ceil(moves.length / LEAF) }, (_, n) => {
    const lines = moves
      .slice(n * LEAF, (n + 1) * LEAF)
      .map((move, i) => rowOf(state, send, move, n * LEAF + i))
      .reverse();
    const old = leaves[n];
    return old?.children.length === lines.length && lines.every((line, i) => line === old.children[i])
      ? old
      : h('div', { key: n, class: 'leaf' }, lines);
  });
  return leaves.toReversed();
}

/**
 * @param {State} state
 * @param {Send} send
 */
export function movesView(state, send) {
  const { t } = state.words;
  const moves = state.view?.moves ?? [];
  return [
    moves.length
      ? h(
          'div',
          { class: 'moves', key: 'moves', role: 'list', 'aria-label': t('moves-title') },
          leavesOf(state, send, moves),
        )
      : h('p', { class: 'note', key: 'none' }, t('moves-none')),
    state.game &&
      h(
        'p',
        { class: 'row', key: 'do' },
        button(t('moves-copy'), () => send({ type: 'text-asked' }), { class: 'quiet' }),
        button(t('game-link'), () => send({ type: 'link-asked' }), { class: 'quiet' }),
        button(t('dice-open'), () => send({ type: 'dice-asked' }), { class: 'quiet' }),
      ),
    !moves.length &&
      state.game?.record.dice?.commit &&
      h(
        'p',
        { key: 'commit', class: 'note' },
        t('dice-commit'),
        ' ',
        h('code', { class: 'hash' }, state.game.record.dice.commit),
      ),
  ];
}
