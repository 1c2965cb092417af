/**
 * What happened, as a timed sequence of views: the only place that knows time.
 * Pure: the reducer asks for frames and for the waiting between them.
 */

/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').GameEvent} GameEvent */
/** @typedef {import('../types/state.js').Frame} Frame */

/** Milliseconds at normal speed; css/tokens.css moves pieces for the same time. */
export const TIMES = { throw: 450, step: 70, walk: 500, capture: 300, turned: 200, said: 250, pass: 1400, win: 900 };
export const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 2 };
/** @param {import('../types/state.js').State} state */
export const speedOf = (state) => (state.ui.reducedMotion ? 0 : (SPEEDS[state.settings.motion] ?? 1));

/** Shortest time before the computer acts, so that its play can be followed. */
export const PACE = 350;

/**
 * @param {View|null} before
 * @param {GameEvent[]} events
 * @param {View} after
 * @param {number} speed a value of SPEEDS
 * @returns {Frame[]} the last one always shows `after`
 */
export function framesOf(before, events, after, speed) {
  /** @type {Frame[]} */
  const frames = [];
  if (before && speed > 0) {
    let view = { ...before, actions: [], pass: null, kits: null, sentence: after.sentence };
    for (const event of events) {
      const made = frame(view, event);
      for (const one of made) frames.push({ ...one, time: Math.round(one.time * speed) });
      view = /** @type {any} */ (made.at(-1)?.view ?? view);
    }
  }
  frames.push({ view: after, event: null, time: 0, text: null });
  return frames;
}

/** @param {any} view @param {GameEvent} event @returns {Frame[]} */
function frame(view, event) {
  const text = event.text ?? null;
  const stop = (/** @type {any} */ next, /** @type {number} */ time) => ({ view: next, event, time, text });
  switch (event.kind) {
    case 'throw':
      return [stop({ ...view, throw: event.throw, last: null }, TIMES.throw)];
    case 'move': {
      const path = (event.path ?? []).slice(1);
      const each = path.length ? Math.min(TIMES.step, TIMES.walk / path.length) : 0;
      let now = view;
      const frames = path.map((square) => stop((now = put(now, event.piece, square)), each));
      if (event.turned) frames.push(stop(turn(now, event.piece, event.turned), TIMES.turned));
      return frames;
    }
    case 'capture':
      return [stop(put(view, event.piece, event.to ?? 'hand'), TIMES.capture)];
    case 'pass':
      return [stop(view, TIMES.pass)];
    case 'turn':
      return [];
    case 'end':
      return [stop({ ...view, result: /** @type {any} */ ({ winner: event.winner }) }, TIMES.win)];
    default:
      return text ? [stop(view, TIMES.said)] : [];
  }
}

/** @param {View} view @param {string|undefined} id @param {string} square */
function put(view, id, square) {
  return { ...view, pieces: view.pieces.map((one) => (one.id === id ? { ...one, square, level: 1, height: 1 } : one)) };
}

/** @param {View} view @param {string|undefined} id @param {any} side */
function turn(view, id, side) {
  const shown = typeof side === 'string' ? { side } : {};
  return { ...view, pieces: view.pieces.map((one) => (one.id === id ? { ...one, ...shown } : one)) };
}
