/** What has happened: spoken in a log region, and listed as moves. */
import { h } from '../dom.js';
import { firstWords } from '../learn.js';
import { button } from './dialog.js';

/** @typedef {import('../messages.js').State} State */
/** @typedef {import('../messages.js').Send} Send */

/** One sentence for each group of events. Every line is a new element, so the same words are heard again. @param {State} state */
export function logView(state) {
  return h('div', { class: state.learn.lesson || firstWords(state) ? 'told aside' : 'told', role: 'log', 'aria-live': 'polite', 'aria-label': state.words.t('log'), key: 'log' },
    state.ui.spoken.map(({ text, n }) => h('p', { key: n }, text)));
}

/** A game has up to a thousand rows: each is described once in a language. @type {WeakMap<object, WeakMap<object, import('../dom.js').VNode>>} */
const rows = new WeakMap();

/** @param {State} state @param {import('../messages.js').MoveLine} move @param {number} i */
function rowOf({ words }, move, i) {
  const known = rows.get(words) ?? new WeakMap();
  rows.set(words, known);
  const row = known.get(move) ?? h('li', { key: i, class: move.by },
    h('span', { class: 'who' }, words.t(`side-${move.by}`)), ' ', h('span', { class: 'what' }, words.t(move.text)), ' ', h('span', { class: 'notation', dir: 'ltr' }, move.notation));
  known.set(move, row);
  return row;
}

/** @param {State} state @param {Send} send */
export function movesView(state, send) {
  const { t } = state.words;
  const moves = state.view?.moves ?? [];
  return [
    moves.length
      ? h('ol', { class: 'moves', key: 'moves', 'aria-label': t('moves-title') }, moves.map((move, i) => rowOf(state, move, i)).reverse())
      : h('p', { class: 'note', key: 'none' }, t('moves-none')),
    h('p', { class: 'row', key: 'do' }, button(t('moves-copy'), () => send({ type: 'text-asked' }), { class: 'quiet' }), button(t('game-link'), () => send({ type: 'link-asked' }), { class: 'quiet' }), state.game && button(t('dice-open'), () => send({ type: 'dice-asked' }), { class: 'quiet' })),
    !moves.length && state.game?.record.dice?.commit && h('p', { key: 'commit', class: 'note' }, t('dice-commit'), ' ', h('code', { class: 'hash' }, state.game.record.dice.commit)),
  ];
}
