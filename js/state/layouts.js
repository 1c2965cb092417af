/** Which layout of the game's screen fits a window: a wide one, a low one, a tall one. */

/** @typedef {import('../types/state.js').Layout} Layout */
/** @typedef {import('../types/game.js').BoardId} BoardId */

/** Layouts with room for a panel of words beside or above the board. @type {ReadonlySet<string>} */
export const LARGE = new Set(['tablet', 'desktop', 'large']);
/** Those of them with room for tools with their words, in the bar and beside Throw. @type {ReadonlySet<string>} */
export const BROAD = new Set(['desktop', 'large']);
/** What is printed: a board that lies, and all that has happened below it. @type {Record<BoardId, Layout>} */
export const PAPER = { ur: 'tablet', late: 'tablet' };
/** The screen of a game is no lower, in rem: a lower window scrolls (css/table.css). */
const LEAST = 22;
/** So wide, in rem, are the slots of every layout but the narrow one, which scrolls (css/narrow.css). */
const NARROWEST = 17.5;

/**
 * Counted in rem, so that large text has the layout of a smaller window. The long board has little use for the width
 * of a window that is held upright: there it stands in a column of its own.
 * @param {number} width in rem
 * @param {number} shown the height, in rem
 * @returns {Record<BoardId, Layout>}
 */
export function layoutsFor(width, shown) {
  const height = Math.max(shown, LEAST);
  const both = (/** @type {Layout} */ one) => ({ ur: one, late: one });
  if (width < NARROWEST) return both('narrow');
  if (width >= 1.1 * height) {
    if (width >= 93.75 && height >= 53) return both('large');
    if (width >= 56.25 && height >= 35) return both('desktop');
    if (width < 34) return both('column');
    return both(width <= 1.7 * height ? 'frame' : 'across');
  }
  if (width >= 37.5 && height >= 43.75) return { ur: 'tablet', late: 'column' };
  if (height <= 36.25) return both('column');
  return { ur: 'phone', late: 'column' };
}
