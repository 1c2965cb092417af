/**
 * The way of an answer: to the disk, to the eyes frame by frame, and what follows when all is still.
 * Part of the one reducer (update.js), which lends its own tools.
 *
 * A throw is on the disk before it is seen, so that no reload can take it back; so is the end. Every other move is
 * shown while it is written, and only the next request waits for the disk.
 */
import { setupOf } from './choices.js';
import { framesOf, PACE, speedOf } from './playback.js';
import { beginnerHint, forget, lookAhead, lookBack, NOTHING } from './reduce_learn.js';
import { computerActs } from './state.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/protocol.js').GameAnswer} GameAnswer */
/** @typedef {[State, ...Effect[]]} Next */

/** Entries of the log by which dice fell: of the start, a throw, and the second bone. */
const FELL = new Set(['s', 't', 'c']);

export const isUndo = (/** @type {Message} */ message) =>
  message.type === 'undo-asked' || message.type === 'redo-asked';

/** @param {import('./update.js').Tools} tools */
export function arrival({ handle, ask, ui, speak, halt, withRules, withOptions }) {
  /** An answer with a view: to the disk, and on to the eyes. @param {State} state @param {any} request @param {GameAnswer} got @returns {Next} */
  function receive(state, request, got) {
    // An imported game is a game of its own, even beside the one it was exported from.
    const fresh = request.type === 'new' || request.copy || !state.game;
    const before =
      fresh || !state.game
        ? {
            id: `${got.record.id}${request.copy ? `-${request.copy}` : ''}`,
            name: '',
            record: got.record,
            log: [],
            saved: 0,
          }
        : state.game;
    const log = request.copy && request.record ? request.record.events : [...before.log, ...got.log];
    const game = { ...before, record: got.record, log };
    const known = !fresh && state.rules && request.type !== 'load' ? state : withRules(state, got.view.rules);
    // What is taken in sets up the next game too, and ends a lesson.
    const taken = request.copy
      ? {
          learn: NOTHING,
          setup: { ...state.setup, ...setupOf(got.view) },
          storage: { ...state.storage, unnamed: null },
        }
      : {};
    const boot = state.boot.stage === 'ready' ? state.boot : { ...state.boot, stage: /** @type {const} */ ('ready') };
    const next = {
      ...known,
      ...taken,
      boot,
      screen: /** @type {const} */ ('game'),
      asking: null,
      starting: null,
      game,
    };
    const [, ...more] = fresh || request.type === 'load' ? withOptions(next, got.view.rules) : [next];
    if (!got.log.length && !fresh) {
      const [shown, ...effects] = show(next, got);
      return [shown, ...effects, ...more];
    }
    const store = { do: 'store', game, view: got.view };
    if (fresh) return [{ ...ui(next, { panel: null }), unshown: got }, store, ...more];
    if (got.view.phase === 'over' || got.log.some(([kind]) => FELL.has(kind)))
      return [{ ...next, unshown: got }, store, ...more];
    const [shown, ...effects] = show({ ...next, writing: true }, got);
    return [shown, store, ...effects, ...more];
  }

  /** @param {State} state @param {GameAnswer} got @returns {Next} */
  function show(state, got) {
    const frames = framesOf(state.view, got.events, got.view, state.queue.length ? 0 : speedOf(state));
    const texts = got.events.filter((one) => one.text).map((one) => state.words.t(one.text));
    const timer = state.playback.timer + 1;
    // Who has answered the first throw has met the game.
    const met = beginnerHint(state)?.id === 'first-throw' && got.events.length > 0;
    const settings = met ? { ...state.settings, greeted: true } : state.settings;
    const next = ui(
      {
        ...forget(state),
        settings,
        unshown: null,
        truth: got.view,
        playback: { moving: true, event: null, frames, timer, sentences: '' },
      },
      { selected: null, proposed: null, peek: null, answer: null, wanted: null },
    );
    const [shown, ...effects] = step(next, frames, texts.join(' '));
    return [shown, ...effects, ...(met ? [/** @type {Effect} */ ({ do: 'keep-settings', settings })] : [])];
  }

  /** Show the next frame; sentences are said when all has settled. @param {State} state @param {any[]} frames @param {string} [said] @returns {Next} */
  function step(state, frames, said = '') {
    const [first, ...rest] = frames;
    const text = [state.playback.sentences, said].filter(Boolean).join(' ');
    const { timer } = state.playback;
    const playback = { moving: rest.length > 0, event: first?.event ?? null, frames: rest, timer, sentences: text };
    const next = { ...state, view: first?.view ?? state.truth, playback };
    if (rest.length) return [next, { do: 'wait', ms: first.time, message: { type: 'frame', timer } }];
    return settled(
      greet(speak({ ...next, playback: { moving: false, event: null, frames: [], timer, sentences: '' } }, text)),
    );
  }

  /** Whatever was moving has arrived. @param {State} state @returns {Next} */
  function finish(state) {
    const said = state.playback.sentences;
    const timer = state.playback.timer + 1;
    return settled(
      greet(
        speak(
          { ...state, view: state.truth, playback: { moving: false, event: null, frames: [], timer, sentences: '' } },
          said,
        ),
      ),
    );
  }

  /** @param {State} state */
  const greet = (state) => speak(state, state.words.t(beginnerHint(state)));

  /** Nothing moves: inputs that waited, or the computer, or the end. @param {State} state @returns {Next} */
  function settled(state) {
    const { truth } = state;
    if (!truth || state.writing) return [state];
    const [first, ...rest] = state.queue;
    if (first && (isUndo(first) || !computerActs(state))) {
      const [next, ...effects] = handle({ ...state, queue: rest }, first);
      if (next.asking) return [next, ...effects];
      const [last, ...more] = settled(next);
      return [last, ...effects, ...more];
    }
    if (truth.phase === 'over') {
      const seen = state.ui.panel === 'result';
      return [
        ui({ ...state, queue: [] }, { panel: 'result' }),
        ...(seen ? [] : [{ do: 'persist' }]),
        ...lookBack(state),
      ];
    }
    if (!computerActs(state) || state.ui.paused) return lookAhead(state);
    const ms = speedOf(state) ? PACE : 0;
    return [state, { do: 'wait', ms, message: { type: 'advance', timer: state.playback.timer } }];
  }

  /** @type {Record<string, (state: State, message: any) => Next>} */
  const handlers = {
    stored(state, { id, saved }) {
      if (!state.game || state.game.id !== id || !(state.unshown || state.writing)) return [state];
      const next = { ...state, writing: false, game: { ...state.game, saved } };
      if (next.unshown) return show(next, next.unshown);
      return next.playback.moving ? [next] : settled(next);
    },
    conflict(state) {
      return [{ ...halt(state), unshown: null, locked: true, notice: { id: 'notice-other-window' } }];
    },
    frame(state, { timer }) {
      if (timer !== state.playback.timer || !state.playback.moving) return [state];
      return step(state, state.playback.frames);
    },
    advance(state, { timer }) {
      if (timer !== state.playback.timer || state.asking || state.playback.moving || !state.truth || state.ui.paused)
        return [state];
      return ask(state, 'advance', { ply: state.truth.ply });
    },
    /** Two computers go on by themselves: this stops them, and lets them go on. */
    pause(state) {
      const next = ui(state, { paused: !state.ui.paused });
      return next.ui.paused || state.asking || state.playback.moving ? [next] : settled(next);
    },
  };
  return { receive, show, finish, settled, handlers };
}
