/** What a piece or a square that was tapped can do, from what the engine offered. */

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').Ref} Ref */
/** @typedef {import('../types/game.js').Action} Action */

/** Actions of a piece; pieces in a hand are alike, so any of their kind will do. @param {Action[]} actions @param {import('../types/game.js').Piece[]} pieces @param {import('../types/game.js').Piece} chosen */
export function forPiece(actions, pieces, chosen) {
  const own = actions.filter((one) => one.piece === chosen.id);
  if (own.length || chosen.square !== 'hand') return own;
  const alike = new Set(
    pieces
      .filter((one) => one.square === 'hand' && one.owner === chosen.owner && one.kind === chosen.kind)
      .map((one) => one.id),
  );
  return actions.filter((one) => one.piece && alike.has(one.piece));
}

/**
 * What a square is, and what the rules say of it by name. A rule that holds for several squares is told of this one alone;
 * how pieces come in, of a square where all of them do.
 * @param {State} state @param {string} square @returns {Ref|null}
 */
export function squareSays({ rules }, square) {
  if (!rules || !/^[A-C]\d+$/.test(square)) return null;
  const ornament = rules.ornaments[square] ?? 'plain';
  /** @type {Ref} */
  const place = {
    id: 'peek-square',
    args: { place: { id: 'square-ornament', args: { square, ornament: { id: `ornament-${ornament}` } } } },
  };
  const said = rules.rulebook
    .filter(
      ({ section, squares }) =>
        section !== 'board' && squares?.includes(square) && (section !== 'entering' || squares.length < 3),
    )
    .map(({ text }) => (text.args?.squares ? { ...text, args: { ...text.args, squares: square } } : text));
  return said.reduce((first, second) => ({ id: 'sentences', args: { first, second } }), place);
}
