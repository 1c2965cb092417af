/** A position in the middle of a game on the board of the start screen, so that a visitor sees what is played on it. */

import { piecesView } from './pieces.js';

/** @typedef {import('../types/state.js').State} State */

/** @type {Record<string, import('../types/game.js').Piece[]>} */
const samples = JSON.parse(SAMPLE_POSITIONS);

/**
 * Nothing where options may change the board, or what lies on it, and where the path is shown.
 * @param {State} state
 */
export function samplePart(state) {
  const { rules, setup, ui } = state;
  const sample = rules && samples[rules.id];
  if (!sample || ui.path || Object.keys(setup.options).length || setup.pieces !== null) return null;
  // Each ruleset has pieces of its own, so that they do not glide to the places of others.
  const pieces = sample.map((one) => ({ ...one, id: `${rules.id} ${one.id}` }));
  // Nobody has chosen a side yet.
  const seat = { kind: 'human' };
  const view = /** @type {State['view']} */ ({ board: rules.board, pieces, players: { light: seat, dark: seat } });
  return piecesView({ ...state, view });
}
