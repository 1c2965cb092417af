/** When the engine starts, cannot be started, dies, or refuses a request. */

import { isGameLink } from './address.js';
import { ANALYSE, askReview } from './guidance.js';
import { learnHandlers } from './reduce_learn.js';
import { withDeepLook } from './reduce_look.js';
import { setupHandlers } from './reduce_setup.js';
import { settle } from './show.js';
import { clearNotice, withRulebook, withRules } from './steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').Ref} Ref */
/** @typedef {import('../types/protocol.js').Refusal} Refusal */
/** @typedef {import('../types/protocol.js').PageRequest} Request */
/**
 * @template {import('../types/protocol.js').RequestType} T
 * @typedef {import('../types/protocol.js').RequestOf<T>} RequestOf
 */
/** @typedef {import('../types/inputs.js').QueuedMessage} QueuedMessage */
/** @typedef {import('../types/messages.js').FailureMessage} FailureMessage */

/** Requests that change nothing in the game; nothing waits for them. */
const READ_ONLY = new Set(['analyse', 'review', 'look', 'look-deeper', 'check-dice', 'explain']);

/** Requests that are made by an input of the same name, such as "undo" by "undo-asked". */
const INPUTS = new Set(['throw', 'act', 'undo', 'redo', 'text', 'link']);

/** Before an engine that failed is started again with nobody there, in milliseconds; each time twice as long. */
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 300_000;

/** @type {import('../types/messages.js').Handlers<FailureMessage>} */
export const failureHandlers = {
  refused(state, { request, error }) {
    const { code } = error;
    if (READ_ONLY.has(request.type)) {
      const next = request.type === 'look-deeper' ? withDeepLook(state, { going: false }) : state;
      if (code === 'lost' && state.game && !state.asking) return recover(next, request);
      return askAgain(next, request, code);
    }
    if (state.learn.lesson) return refuseInLesson(state, request, error);
    if (request.type === 'rulebook') {
      const seen = state.screen === 'setup' && code !== 'failed';
      return seen ? refuseRules(state, error) : [state];
    }
    const idle = { ...state, asking: null };
    if (code === 'lost' && isImport(request)) return loseImport(idle, request);
    if (code === 'lost') return recover(state, request);
    if (code === 'failed') return [{ ...idle, unsent: request }];
    if (code === 'stopped' || code === 'late') return settle(idle);
    if (code === 'needs_rules' && request.type === 'import') return askForRules(idle, request);
    if (request.type === 'new') return refuseRules(withRules({ ...idle, screen: 'setup' }, state.setup.rules), error);
    const told = refuse(idle, request, error);
    return isImport(request) ? goOn(told) : [told];
  },
  boot(state, { stage, bytes, total }) {
    const next = { ...state, boot: { ...state.boot, stage, bytes, total } };
    if (stage !== 'ready') return [next];
    // Something else than "Try again" may have started it after a failure.
    const [after, ...effects] = state.unsent
      ? recover({ ...next, unsent: null }, state.unsent)
      : state.screen === 'setup'
        ? withRulebook(next)
        : [next];
    return [after, ...effects, { do: 'load-lazy-views', ahead: true }];
  },
  failed(state, { code }) {
    const alone = playAlone(state) ? state.boot.alone + 1 : 0;
    /** @type {State} */
    const next = { ...state, asking: null, boot: { ...state.boot, stage: 'failed', code, alone } };
    if (!alone) return [next];
    const ms = Math.min(FIRST_PAUSE * 2 ** (alone - 1), LONGEST_PAUSE);
    return [next, { do: 'wait', ms, message: { type: 'retry-alone', timer: alone } }];
  },
  'retry-asked': (state) => retry({ ...state, boot: { ...state.boot, alone: 0 } }),
  /** Nobody may be there to press "Try again" while two computers play. */
  'retry-alone': (state, { timer }) =>
    state.boot.stage === 'failed' && timer === state.boot.alone && playAlone(state) ? retry(state) : [state],
};

/**
 * Whether two computers play.
 * @param {State} state
 */
function playAlone({ truth, setup, screen }) {
  if (!truth) return screen === 'game' && setup.opponent === 'watch';
  return truth.players.light.kind === 'computer' && truth.players.dark.kind === 'computer';
}

/**
 * Start the engine again, and ask it what was not answered.
 * @param {State} state
 * @returns {Next}
 */
function retry(state) {
  /** @type {State} */
  const booting = { ...state, unsent: null, boot: { ...state.boot, stage: 'runtime', code: '', bytes: 0 } };
  const [next, ...effects] = state.unsent ? recover(booting, state.unsent) : [booting];
  return [next, { do: 'boot' }, ...effects];
}

/**
 * A notice that says what was refused, and why.
 * @param {string} id
 * @param {Refusal} error
 * @returns {Ref}
 */
const refusal = (id, { code, message, ref }) => ({ id, args: { reason: ref ?? message ?? code ?? '' } });

/**
 * These rules do not fit together.
 * @param {State} state
 * @param {Refusal} error
 * @returns {Next}
 */
const refuseRules = (state, error) => [{ ...state, notice: refusal('new-refused', error) }];

/**
 * The engine will not do it: say so, and go back where nothing was begun.
 * @param {State} state
 * @param {Request} request
 * @param {Refusal} error
 * @returns {State}
 */
function refuse(state, request, error) {
  const screen = state.truth ? 'game' : 'setup';
  if (isImport(request)) {
    const linked = request.type === 'import' && isGameLink(request.text);
    const why = refusal(error.code === 'no_game' ? 'import-no-game' : 'import-refused', error);
    return { ...state, screen, notice: linked ? { id: 'link-refused' } : why };
  }
  if (request.type === 'load') return { ...state, screen, notice: refusal('load-refused', error) };
  return { ...state, queue: [], notice: refusal('request-refused', error) };
}

/**
 * Whether a request brings a game in, from a file or a link.
 * @param {Request} request
 */
const isImport = (request) => request.type === 'import' || (request.type === 'load' && request.copy !== undefined);

/**
 * A file that was refused has stopped the game on the table: it goes on. Where a screen lay on the table, such as a
 * puzzle, what stands there is no game.
 * @param {State} state
 * @returns {Next}
 */
function goOn(state) {
  if (state.truth && !state.game) {
    const [left, ...effects] = setupHandlers['new-asked'](state, { type: 'new-asked' });
    return [{ ...left, notice: state.notice }, ...effects];
  }
  return state.truth?.phase === 'over' ? [state, ...askReview(state)] : settle(state);
}

/**
 * The engine died over a file or a link. It is not asked again, or it would die again: say so, and go on as before.
 * @param {State} state
 * @param {Request} request
 * @returns {Next}
 */
function loseImport(state, request) {
  /** @type {State} */
  const next = { ...state, screen: state.truth ? 'game' : 'setup', notice: { id: 'import-lost' } };
  return state.game ? recover(next, request) : [next];
}

/**
 * A file does not name its rules: let the player choose them.
 * @param {State} state
 * @param {RequestOf<'import'>} request
 * @returns {Next}
 */
function askForRules(state, { text, copy }) {
  const unnamed = { text, copy, rules: state.catalogue?.rulesets[0]?.id ?? '' };
  const [next, ...effects] = goOn({ ...clearNotice(state), storage: { ...state.storage, unnamed } });
  return [next, ...effects, { do: 'focus', selector: '#import-rules' }];
}

/**
 * @param {State} state
 * @param {Request} request
 * @param {Refusal} error
 * @returns {Next}
 */
function refuseInLesson(state, request, error) {
  const { code } = error;
  if (request.type !== state.asking && code !== 'failed') return [state];
  const { rules = 'finkel', step = 0 } = state.learn.lesson ?? {};
  if (code === 'lost') return learnHandlers['lesson-asked'](state, { type: 'lesson-asked', rules, step });
  if (code === 'failed') return [{ ...state, asking: null, unsent: { type: 'lesson', rules, step } }];
  return [{ ...state, asking: null, notice: refusal('request-refused', error) }];
}

/**
 * A move that waits for the tutor, or a hint, is not lost because another request came between.
 * @param {State} state
 * @param {Request} request
 * @param {string} code
 * @returns {Next}
 */
function askAgain(state, request, code) {
  const { judging, hinting } = state.learn;
  return request.type === 'analyse' && code === 'stopped' && (judging || hinting) ? [state, ANALYSE] : [state];
}

/**
 * The worker died: load the record into the new one, and ask again what it did not answer.
 * @param {State} state
 * @param {Request} request
 * @returns {Next}
 */
function recover(state, request) {
  if (!state.game || request.type === 'new')
    return [
      { ...state, asking: request.type },
      { do: 'ask', request },
    ];
  const input = request.type === 'load' ? null : inputOf(request);
  return [
    { ...state, asking: 'load', queue: input ? [input, ...state.queue] : state.queue },
    { do: 'ask', request: { type: 'load', record: { ...state.game.record, events: state.game.log } } },
  ];
}

/**
 * The input that made a request; null for requests that come about by themselves.
 * @param {Request} request
 * @returns {QueuedMessage|null}
 */
function inputOf(request) {
  if (!INPUTS.has(request.type)) return null;
  const { type, ply: _ply, ...given } = /** @type {RequestOf<'act'>} */ (request);
  return { type: `${type}-asked`, ...given };
}
