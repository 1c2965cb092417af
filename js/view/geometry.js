/**
 * Where things lie on the boards. One unit is the side of a square; the origin is the outer corner of A1,
 * x runs along the long side, y across it. css/board.css turns these places when the board lies upright
 * or has been turned round, so nothing here knows how it is seen.
 *
 *        0     1     2     3     4     5     6     7
 *   0    A1    A2    A3    A4    .     .     A7    A8       light's hand and off lie beyond this side
 *   1    B1    B2    B3    B4    B5    B6    B7    B8
 *   2    C1    C2    C3    C4    .     .     C7    C8       dark's beyond this one
 */

/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {{x: number, y: number}} Spot outer corner of a place one unit wide */
/** @typedef {{x: number, y: number, w: number, h: number}} Area */

const FILES = 'ABC';

/**
 * Length, and the ornaments file by file; the same letters as in py/ur/board.py.
 * @type {Record<'ur'|'late', {long: number, files: string[]}>}
 */
export const BOARDS = {
  ur: { long: 8, files: ['REoE  Rz', 'ToxRoxEo', 'REoE  Rz'] },
  late: { long: 12, files: ['R...', '...R...R...R', 'R...'] },
};

/** @type {Record<string, string>} */
const ORNAMENTS = { R: 'rosette', E: 'eyes', o: 'five-dots', x: 'four-fives', z: 'five', T: 'twelve', '.': 'plain' };

/** Width of the frame, as drawn in art/symbols.svg. */
export const FRAME = 0.3;

/**
 * The squares of a board, file by file, as the rows of its grid.
 * @param {'ur'|'late'} board
 * @returns {{name: string, ornament: string, x: number, y: number}[][]}
 */
export function squaresOf(board) {
  return BOARDS[board].files.map((line, y) =>
    [...line].flatMap((code, x) =>
      code === ' ' ? [] : [{ name: `${FILES[y]}${x + 1}`, ornament: ORNAMENTS[code] ?? 'plain', x, y }],
    ),
  );
}

/**
 * The place of a square. Merit's extra spaces S and H lie in the gap on their owner's side.
 * @param {string} square
 * @param {Player} owner whose S or H
 * @returns {Spot}
 */
export function spotOf(square, owner) {
  const side = owner === 'light' ? 0 : 2;
  // The frame takes its share of the gap, so its middle lies a little outside the row of squares.
  const out = owner === 'light' ? -0.15 : 0.15;
  if (square === 'S') return { x: 4.3 - 0.14, y: side + out };
  if (square === 'H') return { x: 4.7 + 0.14, y: side + out };
  return { x: Number(square.slice(1)) - 1, y: FILES.indexOf(square.charAt(0)) };
}

/**
 * What can be touched of an extra space: the whole width of the gap is shared by the two.
 * @param {string} square
 * @param {Player} owner
 * @returns {Spot}
 */
export function touchSpot(square, owner) {
  const { y } = spotOf(square, owner);
  return { x: square === 'S' ? 4 : 5, y };
}

/**
 * The trays: hand and off of a player. On the Ur board they lie along the two blocks, outside the frame;
 * on the late board in the empty space beside its tail.
 * @param {'ur'|'late'} board
 * @param {Player} owner
 * @param {'hand'|'off'} name
 * @param {boolean} [apart] pieces that differ lie apart, each as large to the finger as a square
 * @returns {Area}
 */
export function trayOf(board, owner, name, apart = false) {
  const light = owner === 'light';
  if (board === 'late') {
    const y = light ? -0.28 : 2.44;
    return name === 'hand' ? { x: 4.42, y, w: 5.3, h: 0.84 } : { x: 9.84, y, w: 2.46, h: 0.84 };
  }
  const y = light ? -1.22 : 3.38;
  return name === 'hand' ? { x: -0.3, y, w: apart ? 4.95 : 4.6, h: 0.84 } : { x: 5.7, y, w: 2.6, h: 0.84 };
}

/**
 * The place of the nth of some pieces in a tray: in a row, beginning at the end next to the path.
 * @param {'ur'|'late'} board
 * @param {Player} owner
 * @param {'hand'|'off'} name
 * @param {number} index
 * @param {number} count
 * @param {boolean} apart pieces that differ
 * @returns {Spot}
 */
export function traySpot(board, owner, name, index, count, apart = false) {
  const tray = trayOf(board, owner, name, apart);
  // The number of the pieces has the far end of the tray to itself; pieces that differ need no number.
  const room = tray.w - (apart ? 0.1 : 0.62) - 0.84;
  const step = Math.min(apart ? 1 : 0.5, count > 1 ? room / (count - 1) : room);
  const towards = name === 'hand' && board === 'ur' ? -1 : 1;
  const first = towards < 0 ? tray.x + tray.w - 0.92 : tray.x - 0.08;
  return { x: round(first + towards * step * index), y: round(tray.y + tray.h / 2 - 0.5) };
}

/**
 * How far a piece of a stack lies above the middle of its square, so that every piece below shows.
 * @param {number} level from 1 at the bottom
 * @param {number} height
 */
export function riseOf(level, height) {
  const each = height > 1 ? Math.min(0.13, 0.42 / (height - 1)) : 0;
  return round(each * (level - 1) - (each * (height - 1)) / 2);
}

/** Middle of a square, in the units of the picture (a hundredth of a square). @param {string} square @param {Player} owner */
export function middleOf(square, owner) {
  const { x, y } = spotOf(square, owner);
  return { x: Math.round(x * 100 + 50), y: Math.round(y * 100 + 50) };
}

/**
 * A line through squares, for the path and the last move; a path that comes back keeps a little to the right of the way out.
 * @param {string[]} squares
 * @param {Player} owner
 * @param {number} aside how far beside the middle
 * @returns {string} path data
 */
export function lineThrough(squares, owner, aside = 7) {
  const points = squares.filter((one) => /^([A-C]\d+|[SH])$/.test(one)).map((one) => middleOf(one, owner));
  return points
    .map((point, i) => {
      const before = points[i - 1] ?? point;
      const after = points[i + 1] ?? point;
      const [dx, dy] = [Math.sign(after.x - before.x), Math.sign(after.y - before.y)];
      return `${i ? 'L' : 'M'}${point.x - dy * aside} ${point.y + dx * aside}`;
    })
    .join('');
}

/**
 * An arrowhead on the way into the last of some squares, where no piece covers it.
 * @param {string[]} squares
 * @param {Player} owner
 * @param {number} aside
 * @returns {string} path data
 */
export function headOf(squares, owner, aside = 7) {
  const [from, to] = squares
    .filter((one) => /^([A-C]\d+|[SH])$/.test(one))
    .slice(-2)
    .map((one) => middleOf(one, owner));
  if (!from || !to) return '';
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  // 44 before the middle of a square is its edge; beside the line by as much as the line is.
  const [x, y] = [to.x - dx * 42 - dy * aside, to.y - dy * 42 + dx * aside];
  const at = (/** @type {number} */ along, /** @type {number} */ across) =>
    `${Math.round(x + dx * along - dy * across)} ${Math.round(y + dy * along + dx * across)}`;
  return `M${at(0, 0)}L${at(-16, -9)}L${at(-16, 9)}Z`;
}

/**
 * Steps at which a path visits each square: "4" or "4/24".
 * @param {string[]} path
 * @returns {Map<string, string>}
 */
export function stepsOf(path) {
  /** @type {Map<string, string>} */
  const steps = new Map();
  const first = path[0] === 'S' ? 0 : 1; // a start space comes before step 1
  for (const [i, square] of path.entries())
    steps.set(square, steps.has(square) ? `${steps.get(square)}/${i + first}` : String(i + first));
  return steps;
}

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;
