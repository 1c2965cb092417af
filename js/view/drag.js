/**
 * Dragging, beside tapping: a piece follows the pointer and is let go over a square. Everything it does is
 * also done by two taps. Writes one custom property pair on the dragged piece; sends the same messages as taps.
 */
import { orientationOf } from '../state/orientation.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/** A shorter way is a tap that trembled. */
const TREMBLE = 8;

/** @type {{id: number, x: number, y: number, square: string, piece: HTMLElement, moved: boolean}|null} */
let held = null;

/**
 * Listeners for the board.
 * @param {State} state
 * @param {Send} send
 * @returns {import('../lib/dom.js').Listeners}
 */
export function dragging(state, send) {
  return {
    pointerdown(event) {
      const square = event.target.closest?.('[data-square]')?.dataset.square;
      const action = state.view?.actions.find((one) => one.from === square && one.piece);
      if (event.button !== 0 || !action || square === undefined) return;
      const ids = state.view?.actions.filter((one) => one.from === square).map((one) => one.piece);
      const id = ids?.includes(state.ui.selected) ? state.ui.selected : action.piece;
      const piece = event.currentTarget.querySelector(`[data-piece="${id}"]`);
      release(); // of another finger
      if (piece) held = { id: event.pointerId, x: event.clientX, y: event.clientY, square, piece, moved: false };
    },
    pointermove(event) {
      if (!held || held.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      if (!held.moved) {
        if (Math.hypot(dx, dy) < TREMBLE) return;
        held.moved = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        held.piece.classList.add('dragged');
        const id = held.piece.dataset.piece;
        if (id && state.ui.selected !== id) send({ type: 'piece-chosen', piece: id });
      }
      // On a page turned to the person opposite the pointer's way is the other way.
      const turn = orientationOf(state).away ? -1 : 1;
      held.piece.style.setProperty('--dx', `${turn * dx}px`);
      held.piece.style.setProperty('--dy', `${turn * dy}px`);
    },
    pointerup(event) {
      if (!held || held.id !== event.pointerId) return;
      const { moved, square } = held;
      release();
      if (!moved) return;
      const over = /** @type {HTMLElement|null} */ (
        document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-square]') ?? null
      );
      const to = over?.dataset.square;
      // The click that ends a drag is not a tap.
      const board = event.currentTarget;
      board.addEventListener('click', swallow, { capture: true, once: true });
      // A finger makes no click at the end of a drag. By then the event has forgotten its element.
      setTimeout(() => board.removeEventListener('click', swallow, { capture: true }), 0);
      if (to !== undefined && to !== square && state.view?.actions.some((one) => one.to === to))
        send({ type: 'square-chosen', square: to });
    },
    pointercancel: release,
  };
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

function release() {
  held?.piece.classList.remove('dragged');
  held?.piece.style.removeProperty('--dx');
  held?.piece.style.removeProperty('--dy');
  held = null;
}
