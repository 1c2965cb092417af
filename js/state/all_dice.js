/** Whether the dice of all kept games look fair: the engine counts one game after the other. */

/** One game for each seed, the longest: copies of a game were thrown once. @param {import('../types/state.js').StoredGame[]} games @returns {string[]} ids */
export const thrownOnce = (games) => [
  ...new Map([...games].sort((a, b) => a.plies - b.plies).map((one) => [one.record.id, one.id])).values(),
];

/**
 * @param {string[]} ids of kept games
 * @param {(id: string) => Promise<any>} read the whole record of a game, or null
 * @param {(request: any) => Promise<any>} ask the engine
 * @returns {Promise<{kind: string, count: number, text: import('../types/game.js').Ref}[]>} empty where there are too few throws
 */
export async function judgeAll(ids, read, ask) {
  let counts = {};
  /** @type {any[]} */
  let said = [];
  for (const id of ids) {
    try {
      const record = await read(id);
      if (record) ({ counts, said } = await ask({ type: 'all-dice', record, counts }));
    } catch {
      // A damaged game has no throws that count.
    }
  }
  return said;
}
