/** What all stored games say together of dice and strength: the engine counts one game after the other. */

/** @typedef {import('../types/game.js').GameRecord} GameRecord */
/** @typedef {import('../types/protocol.js').GameCounts} GameCounts */
/** @typedef {import('../types/protocol.js').CountReport} CountReport */

/**
 * @param {string[]} ids of stored games
 * @param {(id: string) => Promise<GameRecord|null>} read the whole record of a game
 * @param {import('../types/protocol.js').Client['ask']} ask the engine
 * @returns {Promise<CountReport[]>} empty where there is too little to say anything
 */
export async function countAll(ids, read, ask) {
  /** @type {GameCounts} */
  let counts = {};
  /** @type {CountReport[]} */
  let reports = [];
  for (const id of ids) {
    try {
      const record = await read(id);
      if (record) ({ counts, reports } = await ask({ type: 'all-games', record, counts }));
    } catch {
      // A damaged game has no throws that count.
    }
  }
  return reports;
}
