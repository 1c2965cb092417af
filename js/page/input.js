/** What comes in from the person and the system: keys, the size of the window, the wish for less motion. */

import { PAPER } from '../state/layouts.js';
import { roomOf } from './document.js';
import { keyMessage, nearest, squareFor } from './keys.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {{state: State, send: import('../types/messages.js').Send}} Store */

/**
 * @param {HTMLElement} app
 * @param {Store} store
 */
export function listen(app, store) {
  const region = () => app.querySelector('[data-region=board]');
  const squares = () => /** @type {HTMLElement[]} */ ([...(region()?.querySelectorAll('[data-square]') ?? [])]);
  document.addEventListener('keydown', (event) => {
    const { state, send } = store;
    const { controls, hints } = document.documentElement.dataset;
    // A picture in a frame follows messages alone.
    if (controls === 'none') return;
    const focus = /** @type {HTMLElement} */ (document.activeElement);
    const onBoard = Boolean(region()?.contains(focus));
    const message = keyMessage(state, event, onBoard ? 'board' : placeOf(focus), focus?.dataset.square ?? null);
    if (message) {
      if (message.type === 'hint-asked' && hints === '0') return;
      event.preventDefault();
      return send(message);
    }
    const jump = event.key === 'Home' || event.key === 'End';
    if (!onBoard || event.metaKey || event.altKey || (event.ctrlKey && !jump)) return;
    const target = targetOf(state, event, focus, squares());
    if (!target) return;
    event.preventDefault();
    send({ type: 'focus-moved', square: target.dataset.square ?? null });
    queueMicrotask(() => target.focus());
  });
  // A tap elsewhere closes the stack that is opened; one on a square does it itself.
  document.addEventListener('pointerdown', ({ target }) => {
    const elsewhere = !(/** @type {Element} */ (target).closest('.stack-list, [data-cell]'));
    if (elsewhere && store.state.ui.stack) store.send({ type: 'stack-closed' });
  });
  // Paper has a layout of its own, whatever the window is; a frame is printed as it lies in its page.
  const measure = () => matchMedia('print').matches || store.send({ type: 'resized', ...roomOf() });
  new ResizeObserver(measure).observe(document.documentElement);
  if (!store.state.embedded) {
    addEventListener('beforeprint', () => store.send({ type: 'resized', ...roomOf(), layouts: PAPER }));
    addEventListener('afterprint', measure);
  }
  const reduced = matchMedia('(prefers-reduced-motion: reduce)');
  const obey = () => store.send({ type: 'reduced-motion', on: reduced.matches });
  reduced.addEventListener('change', obey);
  obey();
}

/**
 * @param {HTMLElement|null} focus outside the board
 * @returns {import('./keys.js').Place}
 */
function placeOf(focus) {
  if (focus?.matches('input, select, textarea')) return 'field';
  return focus?.matches('button, summary, a[href]') ? 'button' : 'nothing';
}

/**
 * The square that a key moves the focus to.
 * @param {State} state
 * @param {KeyboardEvent} event
 * @param {HTMLElement} focus
 * @param {HTMLElement[]} squares
 */
function targetOf(state, event, focus, squares) {
  const at = squares.indexOf(focus);
  const { key } = event;
  const boxes = () => squares.map((one) => one.getBoundingClientRect());
  if (key.startsWith('Arrow')) return at < 0 ? squares[0] : squares[nearest(boxes(), at, key)];
  if (key === 'Home' || key === 'End') {
    if (event.ctrlKey || at < 0) return squares.filter((one) => one.dataset.cell).at(key === 'Home' ? 0 : -1);
    return squares[endOfRow(boxes(), at, key === 'Home' ? 'ArrowLeft' : 'ArrowRight')];
  }
  const name = squareFor(state, key, event.shiftKey, focus.dataset.square ?? null);
  return name === null ? null : (squares.find((one) => one.dataset.square === name) ?? null);
}

/**
 * @param {DOMRect[]} boxes
 * @param {number} from
 * @param {string} key
 */
function endOfRow(boxes, from, key) {
  for (let now = from; ; ) {
    const next = nearest(boxes, now, key);
    if (next === now) return now;
    now = next;
  }
}
