/** The choices of people in a finished game that are asked about as questions. */

/** @typedef {import('../types/state.js').State} State */

/**
 * The choices of people that have a mark, the costliest first: a person may stop after some. A puzzle begins with a
 * throw, so choices of dice are not asked about.
 * @param {Pick<State, 'learn'|'truth'>} state
 */
export const mistakesIn = ({ learn: { review }, truth }) =>
  (review?.judged ?? [])
    .filter((one) => one.mark && !one.dice && truth?.players[one.by].kind === 'human')
    .sort((a, b) => b.cost - a.cost);
