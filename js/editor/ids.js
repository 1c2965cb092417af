/** The ids of a draft’s pieces. The engine numbers them again each time; on the screen a piece stays what it was. */

/** @typedef {import('../types/game.js').Piece} Piece */
/** @typedef {import('../types/drafts.js').EditAnswer} EditAnswer */

/** @param {Piece} piece */
const placeOf = ({ owner, square, step, level }) => `${owner} ${square} ${step ?? ''} ${level}`;

/**
 * The answer with the ids that pieces which stay where they are had before, so that nothing glides but what was moved.
 * @param {EditAnswer|null} before
 * @param {EditAnswer} after
 * @returns {EditAnswer}
 */
export function keepIds(before, after) {
  // Pieces that differ have ids of their own.
  if (!before || before.rules !== after.rules || after.seen.pieces.some((one) => one.kind)) return after;
  /** @type {Map<string, string>} */
  const ids = new Map();
  const free = new Map([...before.seen.pieces].map((one) => [one.id, one]));
  /** @param {(old: Piece, now: Piece) => boolean} fits */
  const match = (fits) => {
    for (const now of after.seen.pieces) {
      const old = ids.has(now.id) ? undefined : [...free.values()].find((one) => fits(one, now));
      if (!old) continue;
      ids.set(now.id, old.id);
      free.delete(old.id);
    }
  };
  match((old, now) => placeOf(old) === placeOf(now));
  match((old, now) => old.owner === now.owner);
  return {
    ...after,
    turns: after.turns.map((id) => ids.get(id) ?? id),
    seen: { ...after.seen, pieces: after.seen.pieces.map((one) => ({ ...one, id: ids.get(one.id) ?? one.id })) },
  };
}
