/** What every move is worth, for who wants to see it: on the pieces, in their names, and in the list. */
import { h } from '../lib/dom.js';
import { worthArgs } from '../state/guidance.js';
import { isPut, placeOf, putClass } from './pieces.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').Action} Action */
/** @typedef {{short: string, said: string, best: boolean, value: number}} Worth said: as it is read aloud */

/**
 * @param {State} state
 * @param {number|'pass'} index
 * @returns {Worth|null} null where it is not wanted or not known
 */
export function worthOf(state, index) {
  const { settings, learn, view, words } = state;
  if (!settings.values || !learn.analysis || learn.lesson || learn.analysis.ply !== view?.ply) return null;
  const { analysis } = learn;
  const pass = index === 'pass';
  const value = pass ? analysis.pass : analysis.values[index];
  if (value === null || value === undefined) return null;
  const args = worthArgs(state, analysis, value);
  return {
    short: words.t(`value-${args.kind}`, args),
    said: words.t('value-says', args),
    best: analysis.best === (pass ? null : index),
    value,
  };
}

/**
 * Beside a move in the list.
 * @param {State} state
 * @param {number|'pass'} index
 */
export function worthView(state, index) {
  const worth = worthOf(state, index);
  return (
    worth &&
    h(
      'span',
      { class: worth.best ? 'worth best' : 'worth', key: 'worth' },
      h('span', { 'aria-hidden': 'true' }, worth.short),
      h('span', { class: 'aside' }, worth.said),
    )
  );
}

/**
 * A move in words, and what it is worth.
 * @param {State} state
 * @param {Action} action
 */
export function saidOf(state, { text, index }) {
  const worth = worthOf(state, index);
  return [state.words.t(text), worth?.said].filter(Boolean).join(', ');
}

/**
 * On each piece that can move: the best that it can do; once it is picked, on the squares that it can come to.
 * @param {State} state
 */
export function worthsView(state) {
  const { view, ui, playback } = state;
  /** @type {Map<string, Worth & {place: Record<string, number>, put: string}>} */
  const found = new Map();
  for (const action of !view || playback.moving ? [] : view.actions) {
    const worth = worthOf(state, action.index);
    const piece = view?.pieces.find((one) => one.id === action.piece);
    if (!worth || !view || !piece) continue;
    const taken = piece.id === ui.selected && action.to !== null && action.to !== 'off';
    const shown = taken ? { ...piece, square: action.to ?? '' } : piece;
    const place = placeOf(state, shown);
    const key = Object.values(place).join(' ') + shown.square.length;
    const put = isPut(state, shown) ? putClass(state, shown) : '';
    if ((found.get(key)?.value ?? -Infinity) < worth.value) found.set(key, { ...worth, place, put });
  }
  return h(
    'div',
    { class: 'worths', key: 'worths', 'aria-hidden': 'true' },
    [...found].map(([key, { place, put, short, best }]) =>
      h(
        'span',
        { key, class: `worth-place ${put}`, style: place },
        h('b', { class: best ? 'worth-on best' : 'worth-on' }, short),
      ),
    ),
  );
}
