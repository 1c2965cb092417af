/** The ornaments as outlines, to be coloured in. */
import { h } from '../lib/dom.js';

/** @typedef {import('../lib/dom.js').Content} Content */

/** Middles of the five dots of a die, at a distance from the middle. @param {number} far */
const five = (far) => [
  [-far, -far],
  [far, -far],
  [0, 0],
  [-far, far],
  [far, far],
];

/**
 * @param {number[][]} middles
 * @param {number} r
 */
const circles = (middles, r) => middles.map(([cx, cy]) => h('circle', { cx, cy, r }));

/** @param {string} d */
const path = (d) => h('path', { d });

/** @param {number} half */
const square = (half) => path(`M${-half} ${-half}h${2 * half}v${2 * half}h${-2 * half}z`);

const CORNERS = [
  [-1, -1],
  [1, -1],
  [-1, 1],
  [1, 1],
];

/** In a square from -50 to 50. @type {Record<string, () => Content>} */
const ORNAMENTS = {
  rosette: () => [
    CORNERS.map(([x = 0, y = 0]) => path(`M${44 * x} ${44 * y}h${-15 * x}L${44 * x} ${29 * y}Z`)),
    Array.from({ length: 8 }, (_, i) =>
      h('path', { d: 'M0-8C-12-16-12-30 0-42 12-30 12-16 0-8Z', transform: `rotate(${i * 45})` }),
    ),
    circles([[0, 0]], 8),
  ],
  eyes: () => [
    path('M0-44V44M-44 0H44'),
    CORNERS.map(([x = 0, y = 0]) =>
      h(
        'g',
        { transform: `translate(${22 * x} ${22 * y})` },
        path('M-18 0Q0-17 18 0 0 17-18 0Z'),
        circles([[0, 0]], 6),
      ),
    ),
  ],
  'five-dots': () => [square(36), circles(five(22), 10), circles(five(22), 4)],
  'four-fives': () =>
    CORNERS.map(([x = 0, y = 0]) =>
      h('g', { transform: `translate(${21 * x} ${21 * y})` }, square(18), circles(five(10), 3.6)),
    ),
  five: () => [square(36), square(28), circles(five(15), 5)],
  twelve: () => [square(36), circles(rows(4, 3, 17), 5.4)],
};

/**
 * Middles of dots in rows.
 * @param {number} across
 * @param {number} down
 * @param {number} step
 */
const rows = (across, down, step) =>
  Array.from({ length: across * down }, (_, i) => [
    ((i % across) - (across - 1) / 2) * step,
    (Math.floor(i / across) - (down - 1) / 2) * step,
  ]);

/**
 * An ornament round a point.
 * @param {string} ornament
 * @param {number} x
 * @param {number} y
 * @param {number} size of its square
 */
export const outlined = (ornament, x, y, size) =>
  h(
    'g',
    { class: 'line-art', transform: `translate(${x} ${y}) scale(${size / 100})` },
    square(44),
    ORNAMENTS[ornament]?.(),
  );
