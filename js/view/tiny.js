/** The board drawn small, and the way of the pieces over it: for cards, rule sheets, lists and the story. */
import { h } from '../lib/dom.js';
import { slabOf, viewBoxOf } from './board_drawing.js';
import { headOf, lineThrough, middleOf, squaresOf, turningOf, walked } from './geometry.js';

/** @typedef {import('../types/catalogue.js').Rulebook} Rulebook */
/** @typedef {'ur'|'late'} BoardName */

export const LIE = /** @type {const} */ ({ upright: false, near: 'light', reversed: false });
/** How far a way that comes back lies beside its way out, in hundredths of a unit. */
const ASIDE = 20;

/**
 * A picture that only shows what words say.
 * @param {string} name
 * @param {string} viewBox
 * @param {...import('../lib/dom.js').Content} inside
 */
export const drawing = (name, viewBox, ...inside) =>
  h('svg', { class: name, viewBox, 'aria-hidden': 'true', focusable: 'false' }, inside);

/**
 * A symbol of art/symbols.svg round a point.
 * @param {string} id
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} [name]
 */
export const symbol = (id, x, y, size, name) =>
  h('use', { href: `#${id}`, class: name, x: x - size / 2, y: y - size / 2, width: size, height: size });

/**
 * A square of shell with its ornament; faint where it has no meaning.
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} ornament
 * @param {boolean} means
 */
export function plaque(x, y, size, ornament, means) {
  const edge = size * 0.47;
  return [
    h('path', {
      class: means ? 'plaque' : 'plaque flat',
      d: `M${x - edge} ${y - edge}h${2 * edge}v${2 * edge}h${-2 * edge}z`,
    }),
    ornament && symbol(ornament, x, y, size * 0.98, means ? 'shade-0' : 'shade-2 faint'),
  ];
}

/**
 * A line of gold between two lines of bitumen, and its arrow head.
 * @param {string} line
 * @param {string} head path data
 * @param {string} [name]
 */
export const goldWay = (line, head, name = '') => [
  h('path', { class: `way-under ${name}`, d: line }),
  h('path', { class: `way-gold ${name}`, d: line }),
  h('path', { class: 'gf', d: head }),
];

/** @param {Pick<Rulebook, 'board'|'paths'|'firstStep'>} rules */
export function wayOf(rules) {
  const { board } = rules;
  const path = walked(rules, 'light');
  const aside = turningOf(path) === null ? 0 : ASIDE;
  return { line: lineThrough(path, 'light', board, LIE, aside), head: headOf(path, 'light', board, LIE, aside) };
}

/**
 * The squares on their slab: ornaments only where they mean something.
 * @param {Pick<Rulebook, 'board'|'meaningful'>} rules
 */
export const smallBoard = ({ board, meaningful }) => [
  h('path', { class: 'slab', d: slabOf(board, LIE) }),
  squaresOf(board)
    .flat()
    .map(({ name, ornament }) => {
      const { x, y } = middleOf(name, 'light', board, LIE);
      const means = meaningful.includes(ornament) || meaningful.includes(name);
      return plaque(x, y, 100, means ? ornament : '', true);
    }),
];

/**
 * The way as a sign beside words.
 * @param {Pick<Rulebook, 'board'|'paths'|'firstStep'>} rules
 */
export const waySign = (rules) =>
  drawing(
    'way-sign',
    viewBoxOf(rules.board, false),
    h('path', { class: 'way-sign-board', d: slabOf(rules.board, LIE) }),
    h('path', { class: 'way-sign-line', d: wayOf(rules).line }),
  );

/**
 * The lots, cubes or bones of a ruleset, as signs.
 * @param {Rulebook['kit']} kit
 */
export const kitSign = ({ kind, count }) => {
  const name = (/** @type {number} */ i) =>
    kind === 'bones' ? 'bone' : `${kind === 'cubes' ? 'cube' : 'lot'}-${i % 2}`;
  return drawing(
    'kit-sign',
    `0 0 ${count * 88} 100`,
    Array.from({ length: count }, (_, i) => symbol(name(i), i * 88 + 44, 52, 96)),
  );
};
