/** A stack that is opened: its pieces from the top, and what each of them may do. */

import { speak, withUi } from './steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').Piece} Piece */
/** @typedef {import('../types/game.js').Ref} Ref */

/**
 * One piece of a stack, as the list of a stack shows it.
 * @typedef {object} Layer
 * @property {Piece} piece
 * @property {Ref} name whose it is, and which side is up
 * @property {Ref} may
 * @property {Ref|null} why a piece of the player to move cannot move
 */

/**
 * The pieces of a stack from the top; none where fewer than two lie there.
 * @param {State} state
 * @param {string|null} square
 * @returns {Layer[]}
 */
export function layersOf({ view }, square) {
  const pieces = (view?.pieces ?? []).filter((one) => one.square === square && one.height > 1);
  return pieces
    .sort((a, b) => b.level - a.level)
    .map((piece) => {
      const { id, owner, side, buried } = piece;
      const movable = view?.actions.some((one) => one.piece === id);
      return {
        piece,
        name: { id: 'stack-piece', args: { by: view?.sides[owner] ?? owner, side: side ?? 'none' } },
        may: { id: movable ? 'stack-can' : buried ? 'stack-buried' : 'stack-free' },
        why: (!movable && owner === view?.chooser && view.why[id]) || null,
      };
    });
}

/**
 * An opened stack in words, for those who listen.
 * @param {State} state
 * @param {string} square
 */
function stackText(state, square) {
  const { t, inOrder } = state.words;
  const layers = layersOf(state, square).flatMap(({ name, may, why }) => [
    t('stack-says', { piece: name, may }),
    ...(why ? [t(why)] : []),
  ]);
  return inOrder('names', [t('stack-title', { square }), inOrder('sentences', layers)]);
}

/**
 * A tap on a stack that plays nothing opens it; once more on the same piece closes it. In a lesson the words of the
 * step are enough.
 * @param {State} before the tap
 * @param {string} square
 * @param {Next} after
 * @returns {Next}
 */
export function openStack(before, square, [state, ...effects]) {
  const { stack, selected } = before.ui;
  const again = stack === square && state.ui.selected === selected;
  const plays = state.asking !== null || state.ui.proposed !== null || state.learn.judging !== null;
  if (again || plays || state.learn.lesson || !layersOf(state, square).length)
    return [withUi(state, { stack: null }), ...effects];
  const opened = withUi(state, { stack: square, fair: false });
  // What a piece that was picked can do has just been said.
  const said = state.ui.selected === null ? null : state.ui.spoken.at(-1);
  const text = stackText(opened, square);
  const both = said?.passing ? state.words.inOrder('sentences', [text, said.text]) : text;
  return [speak(opened, both, true), ...effects];
}
