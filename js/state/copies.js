/** Copies among the stored games. */

/**
 * One game for each seed, the longest: the throws of its copies were made only once.
 * @param {import('../types/state.js').StoredGame[]} games
 * @returns {string[]} ids
 */
export function withoutCopies(games) {
  const shortestFirst = [...games].sort((a, b) => a.plies - b.plies);
  return [...new Map(shortestFirst.map((one) => [one.record.id, one.id])).values()];
}
