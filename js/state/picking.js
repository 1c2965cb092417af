/** What a piece or a square that was tapped can do, from what the engine offered. */

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').Action} Action */
/** @typedef {import('../types/game.js').Piece} Piece */
/** @typedef {import('../types/game.js').Ref} Ref */

/**
 * Actions of a piece. Pieces in a hand are alike, so those of any piece of its kind will do.
 * @param {Action[]} actions
 * @param {Piece[]} pieces
 * @param {Piece} chosen
 */
export function actionsOfPiece(actions, pieces, chosen) {
  const own = actions.filter((one) => one.piece === chosen.id);
  if (own.length || chosen.square !== 'hand') return own;
  const isAlike = (/** @type {Piece} */ one) =>
    one.square === 'hand' && one.owner === chosen.owner && one.kind === chosen.kind;
  const alike = new Set(pieces.filter(isAlike).map((one) => one.id));
  return actions.filter((one) => one.piece && alike.has(one.piece));
}

/**
 * Whether a choice is looked at: it, or its piece, is under the pointer or has the focus; else its piece is picked.
 * @param {State} state
 * @param {Action} action
 */
export function isLookedAt({ ui: { previewed, selected }, view }, { piece, index }) {
  if (previewed && previewed.ply === view?.ply) return previewed.actions.includes(index);
  return selected !== null && piece === selected;
}

/**
 * What a square is, and what the rules say about it. A rule for several squares names only this one. How pieces enter
 * is said only where one or two squares are entered. Before the words of the rules are here, nothing is said of them.
 * @param {State} state
 * @param {string} square
 * @returns {Ref|null}
 */
export function describeSquare({ rules, words }, square) {
  if (!rules || !/^[A-C]\d+$/.test(square)) return null;
  const ornament = { id: `ornament-${rules.ornaments[square] ?? 'plain'}` };
  /** @type {Ref} */
  const place = { id: 'peek-square', args: { place: { id: 'square-ornament', args: { square, ornament } } } };
  return (words.groups.has('rules') ? rules.rulebook : [])
    .filter(
      ({ section, squares }) =>
        section !== 'board' && squares?.includes(square) && (section !== 'entering' || squares.length < 3),
    )
    .map(({ text }) => (text.args?.squares ? { ...text, args: { ...text.args, squares: square } } : text))
    .reduce((first, second) => ({ id: 'sentences', args: { first, second } }), place);
}
