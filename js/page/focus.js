/**
 * The focus goes along with the game: from Play to Throw, from Throw to the first choice, and back to Throw. Where it
 * is anywhere else, or nowhere, it is left alone.
 */

/** Where the game goes on: the first of these that is there. */
const NEXT = ['.main', '.actions button', '#status'];

/**
 * The element with which the game goes on; none where there is no game.
 * @param {ParentNode} page
 * @returns {HTMLElement|undefined}
 */
export const nextInGame = (page) =>
  /** @type {HTMLElement|undefined} */ (
    NEXT.map((one) => page.querySelector(`.controls ${one}`)).find((one) => one !== null)
  );

/**
 * Draw the screen, and then put the focus where the game goes on, if what had it is gone or only waited for the game.
 * @param {HTMLElement} app
 * @param {boolean} choosing something can be chosen after it is drawn
 * @param {() => void} draw
 */
export function followGame(app, choosing, draw) {
  const before = document.activeElement;
  const inControls = before?.closest('.controls');
  const inList = before?.closest('.stack-list');
  const goOn = () => {
    const next = nextInGame(app);
    if (next !== document.activeElement) next?.focus({ preventScroll: true });
  };
  // Best before anything changes: a focus that goes with its element makes the browser lay out the page once more.
  if (inControls && before?.closest('.actions') && !choosing) goOn();
  draw();
  // A list that closes gives the focus back to the square that it came from.
  const square = /** @type {HTMLElement|null} */ (app.querySelector('.cells [tabindex="0"]'));
  if (inList && !before?.isConnected) square?.focus({ preventScroll: true });
  if (inControls && (!inControls.contains(document.activeElement) || document.activeElement?.id === 'status')) goOn();
}
