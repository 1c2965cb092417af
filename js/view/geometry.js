/**
 * Where things lie on the boards. One unit is the side of a square.
 *
 *        0     1     2     3     4     5     6     7
 *   0    A1    A2    A3    A4    .     .     A7    A8
 *   1    B1    B2    B3    B4    B5    B6    B7    B8
 *   2    C1    C2    C3    C4    .     .     C7    C8
 *
 * `spotOf` gives these places; `seen` turns one into a place on the screen, for the way the board lies.
 */

import { PLAYERS } from '../state/players.js';

/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../state/orientation.js').Lie} Lie */
/** @typedef {{x: number, y: number}} Spot outer corner of a place one unit wide */

const FILES = 'ABC';

/**
 * Length, and the ornaments file by file; the same letters as in py/ur/model/board.py.
 * @type {Record<'ur'|'late', {long: number, files: string[]}>}
 */
export const BOARDS = {
  ur: { long: 8, files: ['REoE  Rz', 'ToxRoxEo', 'REoE  Rz'] },
  late: { long: 12, files: ['R...', '...R...R...R', 'R...'] },
};

/** @type {Record<string, string>} */
const ORNAMENTS = { R: 'rosette', E: 'eyes', o: 'five-dots', x: 'four-fives', z: 'five', T: 'twelve', '.': 'plain' };

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
  // The frame takes its share of the gap, so its middle lies a little outside the row of squares.
  const y = owner === 'light' ? -0.18 : 2.18;
  if (square === 'S') return { x: 4.16, y };
  if (square === 'H') return { x: 4.84, y };
  return { x: Number(square.slice(1)) - 1, y: FILES.indexOf(square.charAt(0)) };
}

/**
 * Where that is on the screen.
 * @param {Spot} spot
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 * @returns {Spot}
 */
export function seen({ x, y }, board, { upright, near, reversed }) {
  const { long } = BOARDS[board];
  const along = reversed ? long - 1 - x : x;
  const across = near === 'light' ? 2 - y : y;
  return upright ? { x: round(across), y: round(long - 1 - along) } : { x: round(along), y: round(across) };
}

/**
 * How far a piece of a stack lies above the middle of its square: so far that the side of every piece below shows.
 * @param {number} level from 1 at the bottom
 * @param {number} height
 */
export function riseOf(level, height) {
  const each = height > 1 ? Math.min(0.13, 0.42 / (height - 1)) : 0;
  return round(each * (level - 1) - (each * (height - 1)) / 2);
}

/**
 * A line through the middles of squares, in hundredths of a unit.
 * @param {string[]} squares
 * @param {Player} owner
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 * @param {number} [aside] how far to the right of the middles: a path that comes back lies beside its way out
 * @returns {string} path data
 */
export function lineThrough(squares, owner, board, lie, aside = 0) {
  const points = middles(squares, owner, board, lie);
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
 * @param {string[]} squares
 * @param {Player} owner
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 */
function middles(squares, owner, board, lie) {
  return squares.filter((one) => /^([A-C]\d+|[SH])$/.test(one)).map((one) => middleOf(one, owner, board, lie));
}

/**
 * Middle of a square on the screen, in hundredths of a unit.
 * @param {string} square
 * @param {Player} owner
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 */
export function middleOf(square, owner, board, lie) {
  const { x, y } = seen(spotOf(square, owner), board, lie);
  return { x: Math.round(x * 100 + 50), y: Math.round(y * 100 + 50) };
}

/**
 * The head of an arrow at the edge of the last square of a path.
 * @param {string[]} squares
 * @param {Player} owner
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 * @param {number} [aside]
 * @returns {string} path data, empty where there is no way
 */
export function headOf(squares, owner, board, lie, aside = 0) {
  const [from, to] = middles(squares, owner, board, lie).slice(-2);
  if (!from || !to) return '';
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const [x, y] = [to.x + dx * 24 - dy * aside, to.y + dy * 24 + dx * aside];
  const at = (/** @type {number} */ along, /** @type {number} */ across) =>
    `${Math.round(x + dx * along - dy * across)} ${Math.round(y + dy * along + dx * across)}`;
  return `M${at(0, 0)}L${at(-20, -14)}L${at(-20, 14)}Z`;
}

/**
 * The direction from one square to another, in degrees clockwise from the right.
 * @param {string} from
 * @param {string} to
 * @param {Player} owner
 * @param {'ur'|'late'} board
 * @param {Lie} lie
 */
export function angleOf(from, to, owner, board, lie) {
  const [a, b] = [middleOf(from, owner, board, lie), middleOf(to, owner, board, lie)];
  return Math.round((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
}

/**
 * The squares of a path from the first on which a piece can stand.
 * @param {Pick<import('../types/catalogue.js').Rulebook, 'paths'|'firstStep'>} rules
 * @param {Player} owner
 */
export const walked = ({ paths, firstStep = 1 }, owner) => paths[owner].slice(firstStep - 1);

/**
 * How many squares of the board that are: a piece can begin beside it, and it ends there.
 * @param {Pick<import('../types/catalogue.js').Rulebook, 'paths'|'firstStep'>} rules
 */
export const wayLength = (rules) => walked(rules, 'light').filter((name) => name !== 'S' && name !== 'H').length;

/**
 * Whose paths are shown: that of the person who plays the computer or takes a lesson; before a game one, because two
 * hide a small board; else those of both.
 * @param {import('../types/state.js').State} state
 * @returns {Player[]}
 */
export function pathsShown({ screen, view, setup }) {
  if (screen === 'setup') return [setup.opponent === 'computer' ? setup.side : 'light'];
  const own = PLAYERS.filter((one) => view?.sides[one] === 'you');
  return own.length ? own : [...PLAYERS];
}

/**
 * Steps at which a path visits each square: "4" or "4/24".
 * @param {string[]} path
 * @param {(step: number) => string} written a number in the language of the page
 * @param {number} [from] the first step on which a piece can stand
 * @returns {Map<string, string>}
 */
export function stepsOf(path, written, from = 0) {
  /** @type {Map<string, string>} */
  const steps = new Map();
  const first = path[0] === 'S' ? 0 : 1; // a start space comes before step 1
  for (const [i, square] of path.entries())
    if (i + first >= from)
      steps.set(square, steps.has(square) ? `${steps.get(square)}/${written(i + first)}` : written(i + first));
  return steps;
}

/**
 * Where a path that crosses itself turns for home: the middle of the loop between the first square that it visits
 * twice and itself. Null for a path that visits every square once.
 * @param {string[]} path
 * @returns {number|null} index of the first square of the way home
 */
export function turningOf(path) {
  const second = path.findIndex((square, i) => path.indexOf(square) < i);
  if (second < 0) return null;
  const first = path.indexOf(path[second] ?? '');
  return Math.round((first + second) / 2);
}

/** @param {number} value */
const round = (value) => Math.round(value * 1000) / 1000;
