/**
 * What the engine answers. A game goes to the disk and to the screen; other answers go where they were asked for.
 *
 * Every throw and every move is stored before it is shown, so that no reload can take it back. The next request waits
 * for both.
 */

import { setupOf } from './choices.js';
import { learnAnswers, showInLesson } from './reduce_learn.js';
import { lookAnswers } from './reduce_look.js';
import { playAnswers } from './reduce_play.js';
import { setupAnswers } from './reduce_setup.js';
import { shareAnswers } from './reduce_share.js';
import { show } from './show.js';
import { EMPTY_LEARN } from './state.js';
import { withRulebook, withRules, withUi } from './steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Game} Game */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/protocol.js').Answer} Answer */
/** @typedef {import('../types/protocol.js').GameAnswer} GameAnswer */
/** @typedef {import('../types/protocol.js').PageRequest} Request */

/** @type {import('../types/messages.js').AnswerHandlers<import('../types/messages.js').PlainRequest>} */
const plainAnswers = {
  ...setupAnswers,
  ...shareAnswers,
  ...playAnswers,
  ...learnAnswers,
  ...lookAnswers,
  stop: (state) => [state],
};

/**
 * @param {Answer} answer
 * @returns {answer is GameAnswer}
 */
const isGame = (answer) => 'view' in answer;

/** @type {import('../types/messages.js').Handlers<import('../types/messages.js').AnswerMessage>} */
export const answerHandlers = {
  answer(state, { request, answer }) {
    if (!isGame(answer)) return takePlain(state, request, answer);
    const whole = { ...answer, view: withAllMoves(state, answer.view) };
    if (state.tableScreen && !copyOf(request)) return show({ ...state, asking: null }, whole);
    return state.learn.lesson && !copyOf(request)
      ? showInLesson(state, request, whole)
      : takeGame(state, request, whole);
  },
};

/**
 * @param {State} state
 * @param {import('../types/messages.js').AnswerMessage['request']} request
 * @param {Answer} answer
 * @returns {Next}
 */
function takePlain(state, request, answer) {
  const idle = request.type === state.asking ? { ...state, asking: null } : state;
  const handler = /** @type {(state: State, answer: Answer, request: Request) => Next} */ (
    plainAnswers[/** @type {import('../types/messages.js').PlainRequest} */ (request.type)]
  );
  return handler(idle, answer, request);
}

/**
 * The mark of a game that was brought in.
 * @param {Request} request
 */
const copyOf = (request) => ('copy' in request ? request.copy : undefined);

/**
 * An answer brings the new rows of the list of moves; the page has the others.
 * @param {State} state
 * @param {View} view
 * @returns {View}
 */
function withAllMoves(state, { kept = 0, ...view }) {
  return { ...view, moves: [...(state.truth?.moves ?? []).slice(0, kept), ...view.moves] };
}

/**
 * The game after an answer, with the new events in its log.
 * @param {State} state
 * @param {Request} request
 * @param {GameAnswer} answer
 * @param {boolean} fresh
 * @returns {Game}
 */
function gameAfter(state, request, { record, log }, fresh) {
  const copy = copyOf(request);
  // An imported game is a game of its own, even beside the one it was exported from.
  if (fresh || !state.game) {
    const events = copy && request.type === 'load' ? (request.record.events ?? log) : log;
    return { id: copy ? `${record.id}-${copy}` : record.id, name: '', record, log: events, saved: 0 };
  }
  return { ...state.game, record, log: [...state.game.log, ...log] };
}

/**
 * A game begins or goes on: store it and show it.
 * @param {State} state
 * @param {Request} request
 * @param {GameAnswer} answer
 * @returns {Next}
 */
function takeGame(state, request, answer) {
  const { log, view } = answer;
  const copy = copyOf(request);
  const fresh = request.type === 'new' || Boolean(copy) || !state.game;
  const game = gameAfter(state, request, answer, fresh);
  const known = !fresh && state.rules && request.type !== 'load' ? state : withRules(state, view.rules);
  // A game that was brought in can be played again, and ends a lesson.
  const taken = copy && {
    learn: EMPTY_LEARN,
    ownSetup: state.ownSetup ?? state.setup,
    setup: { ...state.setup, ...setupOf(view) },
    storage: { ...state.storage, unnamed: null },
  };
  /** @type {State} */
  const next = {
    ...known,
    ...taken,
    boot: state.boot.stage === 'ready' ? state.boot : { ...state.boot, stage: 'ready' },
    screen: 'game',
    asking: null,
    starting: null,
    game,
  };
  const [, ...rulebook] = fresh || request.type === 'load' ? withRulebook(next) : [next];
  if (!log.length && !fresh) {
    const [shown, ...effects] = show(next, answer);
    return [shown, ...effects, ...rulebook];
  }
  /** @type {Effect} */
  const store = { do: 'store', game, view };
  // The list of games stays until the game that was brought in stands on the table. A new game
  // closed what was open when it was asked for; what was opened since then stays.
  const listed = Boolean(copy) && state.ui.panel === 'games';
  // Stored first, then shown: what a player has seen is never lost.
  return [
    { ...(copy && !listed ? withUi(next, { panel: null }) : next), unshown: { answer, listed } },
    store,
    ...rulebook,
  ];
}
