/**
 * How small words must be to stand whole in a place of a fixed size. Estimated, since measuring would lay out the page.
 */

/** @typedef {import('../types/state.js').Layout} Layout */
/** @typedef {Pick<import('../types/state.js').Room, 'width'|'height'>} Size the size of the window in rem */

/**
 * Of the status line (css/layouts.css): what it leaves of the width, and what the kitty takes; its height, and the
 * sizes of its two lines, in rem.
 */
const STATUS = {
  phone: { less: 1.75, kitty: 0, high: 3.25, sizes: [1.25, 0.9375] },
  low: { less: 3.6, kitty: 3.4, high: 2.6, sizes: [1.0625, 0.8125] },
  column: { less: 3.6, kitty: 3.4, high: 3.6, sizes: [1.0625, 0.8125] },
  high: { less: 3.6, kitty: 3.4, high: 3.7, sizes: [1.1875, 0.9375] },
  wide: { less: 3.6, kitty: 3.4, high: 4.4, sizes: [1.875, 1.125] },
  // It is as high as its words are.
  narrow: { less: 1.75, kitty: 0, high: Number.POSITIVE_INFINITY, sizes: [1.25, 0.9375] },
  across: { less: 17.25, kitty: 7, high: 3, sizes: [1.125, 0.875] },
  frame: { less: 9.75, kitty: 7, high: 3, sizes: [1.125, 0.875] },
  tablet: { less: 3, kitty: 8.75, high: 4.4, sizes: [1.875, 1.125] },
  desktop: { less: 3, kitty: 8.75, high: 4.1, sizes: [1.75, 1.0625] },
  large: { less: 4.5, kitty: 8.75, high: 5.6, sizes: [2.375, 1.3125] },
};
/** Widths of a letter and of a Chinese one in ems, on the wide side; what words lose at the ends of lines. */
const [LETTER, WIDE, LOSS] = [0.47, 1, 0.92];
/** Height of a line in ems: of the first text, and of the second. */
const [LINE, LINE_OF_SECOND] = [1.16, 1.2];
const SMALLEST = 0.36;
/** From 1 down to the smallest. */
const SCALES = Array.from({ length: 17 }, (_, i) => 1 - (i * (1 - SMALLEST)) / 16);
/** Sizes at which the first text and the second are readable, in rem: neither becomes smaller while the other can. */
const [READABLE, READABLE_SECOND] = [0.8, 0.75];

/** How many letters are as wide as a text: a Chinese or Japanese one is as wide as two. @param {string} text */
export const lettersIn = (text) => text.replace(/[\u3000-\uffef]/g, 'ww').length;

/** How wide a text is, in ems. @param {string} text */
const emsIn = (text) => text.length * LETTER + (lettersIn(text) - text.length) * (WIDE - LETTER);

/** A column has more room for words where it is high, and more again where it is wide too. */
export const placeOf = (/** @type {Layout} */ layout, /** @type {Size} */ { width, height }) =>
  layout !== 'column' ? layout : height < 27 ? 'low' : height < 36 ? layout : width < 37 ? 'high' : 'wide';

/**
 * The largest scales at which two texts stand whole, the second below the first.
 * @param {string} first
 * @param {string} second
 * @param {Layout} layout
 * @param {Size} size
 * @param {{kitty?: boolean, buttons?: number, still?: number}} [more] whether the kitty lies beside them, the width of
 *   buttons that do, in rem; `still`: the scale of the first text, where that must not depend on the second one
 * @returns {[number, number]}
 */
export function statusScales(first, second, layout, size, { kitty = false, buttons = 0, still } = {}) {
  const place = STATUS[placeOf(layout, size)];
  const [one = 1, two = 1] = place.sizes;
  const room = Math.max(8, size.width - place.less - Math.max(kitty ? place.kitty : 0, buttons)) * LOSS;
  const heightOf = (/** @type {number} */ ems, /** @type {number} */ rem, /** @type {number} */ line) =>
    Math.ceil((ems * rem) / room) * rem * line;
  const [ofFirst, ofSecond] = [emsIn(first), emsIn(second)];
  const fits = (/** @type {number} */ a, /** @type {number} */ b) =>
    heightOf(ofFirst, one * a, LINE) + heightOf(ofSecond, two * b, LINE_OF_SECOND) <= place.high;
  const worth = (/** @type {number} */ a, /** @type {number} */ b) =>
    2 * a + b + 20 * Math.min(1, (a * one) / READABLE, (b * two) / READABLE_SECOND);
  /** @type {[number, number]} */
  let found = [still ?? SMALLEST, SMALLEST];
  let most = 0;
  for (const a of still ? [still] : SCALES)
    for (const b of SCALES)
      if (fits(a, b) && worth(a, b) > most) {
        found = [a, b];
        most = worth(a, b);
      }
  return found;
}
