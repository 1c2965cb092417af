/** The one place where state changes: everything else computes values. */

/**
 * @template S
 * @param {S} first
 * @param {(state: S, message: import('../types/messages.js').Message) => [S, ...import('../types/effects.js').Effect[]]} update
 * @param {(effect: import('../types/effects.js').Effect, send: import('../types/messages.js').Send) => void} perform
 * @param {(state: S) => void} draw called once for each burst of messages
 */
export function createStore(first, update, perform, draw) {
  let state = first;
  let due = false;

  /** @param {import('../types/messages.js').Message} message */
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
