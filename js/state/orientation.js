/** Which way the board and the page face: two people at one table need not both sit on the same side. */

/** @typedef {import('../types/state.js').State} State */

/**
 * @param {State} state
 * @returns {{shared: boolean, flipped: boolean, away: boolean}}
 *   shared: board or page follow whoever plays; flipped: the board is turned round; away: the whole page is,
 *   for the person opposite. On a table both turn together, so that the board lies still and the words turn.
 */
export function orientationOf({ view, screen, settings, ui }) {
  const shared =
    settings.facing !== 'still' &&
    screen === 'game' &&
    view?.players.light.kind === 'human' &&
    view.players.dark.kind === 'human';
  const light = view?.chooser === 'light';
  // Lying, the row of who plays is the near one; upright, it is on the right.
  const upright = ui.orientation === 'tall' || settings.board === 'turned';
  return {
    shared,
    flipped: ui.flipped !== (shared && light !== upright),
    away: shared && settings.facing === 'table' && !light,
  };
}
