/** The screen of the puzzles: what js/state/table_screens.js adds when a puzzle is opened. */

import { halt } from '../state/steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/puzzle.js').PuzzleHow} PuzzleHow */
/** @typedef {import('../types/effects.js').Next} Next */

/**
 * @param {State} state
 * @param {PuzzleHow} how
 * @returns {Next}
 */
function open(state, how) {
  /** @type {import('../types/puzzle.js').Puzzle} */
  const puzzle = { name: 'puzzle', how, stage: 'waiting', item: null, tried: [], reasons: [] };
  return [{ ...halt(state), screen: 'game', tableScreen: puzzle }];
}

/** @type {import('../types/table_screens.js').TableScreen} */
export const screen = {
  open,
  handlers: {
    'puzzle-left': (state, _message, usual) => usual?.(state, { type: 'new-asked' }) ?? null,
  },
  slots: {},
};
