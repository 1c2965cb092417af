/** How high a frame should be, so that nothing in it has to scroll. */

/** An upright frame is not lower, in CSS pixels; no frame need be higher for a game. */
const [LEAST, MOST] = [420, 860];
/** Up to this width the board stands upright, and beside it what is pressed (js/state/layouts.js). */
const NARROW = 543;
/** A lying frame is not lower. */
const LYING = 380;

/**
 * The height for a game. It follows from the width alone, or a frame that obeys would grow for ever.
 * @param {number} width in CSS pixels
 */
export const heightOf = (width) =>
  Math.round(
    width <= NARROW ? Math.max(LEAST, Math.min(1.35 * width, 570)) : Math.max(LYING, Math.min(0.75 * width, MOST)),
  );
