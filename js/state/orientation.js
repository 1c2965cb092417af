/** Which way the board lies and the page faces: your side is nearest you. */

import { otherOf } from './players.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').Player} Player */

/**
 * How the board is seen. The picture is symmetrical, so it is never turned round for the other side: the nearer file
 * is drawn below where the board lies wide, and on the right where it stands upright.
 * @typedef {object} Lie
 * @property {boolean} upright
 * @property {Player} near whose side is nearest
 * @property {boolean} reversed the rows run the other way: for a page that is turned round on a table
 */

/** Layouts in which the board stands upright. */
const UPRIGHT = new Set(['phone', 'column']);

/**
 * @param {State} state
 * @returns {Lie & {shared: boolean, away: boolean}}
 *   shared: board or page follow the player whose turn it is; away: the whole page is turned round, for the player
 *   opposite. On a table both turn together, so that the board lies still and the words turn.
 */
export function orientationOf(state) {
  const { view, screen, settings, ui } = state;
  const two = view?.players.light.kind === view?.players.dark.kind;
  const shared = settings.facing !== 'still' && screen === 'game' && two && view?.players.light.kind === 'human';
  const chooser = view?.chooser ?? 'light';
  const away = shared && settings.facing === 'table' && chooser === 'dark';
  const own = view && !two && view.players.dark.kind === 'human' ? 'dark' : 'light';
  const usual = shared ? chooser : own;
  const near = ui.flipped ? otherOf(usual) : usual;
  // While a game is chosen the board lies.
  return { upright: screen === 'game' && UPRIGHT.has(layoutOf(state)), near, reversed: away, shared, away };
}

/**
 * The layout of the game's screen: the long board needs another one where there is little width.
 * @param {State} state
 */
export function layoutOf({ ui, view, rules, settings }) {
  const board = view?.board ?? rules?.board ?? 'ur';
  const fitting = ui.layouts[board];
  if (settings.board === 'turned' && fitting !== 'narrow') return 'column';
  if (settings.board === 'wide' && fitting === 'phone') return 'tablet';
  return fitting;
}
