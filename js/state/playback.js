/**
 * What happened, as a timed sequence of views: the only place that knows time.
 * Pure: the reducer asks for frames, and for a wait between them.
 */

/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').Piece} Piece */
/** @typedef {import('../types/game.js').GameEvent} GameEvent */
/** @typedef {import('../types/state.js').Frame} Frame */

/** Milliseconds at normal speed; css/tokens.css moves pieces for the same time. */
export const TIMES = {
  throw: 520,
  step: 90,
  walk: 600,
  capture: 320,
  turned: 220,
  travel: 150,
  stop: 420,
  said: 250,
  pass: 1400,
  win: 900,
};
/** The times are multiplied by one of these. */
export const SPEEDS = { off: 0, fast: 0.5, normal: 1, slow: 2 };

/** @param {import('../types/state.js').State} state */
export const speedOf = (state) => (state.ui.reducedMotion ? 0 : (SPEEDS[state.settings.motion] ?? 1));

/** Shortest time before the computer acts, in milliseconds, so that its play can be followed. */
export const PACE = 450;

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
    // What is to do next is said when all has happened.
    /** @type {View} */
    let view = { ...before, actions: [], pass: null, kits: null };
    for (const event of events) {
      const own = framesOfEvent(view, event);
      for (const frame of own) frames.push({ ...frame, time: Math.round(frame.time * speed) });
      view = own.at(-1)?.view ?? view;
    }
    const last = frames.at(-1);
    if (last) last.view = withStacksOf(last.view, after);
  }
  frames.push({ view: after, event: null, time: 0 });
  return frames;
}

/**
 * Pieces that lie where they will lie have their place in the stack too, so that nothing moves when words come.
 * @param {View} view
 * @param {View} after
 * @returns {View}
 */
const withStacksOf = (view, after) => ({
  ...view,
  pieces: view.pieces.map((one) => {
    const then = after.pieces.find(({ id, square }) => id === one.id && square === one.square);
    return then ? { ...one, level: then.level, height: then.height } : one;
  }),
});

/**
 * @param {View} view
 * @param {GameEvent} event
 * @returns {Frame[]}
 */
function framesOfEvent(view, event) {
  const { text } = event;
  const frame = (/** @type {View} */ next, /** @type {number} */ time) => ({ view: next, event, time });
  /** A piece that turns over does so when it has arrived. */
  const turned = (/** @type {Frame[]} */ frames) =>
    event.turned
      ? [...frames, frame(withPiece(frames.at(-1)?.view ?? view, event.piece, { side: event.turned }), TIMES.turned)]
      : frames;
  switch (event.kind) {
    case 'throw':
      return [frame({ ...view, throw: event.throw ?? null, last: null, pending: null }, TIMES.throw)];
    case 'move': {
      const path = (event.path ?? []).slice(1);
      const each = path.length ? Math.min(TIMES.step, TIMES.walk / path.length) : 0;
      return turned(path.map((square) => frame(withPiece(view, event.piece, at(square)), each)));
    }
    case 'travel':
      return turned(
        (event.path ?? []).slice(1).map((square, i) => {
          const changes = { ...at(square), step: (event.step ?? 1) + i };
          const stops = event.stops?.includes(square) || square === 'off';
          return frame(withPiece(view, event.piece, changes), stops ? TIMES.stop : TIMES.travel);
        }),
      );
    case 'capture':
      return [frame(withPiece(view, event.piece, at(event.to ?? 'hand')), TIMES.capture)];
    case 'pass':
      return [frame({ ...view, status: event.status ?? view.status }, TIMES.pass)];
    case 'turn':
      return [];
    case 'end':
      return [frame({ ...view, result: { winner: event.winner ?? 'draw', text: text ?? { id: '' } } }, TIMES.win)];
    default:
      return text ? [frame(view, TIMES.said)] : [];
  }
}

/**
 * @param {string} square
 * @returns {Partial<Piece>} alone on it
 */
const at = (square) => ({ square, level: 1, height: 1 });

/**
 * @param {View} view
 * @param {string|undefined} id
 * @param {Partial<Piece>} changes
 * @returns {View}
 */
const withPiece = (view, id, changes) => ({
  ...view,
  pieces: view.pieces.map((one) => (one.id === id ? { ...one, ...changes } : one)),
});
