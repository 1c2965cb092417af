/** The one place where state changes: everything else computes values. */

/**
 * @template S the state
 * @template M the messages
 * @template E the effects
 * @param {S} first
 * @param {(state: S, message: M) => [S, ...E[]]} update
 * @param {(effect: E, send: (message: M) => void) => void} perform
 * @param {(state: S) => void} draw called once for each burst of messages
 */
export function createStore(first, update, perform, draw) {
  let state = first;
  let due = false;

  /** @param {M} message */
  function send(message) {
    const [next, ...effects] = update(state, message);
    const changed = next !== state;
    state = next;
    if (changed && !due) {
      due = true;
      queueMicrotask(flush);
    }
    for (const effect of effects) perform(effect, send);
  }

  function flush() {
    due = false;
    draw(state);
  }

  return {
    send,
    get state() {
      return state;
    },
  };
}
