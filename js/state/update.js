/**
 * The one reducer: update(state, message) → [state, ...effects].
 *
 * All of it is pure: it never waits, draws or asks; it says what should be asked, stored or waited for, and js/page
 * does it.
 *
 * The way of a request: ask → answer → store, show → settle → (where it is the computer's turn: ask again)
 */

import { answerHandlers } from './reduce_answers.js';
import { failureHandlers } from './reduce_failures.js';
import { learnHandlers } from './reduce_learn.js';
import { lookHandlers } from './reduce_look.js';
import { pageHandlers } from './reduce_page.js';
import { inputHandlers, playHandlers } from './reduce_play.js';
import { setupHandlers } from './reduce_setup.js';
import { shareHandlers } from './reduce_share.js';
import { storageHandlers } from './reduce_storage.js';
import { interrupts, showHandlers, skipAnimation } from './show.js';
import { computerActs } from './state.js';
import { speak } from './steps.js';
import { ownHandler, tableScreenHandlers } from './table_screens.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/inputs.js').InputMessage} InputMessage */

/** At most this many inputs wait. */
const QUEUE = 20;

/** @typedef {import('../types/kiosk.js').KioskMessage | import('../types/opening.js').OwnMessage} Elsewhere */
/** @type {import('../types/messages.js').Handlers<Exclude<Message, Elsewhere>>} */
const handlers = {
  ...answerHandlers,
  ...failureHandlers,
  ...learnHandlers,
  ...lookHandlers,
  ...pageHandlers,
  ...playHandlers,
  ...setupHandlers,
  ...shareHandlers,
  ...showHandlers,
  ...storageHandlers,
  ...tableScreenHandlers,
};

/**
 * @param {State} state
 * @param {Message} message
 * @returns {Next}
 */
export function update(state, message) {
  const [next, ...effects] = take(state, message);
  return [announce(state, next), ...effects];
}

/**
 * A new notice is said in the log of a game; on the start screen it is an alert (js/view/notice.js), and a kiosk shows
 * none. A warning that comes back in the place of another notice has been said before.
 * @param {State} before
 * @param {State} now
 */
function announce(before, now) {
  const { notice, screen, kiosk, words } = now;
  const known = notice === before.notice || notice === before.storage.warning;
  return known || screen === 'setup' || kiosk ? now : speak(now, words.t(notice));
}

/**
 * @param {State} state
 * @param {Message} message
 * @returns {Next}
 */
function take(state, message) {
  const own = ownHandler(state, message.type);
  const run = (/** @type {State} */ now) => own?.(now, /** @type {never} */ (message), usual) ?? usual(now, message);
  if (!isInput(message)) return isLate(state, message) ? [state] : run(state);
  if (state.locked) return [state];
  // Looking back, a tap explains a square, also where the game itself waits for the computer.
  if (state.learn.look) return message.type === 'square-chosen' ? run(state) : [state];
  const [arrived, ...effects] = state.playback.moving ? skipAnimation(state) : [state];
  if (isBusy(arrived, message)) {
    /** @type {Effect[]} */
    const stop = interrupts(message) && arrived.asking === 'advance' ? [{ do: 'ask', request: { type: 'stop' } }] : [];
    return [enqueue(arrived, message), ...effects, ...stop];
  }
  const [next, ...more] = run(arrived);
  return [next, ...effects, ...more];
}

/**
 * What a message does where no screen on the table does something else.
 * @param {State} state
 * @param {Message} message
 * @returns {Next}
 */
function usual(state, message) {
  const handler = /** @type {(state: State, message: never) => Next} */ (
    handlers[/** @type {keyof typeof handlers} */ (message.type)]
  );
  // In production too: all messages are made by this page, so this can only be a mistake of ours.
  if (!handler) throw new Error(`unknown message: ${message.type}`);
  return handler(state, /** @type {never} */ (message));
}

/**
 * @param {Message} message
 * @returns {message is InputMessage}
 */
const isInput = (message) => message.type in inputHandlers;

/**
 * Whether another game was begun or opened since the request was made.
 * @param {State} state
 * @param {Message} message
 */
const isLate = (state, message) =>
  'generation' in message && message.generation !== undefined && message.generation !== state.generation;

/**
 * While the engine or the disk is at work an input waits, so that fast hands lose nothing.
 * @param {State} state
 * @param {InputMessage} message
 */
const isBusy = (state, message) => state.asking || state.unshown || (computerActs(state) && !interrupts(message));

/**
 * @param {State} state
 * @param {InputMessage} message
 * @returns {State}
 */
const enqueue = (state, message) => (state.game ? { ...state, queue: [...state.queue, message].slice(-QUEUE) } : state);
