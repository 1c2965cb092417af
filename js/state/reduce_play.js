/** What a person does with the dice and the pieces. */

import { beforeAct } from './guidance.js';
import { actionsOfPiece, describeSquare } from './picking.js';
import { lookBack } from './reduce_look.js';
import { layersOf, openStack } from './stacks.js';
import { ask, explain, halt, speak, withUi } from './steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').Action} Action */
/** @typedef {import('../types/game.js').Choice} Choice */
/** @typedef {import('../types/inputs.js').InputMessage} InputMessage */
/** @typedef {import('../types/messages.js').PlayMessage} PlayMessage */

/** @type {import('../types/effects.js').Effect} */
const LOAD_RULES = { do: 'load-lazy-views', words: ['rules'] };

/**
 * The player who must throw the second bone for the computer.
 * @param {State} state
 * @param {number|null} wanted the action that the computer has chosen
 * @returns {import('../types/game.js').Ref|null}
 */
export function wantedText({ truth }, wanted) {
  const action = truth?.actions.find((one) => one.index === wanted);
  return truth && action ? { id: 'real-wanted', args: { by: { id: `side-${truth.sides[truth.chooser]}` } } } : null;
}

/**
 * Pick a piece: show and say what it can do.
 * @param {State} state
 * @param {Action[]} actions all of one piece
 * @returns {State}
 */
function pick(state, actions) {
  const text = state.words.inOrder(
    'sentences',
    actions.map((one) => state.words.t(one.text)),
  );
  const selected = actions[0]?.piece ?? null;
  return speak(withUi(state, { selected, peek: null, answer: null, proposed: null }), text, true);
}

/**
 * Play this choice, or ask first where the settings want moves confirmed.
 * @param {State} state
 * @param {Choice} index
 * @returns {Next}
 */
const choose = (state, index) => inputHandlers['action-chosen'](state, { type: 'action-chosen', index });

/**
 * @param {State} state
 * @param {'undo'|'redo'} type
 * @returns {Next}
 */
const takeBack = (state, type) =>
  ask({ ...halt(withUi(state, { selected: null, proposed: null })), tableScreen: state.tableScreen }, { type });

/**
 * Explain a square of the present moment; without a game, or at an earlier moment, only what the rules say of it.
 * @param {State} state
 * @param {string} square
 * @returns {Next}
 */
function askAbout(state, square) {
  const { truth, learn, boot } = state;
  const peeked = withUi(state, { peek: square, answer: null });
  const onBoard = /^[A-C]\d+$/.test(square);
  if (!truth || learn.look || !onBoard || boot.stage !== 'ready')
    return [
      explain(peeked, describeSquare(state, square)),
      ...(state.ui.lazyViews && state.words.groups.has('rules') ? [] : [LOAD_RULES]),
    ];
  return [peeked, { do: 'ask', request: { type: 'explain', ply: truth.ply, square } }];
}

/**
 * Land on a square, pick a piece on it, or say what it is.
 * @param {State} state
 * @param {import('../types/game.js').View} truth
 * @param {string} square
 * @returns {Next}
 */
function chooseSquare(state, truth, square) {
  const isPicked = (/** @type {Action} */ one) => one.piece === state.ui.selected;
  const landing = truth.actions.filter((one) => one.to === square);
  const picked = landing.filter(isPicked);
  if (picked.length === 1 && picked[0]) return choose(state, picked[0].index);
  const leaving = truth.actions.filter((one) => one.from === square && one.piece);
  if (leaving[0]) {
    const others = leaving.filter((one) => !isPicked(one));
    const again = leaving.filter(isPicked);
    if (again.length === 1 && again[0] && !others.length) return choose(state, again[0].index);
    const { piece } = others[0] ?? leaving[0];
    return [
      pick(
        state,
        leaving.filter((one) => one.piece === piece),
      ),
    ];
  }
  // A stack is opened before something comes to lie on it.
  const stacked = !state.learn.lesson && layersOf(state, square).length > 0;
  if (landing.length === 1 && landing[0] && !stacked) return choose(state, landing[0].index);
  if (landing.length > 1 && !stacked) {
    const args = { square, n: landing.length };
    return [explain(withUi(state, { selected: null, proposed: null }), { id: 'which-piece', args })];
  }
  const idle = withUi(state, { selected: null, proposed: null, answer: null });
  return stacked ? [idle] : askAbout(idle, square);
}

/** @type {import('../types/messages.js').Handlers<InputMessage>} */
export const inputHandlers = {
  'throw-asked'(state, { kit, marked }) {
    const { truth } = state;
    if (!truth || (truth.phase !== 'throw' && truth.phase !== 'kit')) return [state];
    if (truth.phase === 'kit' && kit === undefined && (truth.kits?.length ?? 0) > 1) return [state];
    const given = { ...(kit === undefined ? {} : { kit }), ...(marked === undefined ? {} : { marked }) };
    return ask(withUi(state, { selected: null }), { type: 'throw', ply: truth.ply, ...given });
  },
  'act-asked'(state, message) {
    const { truth } = state;
    const { index, answer } = message;
    // An input that waited may come to a moment that does not offer it any more.
    if (!truth || !(index === 'pass' ? truth.pass : truth.actions.some((one) => one.index === index))) return [state];
    const second = truth.actions.find((one) => one.index === index && one.kind === 'convert');
    // The second bone lies on the table: each of its answers has a button of its own.
    if (second && answer === undefined && truth.players[truth.chooser].dice === 'real')
      return [explain(state, second.text)];
    const before = beforeAct(state, message);
    if (before) return before;
    const given = answer === undefined ? {} : { answer };
    const idle = withUi(state, { selected: null, proposed: null, peek: null });
    return ask(idle, { type: 'act', ply: truth.ply, index, ...given });
  },
  'action-chosen'(state, { index }) {
    const action = state.truth?.actions.find((one) => one.index === index);
    const move = index === 'pass' ? state.truth?.pass?.text : action?.text;
    if (!move) return [state];
    if (state.settings.confirm && state.ui.proposed !== index) {
      const proposed = withUi(state, { proposed: index, selected: action?.piece ?? null });
      return [explain(proposed, { id: 'confirm-move', args: { move } })];
    }
    return inputHandlers['act-asked'](state, { type: 'act-asked', index });
  },
  'nth-asked'(state, { n }) {
    const { truth } = state;
    const action = truth?.actions[n - 1];
    const kit = truth?.phase === 'kit' ? truth.kits?.[n - 1] : undefined;
    if (kit !== undefined) return inputHandlers['throw-asked'](state, { type: 'throw-asked', kit });
    if (action) return choose(state, action.index);
    // Not to move has the number after those of the moves.
    return truth?.pass && n === truth.actions.length + 1 ? choose(state, 'pass') : [state];
  },
  /** The one thing to do next: throw, pass or confirm. */
  'go-asked'(state) {
    const { truth } = state;
    if (!truth) return [state];
    if (state.ui.proposed !== null) return choose(state, state.ui.proposed);
    if (truth.pass && !truth.actions.length)
      return inputHandlers['act-asked'](state, { type: 'act-asked', index: 'pass' });
    return inputHandlers['throw-asked'](state, { type: 'throw-asked' });
  },
  'piece-chosen'(state, { piece }) {
    const { truth } = state;
    const chosen = truth?.pieces.find((one) => one.id === piece);
    if (!truth || !chosen) return [state];
    const own = actionsOfPiece(truth.actions, truth.pieces, chosen);
    const [first] = own;
    if (!first) {
      const there = truth.actions.filter((one) => one.to === chosen.square && one.piece === state.ui.selected);
      if (there.length === 1 && there[0]) return choose(state, there[0].index);
      return [explain(withUi(state, { selected: null, proposed: null }), truth.why[piece] ?? null)];
    }
    return state.ui.selected === first.piece && own.length === 1 ? choose(state, first.index) : [pick(state, own)];
  },
  'square-chosen'(state, { square }) {
    const { truth } = state;
    if (!truth) return playHandlers.peek(state, { type: 'peek', square });
    // At an earlier moment nothing can be played: a square only says what it is.
    const now = state.learn.look ? { ...truth, actions: [] } : truth;
    return openStack(state, square, chooseSquare(state, now, square));
  },
  'undo-asked': (state) => (state.truth?.canUndo ? takeBack(state, 'undo') : [state]),
  'redo-asked': (state) => (state.truth?.canRedo ? takeBack(state, 'redo') : [state]),
  'look-back-asked': lookBack,
};

/** @type {import('../types/messages.js').Handlers<PlayMessage>} */
export const playHandlers = {
  ...inputHandlers,
  'bone-thrown'(state, { answer }) {
    const { wanted } = state.ui;
    if (!state.truth || wanted === null || state.asking) return [state];
    return ask(withUi(state, { wanted: null }), { type: 'act', ply: state.truth.ply, index: wanted, answer });
  },
  /** A tally beside the board, or the dice as they lie. */
  'explain-asked'(state, { type: _, ...what }) {
    const { truth, learn, boot } = state;
    if (!truth || learn.look || boot.stage !== 'ready') return [state];
    const request = { type: /** @type {const} */ ('explain'), ply: truth.ply, ...what };
    return [withUi(state, { peek: null, answer: null }), { do: 'ask', request }];
  },
  'stack-closed': (state) => [withUi(state, { stack: null })],
  peek(state, { square }) {
    if (state.ui.peek === square) return [withUi(state, { peek: null, answer: null })];
    return askAbout(state, square);
  },
};

/** @type {import('../types/messages.js').AnswerHandlers<'advance'|'explain'>} */
export const playAnswers = {
  /** Only what was asked about last is explained, and only at the moment it was asked about. */
  explain: (state, { ply, text }, { square }) =>
    ply === state.truth?.ply && (!square || square === state.ui.peek) ? [explain(state, text)] : [state],
  /** The computer wants its second bone thrown, and a person does it. */
  advance: (state, { ply, wanted }) =>
    ply === state.truth?.ply ? [speak(withUi(state, { wanted }), state.words.t(wantedText(state, wanted)))] : [state],
};
