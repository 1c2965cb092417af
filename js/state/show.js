/** An answer on its way to the screen: frame by frame, and what follows when nothing moves any more. */

import { analyseAhead, askReview, beginnerHint, forgetMoment } from './guidance.js';
import { framesOf, PACE, speedOf } from './playback.js';
import { inputHandlers } from './reduce_play.js';
import { shareHandlers } from './reduce_share.js';
import { computerActs } from './state.js';
import { ask, halt, speak, withUi } from './steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Frame} Frame */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/inputs.js').QueuedMessage} QueuedMessage */

/** @type {import('../types/messages.js').Handlers<QueuedMessage>} */
const queueHandlers = {
  ...inputHandlers,
  'text-asked': shareHandlers['text-asked'],
  'link-asked': shareHandlers['link-asked'],
};

/**
 * Taking back and looking back may interrupt the computer.
 * @param {Message} message
 */
export const interrupts = ({ type }) => /^(undo|redo|look-back)-asked$/.test(type);

/**
 * @param {State} state
 * @param {import('../types/protocol.js').GameAnswer} answer
 * @returns {Next}
 */
export function show(state, answer) {
  const frames = framesOf(state.view, answer.events, answer.view, state.queue.length ? 0 : speedOf(state));
  const sentences = answer.events.filter((one) => one.text).map((one) => state.words.t(one.text));
  // A player who has answered the first throw needs no help for beginners any more.
  const greeted = beginnerHint(state)?.id === 'first-throw' && answer.events.length > 0;
  const settings = greeted ? { ...state.settings, greeted } : state.settings;
  const next = withUi(
    {
      ...forgetMoment(state),
      settings,
      unshown: null,
      truth: answer.view,
      playback: {
        moving: true,
        event: null,
        frames,
        timer: state.playback.timer + 1,
        sentences: state.words.inOrder('sentences', sentences),
      },
    },
    { selected: null, proposed: null, peek: null, stack: null, answer: null, wanted: null, more: false, fair: false },
  );
  const [shown, ...effects] = showFrame(next);
  /** @type {Effect[]} */
  const remember = greeted ? [{ do: 'store-settings', settings: { greeted } }] : [];
  return [shown, ...effects, ...remember];
}

/**
 * Show the next frame. Sentences are said when nothing moves any more.
 * @param {State} state
 * @returns {Next}
 */
function showFrame(state) {
  const { playback } = state;
  const [first, ...rest] = playback.frames;
  const next = { ...state, view: first?.view ?? state.truth };
  if (!first || !rest.length) return endAnimation(next, playback.timer);
  const { timer } = playback;
  return [
    { ...next, playback: { ...playback, event: first.event, frames: rest } },
    { do: 'wait', ms: first.time, message: { type: 'frame', timer } },
  ];
}

/**
 * Show at once where everything moves to.
 * @param {State} state
 * @returns {Next}
 */
export const skipAnimation = (state) => endAnimation({ ...state, view: state.truth }, state.playback.timer + 1);

/**
 * Nothing moves any more: say what happened.
 * @param {State} state
 * @param {number} timer
 * @returns {Next}
 */
function endAnimation(state, timer) {
  const playback = { moving: false, event: null, frames: [], timer, sentences: '' };
  const said = speak({ ...state, playback }, state.playback.sentences);
  return settle(speak(said, said.words.t(beginnerHint(said))));
}

/**
 * Nothing moves: the inputs in the queue are next, or the computer, or the end of the game.
 * @param {State} state
 * @returns {Next}
 */
export function settle(state) {
  const { truth } = state;
  if (!truth) return [state];
  const [first, ...rest] = state.queue;
  if (first && (interrupts(first) || !computerActs(state))) {
    const [next, ...effects] = runQueued({ ...state, queue: rest }, first);
    if (next.asking) return [next, ...effects];
    const [last, ...more] = settle(next);
    return [last, ...effects, ...more];
  }
  if (truth.phase === 'over') {
    // A frame of another page keeps its focus where it is.
    /** @type {Effect[]} */
    const again = state.embedded ? [] : [{ do: 'focus', selector: '.controls .main' }];
    return [{ ...state, queue: [] }, { do: 'persist' }, ...again, ...askReview(state)];
  }
  if (state.learn.look) return [state];
  if (!computerActs(state) || state.ui.paused) return analyseAhead(state);
  const ms = speedOf(state) ? PACE : 0;
  return [state, { do: 'wait', ms, message: { type: 'advance', timer: state.playback.timer } }];
}

/**
 * @param {State} state
 * @param {QueuedMessage} message
 * @returns {Next}
 */
function runQueued(state, message) {
  const handler = /** @type {(state: State, message: never) => Next} */ (queueHandlers[message.type]);
  return handler(state, /** @type {never} */ (message));
}

/**
 * The present moment again; a game that is not over goes on.
 * @param {State} state
 * @returns {Next}
 */
function leaveLook(state) {
  const left = {
    ...state,
    learn: { ...state.learn, look: null },
    view: state.truth,
    ui: { ...state.ui, hint: null, pointed: [], panel: null },
  };
  const [next, ...effects] = state.truth?.phase === 'over' ? [left] : settle(left);
  return [next, ...effects, { do: 'focus', selector: '.controls .main' }];
}

/**
 * Another window has the game now: nothing can be done here. The message may come when another game stands here.
 * @param {State} state
 * @param {string} id of the game
 * @param {string} notice
 * @returns {Next}
 */
function lock(state, id, notice) {
  if (state.game?.id !== id) return [state];
  // The very same notice is not said again.
  const locked = state.locked?.id === notice ? state.locked : { id: notice };
  // The answer to a tap would lie below the notice.
  return [
    withUi({ ...halt(state), asking: null, unshown: null, locked, notice: locked }, { answer: null, stack: null }),
  ];
}

/** @type {import('../types/messages.js').Handlers<import('../types/messages.js').ShowMessage>} */
export const showHandlers = {
  stored(state, { id, saved }) {
    if (!state.game || state.game.id !== id || !state.unshown) return [state];
    const { answer, listed } = state.unshown;
    const seen = listed ? withUi(state, { panel: null }) : state;
    return show({ ...seen, game: { ...state.game, saved } }, answer);
  },
  /** What another window stores may be here already. While a game is looked back at, this waits for the next move. */
  conflict: (state, { id, saved }) =>
    saved !== undefined && (state.locked || state.learn.look || saved <= (state.game?.saved ?? 0))
      ? [state]
      : lock(state, id, 'notice-other-window'),
  'deleted-elsewhere': (state, { id }) => lock(state, id, 'notice-deleted-elsewhere'),
  frame: (state, { timer }) => (timer === state.playback.timer && state.playback.moving ? showFrame(state) : [state]),
  advance(state, { timer }) {
    const { playback, asking, truth, learn, ui } = state;
    if (timer !== playback.timer || asking || playback.moving || !truth || learn.look || ui.paused) return [state];
    return ask(state, { type: 'advance', ply: truth.ply });
  },
  /** Two computers play by themselves: this stops them, and lets them go on. */
  pause(state) {
    const next = withUi(state, { paused: !state.ui.paused });
    return next.ui.paused || state.asking || state.playback.moving ? [next] : settle(next);
  },
  'look-left': leaveLook,
  escape(state) {
    if (state.learn.look && !state.ui.answer && !state.ui.stack) return leaveLook(state);
    const [arrived, ...effects] = state.playback.moving ? skipAnimation(state) : [state];
    const learn = { ...arrived.learn, warning: null, judging: null };
    // The star of a hint stays, without its words.
    const hint = arrived.ui.hint && { ...arrived.ui.hint, lines: undefined };
    const closed = { selected: null, proposed: null, peek: null, stack: null, answer: null, more: false, fair: false };
    return [withUi({ ...arrived, learn }, { ...closed, hint }), ...effects];
  },
};
