/**
 * How small words must be to stand whole in a place of a fixed size. Estimated, since measuring would lay out the page.
 */

/** @typedef {import('../types/state.js').Layout} Layout */

/** Of the status line: what it leaves of the width, its height, and the sizes of its two lines, in rem. */
const STATUS = {
  phone: { less: 1.75, high: 3.1, sizes: [1.25, 0.9375] },
  column: { less: 3.6, high: 2.6, sizes: [1.0625, 0.8125] },
  // It is as high as its words are.
  narrow: { less: 1.75, high: Number.POSITIVE_INFINITY, sizes: [1.25, 0.9375] },
  across: { less: 12, high: 2.75, sizes: [1.125, 0.875] },
  frame: { less: 4.5, high: 2.75, sizes: [1.125, 0.875] },
  tablet: { less: 3, high: 4.4, sizes: [1.875, 1.125] },
  desktop: { less: 3, high: 4.1, sizes: [1.75, 1.0625] },
  large: { less: 4.5, high: 5.6, sizes: [2.375, 1.3125] },
};
/** Width of a letter in ems, on the wide side; what words lose at the ends of lines; height of a line in ems. */
const [LETTER, LOSS, LINE] = [0.5, 0.92, 1.2];
const SCALES = [1, 0.9, 0.8, 0.72, 0.65, 0.58, 0.52, 0.46, 0.4];

/** How many letters are as wide as a text: a Chinese or Japanese one is as wide as two. @param {string} text */
export const lettersIn = (text) => text.replace(/[\u3000-\uffef]/g, 'ww').length;

/**
 * @param {string} text
 * @param {number} size in rem
 * @param {number} width in rem
 */
const linesOf = (text, size, width) => Math.ceil((lettersIn(text) * size * LETTER) / (width * LOSS));

/**
 * The largest scale at which both texts stand whole.
 * @param {string} first
 * @param {string} second
 * @param {Layout} layout
 * @param {number} width of the window in rem
 * @param {number} [taken] of the width by something else, in rem
 * @param {number} [still] the scale of the first text, where that must not depend on the second one
 */
export function statusScale(first, second, layout, width, taken = 0, still = undefined) {
  const { less, high, sizes } = STATUS[layout];
  const [one = 1, two = 1] = sizes;
  const room = Math.max(8, width - less - taken);
  const fits = (/** @type {number} */ scale) =>
    linesOf(first, one * (still ?? scale), room) * one * (still ?? scale) * LINE +
      linesOf(second, two * scale, room) * two * scale * LINE <=
    high;
  return SCALES.find(fits) ?? 0.36;
}
