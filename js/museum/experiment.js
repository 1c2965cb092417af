/** The experiment of a lesson: games of a patient and a hasty player, in the engine, a few at a time. */

/** Games of the whole experiment, and of one request: between two requests it can be stopped. */
export const GAMES = 200;
const BATCH = 20;

/**
 * How many of the games the patient player wins in the classic rules who waits for this score; 0 never falls. The
 * lesson plan says these numbers, and a test plays the games.
 * @type {Record<number, number>}
 */
export const WON = { 4: 179, 1: 154, 0: 178 };

/**
 * @param {import('../types/protocol.js').Client} engine
 * @param {string} rules
 * @param {number} score that the patient player waits for
 * @param {(done: {games: number, won: number}) => boolean} show called after every few games; false stops
 */
export async function measure(engine, rules, score, show) {
  const done = { games: 0, won: 0 };
  while (done.games < GAMES) {
    const answer = await engine.ask({ type: 'experiment', rules, score, first: done.games, games: BATCH });
    done.games += answer.games;
    done.won += answer.won;
    if (!show({ ...done })) return;
  }
}
