/** A four-cornered die as a net to fold: one large triangle of four, with two of its four corners marked. */
import { h } from '../lib/dom.js';
import { closed, drawn } from './paper.js';

/** @typedef {readonly [number, number]} Point */

/** The edge of a die, in millimetres. */
export const EDGE = 40;
const HIGH = EDGE * Math.sqrt(3);
const FLAP = 6;
/** How much of an edge a mark takes. */
const MARK = 0.28;

/** The corners of the large triangle: folded, all three are one corner of the die. @type {[Point, Point, Point]} */
export const OUTER = [
  [0, HIGH],
  [EDGE, 0],
  [2 * EDGE, HIGH],
];

/**
 * The point at this part of the way from one point to another.
 * @param {Point} a
 * @param {Point} b
 * @param {number} part
 * @returns {Point}
 */
const between = (a, b, part) => [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];

/** The middles of its sides: the other three corners of the die. @type {[Point, Point, Point]} */
export const MIDDLES = [
  between(OUTER[0], OUTER[1], 0.5),
  between(OUTER[1], OUTER[2], 0.5),
  between(OUTER[2], OUTER[0], 0.5),
];

/** The four faces. @type {[Point, Point, Point][]} */
export const FACES = [
  [OUTER[0], MIDDLES[0], MIDDLES[2]],
  [OUTER[1], MIDDLES[1], MIDDLES[0]],
  [OUTER[2], MIDDLES[2], MIDDLES[1]],
  MIDDLES,
];

/** Edges with a flap; each is glued to the other half of its side. @type {[Point, Point][]} */
export const FLAPS = [
  [OUTER[0], MIDDLES[0]],
  [OUTER[1], MIDDLES[1]],
  [OUTER[2], MIDDLES[2]],
];

/** The marked corners of the die: the one that three points of the net become, and one more. @type {Point[]} */
export const MARKED = [...OUTER, MIDDLES[0]];

/**
 * A flap to the left of an edge, which is outside.
 * @param {[Point, Point]} edge
 * @returns {Point[]}
 */
function flap([from, to]) {
  const [dx, dy] = [(to[0] - from[0]) / EDGE, (to[1] - from[1]) / EDGE];
  const out = (/** @type {Point} */ [x, y]) => /** @type {Point} */ ([x + dy * FLAP, y - dx * FLAP]);
  return [from, out(between(from, to, 0.14)), out(between(from, to, 0.86)), to];
}

/** The inked tips of a face, at its marked corners. @param {[Point, Point, Point]} face */
const tips = (face) =>
  face
    .filter((corner) => MARKED.includes(corner))
    .map((corner) =>
      closed([corner, ...face.filter((one) => one !== corner).map((one) => between(corner, one, MARK))]),
    );

export const dieNet = () =>
  drawn(
    'die-net',
    [-FLAP, -FLAP, 2 * EDGE + 2 * FLAP, HIGH + 2 * FLAP],
    h('path', { class: 'flap', d: FLAPS.map((edge) => closed(flap(edge))).join('') }),
    h('path', { class: 'mark', d: FACES.flatMap(tips).join('') }),
    h('path', { class: 'fold', d: closed(MIDDLES) }),
    h('path', { class: 'cut', d: closed(OUTER) }),
  );
