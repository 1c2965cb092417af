/** The last position of a stored game as a small picture, by what its row remembers: the engine is not asked. */
import { viewBoxOf } from './board_drawing.js';
import { middleOf } from './geometry.js';
import { faceOf, hasHome, material } from './pieces.js';
import { drawing, LIE, smallBoard, symbol } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */

/** How much higher each piece of a stack lies, in hundredths of a square. */
const HIGHER = 14;

/**
 * The board without pieces where the row remembers none.
 * @param {State} state
 * @param {import('../types/catalogue.js').Rules} rules
 * @param {import('../types/state.js').StoredGame} game
 */
export function lastPosition(state, rules, { last }) {
  const board = last?.board ?? rules.board;
  const played = { ...state, rules };
  const pieces = (last?.pieces ?? [])
    .filter(({ square }) => square !== 'off' || hasHome(played))
    .sort((one, other) => one.level - other.level);
  return drawing(
    'last-position',
    viewBoxOf(board, false),
    smallBoard({ board, meaningful: rules.meaningful }),
    pieces.map((piece) => {
      const { square, owner, kind, level } = piece;
      const { x, y } = middleOf(square === 'off' ? 'H' : square, owner, board, LIE);
      const at = y - (level - 1) * HIGHER;
      return kind
        ? [symbol(`${material(owner)}-bird`, x, at, 118), symbol(kind, x, at, 56, owner === 'dark' ? 'on-shale' : '')]
        : symbol(`${material(owner)}-${faceOf(played, piece)}`, x, at, 118);
    }),
  );
}
