/** The two players. */

/** @typedef {import('../types/game.js').Player} Player */

/** @type {readonly Player[]} */
export const PLAYERS = ['light', 'dark'];

/**
 * @param {Player} player
 * @returns {Player}
 */
export const otherOf = (player) => (player === 'light' ? 'dark' : 'light');
