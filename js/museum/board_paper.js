/** The board on paper: whole, in two halves with a glue edge, and as outlines to colour in. */
import { h } from '../lib/dom.js';
import { BOARDS, squaresOf } from '../view/geometry.js';
import { symbol } from '../view/tiny.js';
import { outlined } from './line_art.js';
import { brief, drawn } from './paper.js';

/** @typedef {'ur'|'late'} BoardName */

/** A square of the board of Ur, in millimetres: eight of them are as long as the board in the museum. */
export const SQUARE = 37;
/** How wide the strip is on which the other half is glued. */
const GLUE = 12;

/**
 * Some columns of a board.
 * @param {BoardName} board
 * @param {{from?: number, to?: number, square?: number, toColour?: boolean, glue?: boolean}} [how] the first column and
 *   the one after the last, from 0; the size of a square; outlines alone; with a strip for glue at the right
 */
export function boardOnPaper(board, how = {}) {
  const { from = 0, to = BOARDS[board].long, square = SQUARE, toColour = false, glue = false } = how;
  const squares = squaresOf(board)
    .flat()
    .filter(({ x }) => x >= from && x < to);
  const wide = brief((to - from) * square);
  const high = brief(3 * square);
  return drawn(
    `board-on-paper${toColour ? ' to-colour' : ''}`,
    [0, 0, wide + (glue ? GLUE : 0), high],
    squares.map(({ ornament, x, y }) => {
      const [left, top] = [brief((x - from) * square), brief(y * square)];
      const [cx, cy] = [brief(left + square / 2), brief(top + square / 2)];
      return [
        h('rect', { class: 'paper-square', x: left, y: top, width: square, height: square }),
        toColour
          ? outlined(ornament, cx, cy, square)
          : symbol(ornament, cx, cy, brief(square * 0.94), 'shade-0 paper-ornament'),
      ];
    }),
    glue &&
      glueStrip(
        wide,
        squares.filter(({ x }) => x === to - 1).map(({ y }) => y * square),
        square,
      ),
  );
}

/**
 * Beside the squares at the edge, and not beside a gap.
 * @param {number} x
 * @param {number[]} tops where each of these squares begins
 * @param {number} square
 */
function glueStrip(x, tops, square) {
  const top = brief(Math.min(...tops));
  const bottom = brief(Math.max(...tops) + square);
  const count = Math.floor((bottom - top) / GLUE);
  const lines = Array.from({ length: count }, (_, i) => `M${x} ${brief(top + (i + 1) * GLUE)}l${GLUE} ${-GLUE}`);
  return [
    h('path', { class: 'fold', d: `M${x} ${top}V${bottom}` }),
    h('path', { class: 'thin-line', d: `M${x} ${top}h${GLUE}V${bottom}h${-GLUE}` }),
    h('path', { class: 'hatch', d: lines.join('') }),
  ];
}
