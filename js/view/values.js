/** The value of every move, if that is switched on: on the pieces, in their names, and in the list. */
import { h } from '../lib/dom.js';
import { valueArgs } from '../state/guidance.js';
import { isPut, placeOf, putClass } from './pieces.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').Action} Action */
/**
 * @typedef {{short: string, long: string, best: boolean, value: number}} ShownValue
 *   `long` is what a screen reader reads
 */

/**
 * @param {State} state
 * @param {number|'pass'} index
 * @returns {ShownValue|null} null where it is switched off or not known
 */
function valueShown(state, index) {
  const { settings, learn, view, words } = state;
  if (!settings.values || !learn.analysis || learn.lesson || learn.analysis.ply !== view?.ply) return null;
  const { analysis } = learn;
  const pass = index === 'pass';
  const value = pass ? analysis.pass : analysis.values[index];
  if (value === null || value === undefined) return null;
  const args = valueArgs(state, analysis, value);
  return {
    short: words.t(`value-${args.kind}`, args),
    long: words.t('value-says', args),
    best: analysis.best === (pass ? null : index),
    value,
  };
}

/** The shortest bar, as a share of the longest. */
const SHORTEST = 0.02;

/**
 * How long the bars of values are, as shares of the longest that fits: a chance from none to all of it, anything else
 * from nothing on, so that a bar is as long as its value is large.
 * @param {'chance'|'points'|'money'} kind
 * @param {readonly number[]} values
 * @param {number} all what a full chance is
 */
export function barsOf(kind, values, all) {
  const low = kind === 'chance' ? 0 : Math.min(0, ...values);
  const high = kind === 'chance' ? all : Math.max(0, ...values);
  return (/** @type {number} */ value) => Math.max(SHORTEST, high > low ? (value - low) / (high - low) : 0);
}

/**
 * Beside a move in the list.
 * @param {State} state
 * @param {number|'pass'} index
 */
export function valueView(state, index) {
  const shown = valueShown(state, index);
  return (
    shown &&
    h(
      'span',
      { class: shown.best ? 'move-value best' : 'move-value', key: 'value' },
      h('span', { 'aria-hidden': 'true' }, shown.short),
      h('span', { class: 'aside' }, shown.long),
    )
  );
}

/**
 * A move in words, with its value.
 * @param {State} state
 * @param {Action} action
 */
export function actionLabel(state, { text, index }) {
  const shown = valueShown(state, index);
  const label = state.words.t(text);
  return shown ? state.words.inOrder('clauses', [label, shown.long]) : label;
}

/**
 * On each piece that can move: the best that it can do; once it is picked, on the squares that it can come to.
 * @param {State} state
 */
export function valuesView(state) {
  const { view, ui, playback } = state;
  /** @type {Map<string, ShownValue & {place: Record<string, number>, put: string}>} */
  const found = new Map();
  for (const action of !view || playback.moving ? [] : view.actions) {
    const shown = valueShown(state, action.index);
    const piece = view?.pieces.find((one) => one.id === action.piece);
    if (!shown || !view || !piece) continue;
    const taken = piece.id === ui.selected && action.to !== null && action.to !== 'off';
    const at = taken ? { ...piece, square: action.to ?? '' } : piece;
    const place = placeOf(state, at);
    const key = Object.values(place).join(' ') + at.square.length;
    const put = isPut(state, at) ? putClass(state, at) : '';
    if ((found.get(key)?.value ?? -Infinity) < shown.value) found.set(key, { ...shown, place, put });
  }
  return h(
    'div',
    { class: 'move-values', key: 'values', 'aria-hidden': 'true' },
    [...found].map(([key, { place, put, short, best }]) =>
      h(
        'span',
        { key, class: `value-place ${put}`, style: place },
        h('b', { class: best ? 'value-on best' : 'value-on' }, short),
      ),
    ),
  );
}
