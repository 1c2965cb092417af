/** The table without a game, as the editor and the puzzles begin. */

import { EMPTY_LEARN } from './state.js';
import { halt, withUi } from './steps.js';

/** @typedef {import('../types/state.js').State} State */

/**
 * The table without a game, and without anything that was picked on it.
 * @param {State} state
 * @returns {State}
 */
export const emptyTable = (state) =>
  withUi(
    { ...halt(state), learn: EMPTY_LEARN, game: null, truth: null, view: null, unshown: null, asking: null },
    { panel: null, selected: null, proposed: null, peek: null, stack: null, answer: null, hint: null, path: false },
  );
