/** The choices of people in a finished game that are asked about as questions. */

/** @typedef {import('../types/state.js').State} State */

/** At most so many: those that cost most. */
const MOST = 5;

/**
 * The choices of people that have a mark, the costly ones, in the order of the game.
 * @param {Pick<State, 'learn'|'truth'>} state
 */
export function mistakesIn({ learn: { review }, truth }) {
  const own = (review?.judged ?? []).filter((one) => one.mark && truth?.players[one.by].kind === 'human');
  const costly = own.sort((a, b) => b.cost - a.cost).slice(0, MOST);
  return costly.sort((a, b) => a.ply - b.ply);
}
