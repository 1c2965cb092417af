/** How high a frame should be, so that nothing in it has to scroll. */

/** No frame is lower, in CSS pixels; nor need it be higher for a game. */
const [LEAST, MOST] = [420, 860];
/** Up to this width the board stands upright, and beside it what is pressed (js/state/layouts.js). */
const NARROW = 543;
/** A frame that lies may be lower. */
const LYING = 380;

/**
 * The height for a game. It follows from the width alone, or a frame that obeys would grow for ever.
 * @param {number} width in CSS pixels
 */
export const heightOf = (width) =>
  Math.round(
    width <= NARROW ? Math.max(LEAST, Math.min(1.35 * width, 570)) : Math.max(LYING, Math.min(0.75 * width, MOST)),
  );
