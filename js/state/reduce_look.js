/**
 * Looking back at a game, move by move: number 0 is the start, number n the moment after move n. A game that goes on
 * waits meanwhile.
 */

import { askReview, withLearn } from './guidance.js';
import { speak } from './steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').Ref} Ref */
/** @typedef {import('../types/protocol.js').Judged} Judged */
/** @typedef {import('../types/protocol.js').PastChoice} PastChoice */

/**
 * How many entries of the log lead to moment n.
 * @param {State} state
 * @param {number} n
 */
const plyOf = ({ truth }, n) => truth?.moves[n - 1]?.ply ?? 1;

/**
 * What the review says of the choice of move n; null where there was none.
 * @param {State} state
 * @param {number} n
 * @returns {Judged|null}
 */
export function judgedAt(state, n) {
  const ply = plyOf(state, n) - 1;
  return state.learn.review?.judged.find((one) => one.ply === ply) ?? null;
}

/**
 * @param {State} state
 * @param {NonNullable<NonNullable<State['learn']['look']>['deep']>} changes
 */
export const withDeepLook = ({ learn, ...state }, changes) =>
  withLearn({ ...state, learn }, { look: learn.look && { ...learn.look, deep: { ...learn.look.deep, ...changes } } });

/**
 * Ask for the deeper review, or let it go on where another request stopped it.
 * @param {State} state
 * @returns {Effect[]}
 */
const reviewDeeper = ({ learn: { look, review } }) =>
  review && !review.final && !look?.deep?.going ? [{ do: 'ask', request: { type: 'review', deeper: true } }] : [];

/**
 * The deeper review has said how far it is, and goes on while somebody looks back.
 * @param {State} state
 * @returns {Next}
 */
export const reviewOn = (state) => [state, ...(state.learn.look ? reviewDeeper(state) : [])];

/**
 * Ask for the moment that is shown once more: a review has come, so its choices may be valued otherwise now.
 * @param {State} state
 * @param {boolean} deeper it was the deeper one
 * @returns {Effect[]}
 */
export function askMomentAgain(state, deeper) {
  const { look } = state.learn;
  if (!look) return [];
  const request = /** @type {const} */ ({ type: 'look', ply: plyOf(state, look.n), again: true });
  return [{ do: 'ask', request }, ...(deeper ? [] : reviewDeeper(state))];
}

/**
 * The better choice of the moment that is shown, where the one made has a mark.
 * @param {State} state
 * @returns {PastChoice|null}
 */
function better(state) {
  const { look } = state.learn;
  const judged = look && judgedAt(state, look.n);
  return judged?.mark ? (look?.choices[judged.best] ?? null) : null;
}

/**
 * The number of the move, or of the throw, that changed the value of the game most; 0 where nothing did.
 * @param {State} state
 */
function turningIn({ truth, learn: { review } }) {
  const [most] = [...(review?.decided ?? [])].sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return most && truth ? truth.moves.findIndex((move) => move.ply > most.ply) + 1 : 0;
}

/**
 * The two lines of the status: the move, and how good it was.
 * @param {State} state
 * @returns {Ref[]}
 */
function lookLines(state) {
  const { learn, truth, words } = state;
  const { look, review } = learn;
  const move = look && truth?.moves[look.n - 1];
  if (!look || !move) return [{ id: 'look-start' }];
  const { first = move.text, second } = /** @type {Record<string, Ref>} */ (
    move.text.id === 'sentences' ? move.text.args : {}
  );
  const judged = judgedAt(state, look.n);
  const rest = second ? [first, second] : [first];
  if (!review || !judged) return rest;
  const unit = review.kind === 'chance' ? review.steps / 100 : review.steps;
  const cost = { id: 'look-cost', args: { kind: review.kind, cost: words.amount(judged.cost / unit, 1) } };
  const best = better(state);
  if (best) return [first, { id: 'look-better', args: { move: best.move, reason: best.reason, cost } }];
  if (judged.mark) return [first, cost];
  return [first, judged.cost ? { id: 'look-near', args: { cost } } : { id: 'look-best' }];
}

/**
 * The same, and where looking back begins, why it begins there.
 * @param {State} state
 * @returns {Ref[]}
 */
function linesOf(state) {
  const lines = lookLines(state);
  const [second, ...others] = lines;
  const n = state.learn.look?.n;
  if (!second || !n || n !== turningIn(state)) return lines;
  return [{ id: 'sentences', args: { first: { id: 'look-turned' }, second } }, ...others];
}

/**
 * A moment as the table shows it: the move that led there, with its throw, and the better one.
 * @param {State} state
 * @param {View} seen
 * @returns {View}
 */
function shown(state, seen) {
  const { truth, learn } = state;
  const move = truth?.moves[(learn.look?.n ?? 0) - 1];
  const best = better(state);
  return {
    ...seen,
    actions: best?.piece ? [best] : [],
    pass: null,
    kits: null,
    why: {},
    throw: move ? move.throw : seen.throw,
    chooser: move?.by ?? seen.chooser,
    moves: truth?.moves ?? [],
    canUndo: false,
    canRedo: false,
  };
}

/** @type {import('../types/messages.js').Handlers<import('../types/messages.js').LookMessage>} */
export const lookHandlers = {
  'look-asked'(state, { n }) {
    const { truth, learn } = state;
    const at = Math.max(0, Math.min(n, truth?.moves.length ?? 0));
    if ((truth?.phase !== 'over' && !learn.look) || learn.lesson || learn.look?.n === at) return [state];
    return lookAt(state, at);
  },
  /** The next move with a mark, from the start again after the last one. */
  'look-mark-asked'(state) {
    const { look, review } = state.learn;
    const plies = (review?.judged ?? []).filter((one) => one.mark).map((one) => one.ply + 1);
    const marked = (state.truth?.moves ?? []).flatMap((move, i) => (plies.includes(move.ply) ? [i + 1] : []));
    const n = marked.find((one) => one > (look?.n ?? 0)) ?? marked[0];
    return n === undefined ? [state] : lookHandlers['look-asked'](state, { type: 'look-asked', n });
  },
  'look-deeper-asked'(state, { on }) {
    const { look } = state.learn;
    const judged = look && judgedAt(state, look.n);
    if (!judged) return [state];
    return [
      withDeepLook(state, { going: on }),
      { do: 'ask', request: on ? { type: 'look-deeper', ply: judged.ply } : { type: 'stop' } },
    ];
  },
};

/**
 * @param {State} state
 * @param {number} n
 * @returns {Next}
 */
const lookAt = (state, n) => [
  withLearn(state, { look: { n, choices: [], lines: state.learn.look?.lines } }),
  { do: 'ask', request: { type: 'look', ply: plyOf(state, n) } },
];

/**
 * Begin with what decided most; where nothing did, with the end. What waits to be played is not played.
 * @param {State} state
 * @returns {Next}
 */
export function lookBack(state) {
  const { truth, learn } = state;
  if (!truth || learn.lesson) return [state];
  const [next, ask] = lookAt({ ...state, queue: [] }, turningIn(state) || truth.moves.length);
  return [next, ask, ...(truth.phase === 'over' ? [] : askReview(state)), { do: 'focus', selector: '.next' }];
}

/** @type {import('../types/messages.js').AnswerHandlers<'look'|'look-deeper'>} */
export const lookAnswers = {
  /** Each answer brings some more games, until there are enough or somebody stops. */
  'look-deeper'(state, answer, request) {
    const { look } = state.learn;
    if (!look?.deep || judgedAt(state, look.n)?.ply !== answer.ply) return [state];
    const going = look.deep.going && !answer.finished;
    const next = withDeepLook(state, { ...answer, going });
    return going ? [next, { do: 'ask', request }] : [next, ...reviewDeeper(next)];
  },
  look(state, { ply, seen, choices, throws }, { again }) {
    const { look } = state.learn;
    if (!look || plyOf(state, look.n) !== ply) return [state];
    const now = { ...look, choices, throws };
    const known = withLearn(state, { look: now });
    now.lines = linesOf(known);
    const ui = { ...state.ui, hint: better(known), selected: null, answer: null };
    const next = { ...known, view: shown(known, seen), ui };
    const words = now.lines.map((line) => state.words.t(line)).join(' ');
    return [
      again && words === state.ui.spoken.at(-1)?.text ? next : speak(next, words, true),
      ...(again ? [] : reviewDeeper(next)),
    ];
  },
};
