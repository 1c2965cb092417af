/**
 * What a step of a lesson marks on the board: all squares that it does not speak of lie in shade, a drop hangs over the
 * place to come to, and after a wrong try a ring lies round it.
 */

import { h } from '../lib/dom.js';
import { orientationOf } from '../state/orientation.js';
import { seen, squaresOf } from './geometry.js';
import { squaresNamed } from './pointing.js';

/** @typedef {import('../types/state.js').State} State */

/**
 * The actions that the step wants, while it waits for one.
 * @param {State} state
 */
function wanted({ learn: { lesson }, view, playback }) {
  const waits = lesson && !lesson.done && !playback.moving;
  return waits ? (view?.actions ?? []).filter((one) => lesson.expected.includes(one.index)) : [];
}

/**
 * The place to come to, a square or "off"; null where the step leaves a choice.
 * @param {State} state
 * @returns {string|null}
 */
function targetOf(state) {
  const [first, ...others] = wanted(state);
  return first && others.every((one) => one.to === first.to) ? first.to : null;
}

/**
 * @param {State} state
 * @param {string} place a square or "off"
 * @returns {string[]} the signs of the lesson there
 */
export function lessonSigns(state, place) {
  if (targetOf(state) !== place) return [];
  return state.ui.hint ? ['point', 'can'] : ['point'];
}

/**
 * Shade over the squares that the step does not speak of.
 * @param {State} state
 * @param {'ur'|'late'} board
 */
export function lessonShade(state, board) {
  const actions = wanted(state);
  if (!actions.length) return null;
  const spoken = new Set([...squaresNamed(state.learn.lesson?.instruction), ...actions.flatMap((one) => one.path)]);
  const lie = orientationOf(state);
  const d = squaresOf(board)
    .flat()
    .filter((one) => !spoken.has(one.name))
    .map((one) => seen(one, board, lie))
    .map(({ x, y }) => `M${x * 100} ${y * 100}h100v100h-100z`)
    .join('');
  return h('path', { key: 'shade', class: 'shade', d });
}
