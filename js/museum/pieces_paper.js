/** Pieces to cut out: dotted on one side and blank on the other, and the birds of the tablet. */
import { h } from '../lib/dom.js';
import { symbol } from '../view/tiny.js';
import { drawn } from './paper.js';

/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../types/catalogue.js').CardBird} CardBird */

/** The pieces of the find are 21 to 25 mm wide. */
export const DISC = 25;
/** From the middle of a piece to that of the next. */
export const STEP = 26;
/** Middles of the five dots. */
const DOTS = [
  [-4.4, -4.4],
  [4.4, -4.4],
  [0, 0],
  [-4.4, 4.4],
  [4.4, 4.4],
];

/**
 * Both faces of the pieces of a player, on either side of a fold: folded and glued they lie back to back.
 * @param {Player} player
 * @param {number} count
 */
export function twoSided(player, count) {
  const columns = Array.from({ length: count }, (_, i) => STEP * (i + 0.5));
  return drawn(
    'pieces-on-paper',
    [0, 0, STEP * count, 2 * STEP],
    columns.map((x) => [disc(player, x, STEP / 2, dots(player)), disc(player, x, STEP * 1.5, rings())]),
    h('path', { class: 'fold', d: `M0 ${STEP}H${STEP * count}` }),
  );
}

/**
 * One disc for each bird, with the number that brings it in.
 * @param {Player} player
 * @param {readonly CardBird[]} birds
 * @param {(value: number) => string} amount how the language writes a number
 */
export const birdDiscs = (player, birds, amount) =>
  drawn(
    'pieces-on-paper',
    [0, 0, STEP * birds.length, STEP],
    birds.map(({ kind, score }, i) =>
      disc(player, STEP * (i + 0.5), STEP / 2, [
        symbol(kind, 0, -2, 14),
        h('text', { class: 'disc-number', y: 9.6 }, amount(score)),
      ]),
    ),
  );

/**
 * @param {Player} player
 * @param {number} x
 * @param {number} y
 * @param {import('../lib/dom.js').Content} inside
 */
const disc = (player, x, y, inside) =>
  h(
    'g',
    { class: `disc-${player}`, transform: `translate(${x} ${y})` },
    h('circle', { class: 'disc-face', r: DISC / 2 }),
    inside,
  );

/** @param {Player} player */
const dots = (player) => [
  player === 'light' && h('circle', { class: 'disc-ring', r: 10.6 }),
  DOTS.map(([cx, cy]) => h('circle', { class: 'disc-dot', cx, cy, r: 1.7 })),
];

const rings = () => [8, 5, 2].map((r) => h('circle', { class: 'disc-ring', r }));
