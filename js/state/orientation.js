/** Which way the board and the page face: two people at one table need not both sit on the same side. */

/** @typedef {import('../types/state.js').State} State */

/**
 * @param {Pick<State, 'view'|'screen'|'settings'|'ui'>} state
 * @returns {{shared: boolean, flipped: boolean, away: boolean}}
 *   shared: the board or the page turns to the player who acts; flipped: the board is turned round; away: the whole
 *   page is, for the person opposite. At a table both turn together, so that the board lies still and the words turn.
 */
export function orientationOf({ view, screen, settings, ui }) {
  const shared =
    settings.facing !== 'still' &&
    screen === 'game' &&
    view?.players.light.kind === 'human' &&
    view.players.dark.kind === 'human';
  const light = view?.chooser === 'light';
  // On a wide board the row of the player who acts is the near one; on an upright board it is on the right.
  const upright = ui.orientation === 'tall' || settings.board === 'turned';
  return {
    shared,
    flipped: ui.flipped !== (shared && light !== upright),
    away: shared && settings.facing === 'table' && !light,
  };
}
