/**
 * What the page says beside the game: hints, the tutor's question, and help in the first game.
 *
 * None of it holds up an input: the engine is asked without waiting, and a late answer is thrown away.
 */

import { EMPTY_LEARN } from './state.js';
import { explain, speak, withUi } from './steps.js';
import { ownHandler } from './table_screens.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Learn} Learn */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').Choice} Choice */
/** @typedef {import('../types/game.js').Ref} Ref */
/** @typedef {import('../types/protocol.js').Analysis} Analysis */

/** The tutor asks about a choice that costs this share of what is at stake. */
const BLUNDER = 0.04;

/** @type {Effect} */
export const ANALYSE = { do: 'ask', request: { type: 'analyse' } };

/**
 * @param {State} state
 * @param {Partial<Learn>} changes
 * @returns {State}
 */
export const withLearn = (state, changes) => ({ ...state, learn: { ...state.learn, ...changes } });

/**
 * The game has moved on: what was found out about the moment before is of no use.
 * @param {State} state
 * @returns {State}
 */
export const forgetMoment = (state) => ({
  ...state,
  learn: { ...EMPTY_LEARN, lesson: state.learn.lesson },
  ui: { ...state.ui, hint: null },
});

/**
 * Whether a person has something to choose now.
 * @param {State} state
 */
export const personChooses = ({ truth, learn: { lesson } }) =>
  Boolean(
    truth && truth.phase === 'act' && !lesson && truth.players[truth.chooser].kind === 'human' && truth.actions.length,
  );

/**
 * Nothing moves and a person is to choose: analyse the moment if the settings show values or have a tutor.
 * @param {State} state
 * @returns {Next}
 */
export function analyseAhead(state) {
  const wanted = state.settings.values || state.settings.tutor;
  if (!wanted || !personChooses(state) || state.learn.analysis) return [state];
  return [state, ANALYSE];
}

/**
 * Ask for the review of a game that has ended, or is looked back at.
 * @param {State} state
 * @returns {Effect[]}
 */
export const askReview = ({ learn: { review, lesson } }) =>
  review || lesson ? [] : [{ do: 'ask', request: { type: 'review' } }];

/**
 * Help in the first game: how to throw, and what the first throw means.
 * @param {State} state
 * @returns {Ref|null}
 */
export function beginnerHint({ settings, rules, truth, learn: { lesson, look } }) {
  if (settings.greeted || lesson || look || !truth || truth.players[truth.chooser].kind !== 'human') return null;
  const { throw: thrown, phase, actions } = truth;
  // What the other player did first is more important than how to throw.
  if (phase === 'throw')
    return truth.moves.length || truth.players[truth.chooser].dice === 'real'
      ? null
      : { id: 'first-to-throw', args: { kind: rules?.kit.kind ?? 'lots' } };
  if (phase !== 'act' || !actions.some((one) => one.piece) || !thrown) return null;
  const { kit, marked, score } = thrown;
  return {
    id: 'first-throw',
    args: { kind: kit.kind, marked: marked ?? 0, count: kit.count, score: score ?? 0 },
  };
}

/**
 * What comes before a choice is played: a lesson or a puzzle that wants another one, the tutor's question, or nothing.
 * @param {State} state
 * @param {import('../types/inputs.js').TutoredMessage} message
 * @returns {Next|null} null: play it
 */
export function beforeAct(state, message) {
  const own = ownHandler(state, message.type)?.(state, /** @type {never} */ (message));
  if (own) return own;
  const { lesson, analysis } = state.learn;
  if (lesson) {
    if (lesson.done) return [state];
    if (message.index !== 'pass' && lesson.expected.includes(message.index)) return null;
    // After a wrong try the right one is marked.
    const marked = { selected: null, proposed: null, hint: hintAt(state, lesson.expected[0]) ?? null };
    return [explain(withUi(state, marked), { id: 'lesson-other' })];
  }
  const choices = choicesOf(state);
  if (!state.settings.tutor || message.anyway || !personChooses(state) || choices < 2) return null;
  if (!analysis) return [withLearn(state, { judging: message }), ANALYSE];
  const { index, answer } = message;
  const loss = lossOf(analysis, index);
  if (loss < BLUNDER * analysis.scale) return null;
  const warned = withLearn(state, { warning: { index, answer, loss }, judging: null });
  return [advise(warned, analysis, tutorLines(state, analysis, index, loss))];
}

/**
 * What the tutor says: what the choice costs, what it leaves open to the other player, and what is better and why.
 * @param {State} state
 * @param {Analysis} analysis
 * @param {Choice} index
 * @param {number} loss
 * @returns {Ref[]}
 */
function tutorLines(state, analysis, index, loss) {
  const leaves = index === 'pass' ? null : analysis.leaves[index];
  const move = bestMove(state, analysis);
  const better = move && { id: 'tutor-better', args: { move, reason: analysis.reason } };
  const second = leaves && better ? { id: 'sentences', args: { first: leaves, second: better } } : (leaves ?? better);
  const first = { id: 'tutor-ask', args: valueArgs(state, analysis, loss) };
  return second ? [first, second] : [first];
}

/**
 * The best choice in words.
 * @param {State} state
 * @param {Analysis} analysis
 * @returns {Ref|null}
 */
const bestMove = (state, { best, move }) => move ?? hintAt(state, best)?.text ?? state.truth?.pass?.text ?? null;

/**
 * What a choice costs against the best one.
 * @param {Pick<Analysis, 'values'|'pass'>} analysis
 * @param {Choice} index
 */
export function lossOf({ values, pass }, index) {
  const all = pass === null ? values : [...values, pass];
  const value = index === 'pass' ? pass : values[index];
  return value === null || value === undefined ? 0 : Math.max(...all) - value;
}

/**
 * The arguments of a message that names a value.
 * @param {State} state
 * @param {Pick<Analysis, 'kind'>} analysis
 * @param {number} value
 */
export const valueArgs = ({ words }, { kind }, value) => ({
  kind,
  value: words.amount(kind === 'chance' ? value * 100 : value, 1),
});

/**
 * What a hint is drawn for.
 * @param {State} state
 * @param {number|null} [index]
 */
const hintAt = ({ truth }, index) => truth?.actions.find((one) => one.index === index);

/**
 * How many actions there are, with that of ending the turn.
 * @param {State} state
 */
const choicesOf = ({ truth }) => (truth?.actions.length ?? 0) + (truth?.pass ? 1 : 0);

/**
 * Mark the best choice, and say something in the place of the status, which covers nothing.
 * @param {State} state
 * @param {Analysis} analysis
 * @param {Ref[]} lines
 * @returns {State}
 */
function advise(state, analysis, lines) {
  const hint = { ...hintAt(state, analysis.best), lines };
  const shown = withUi(state, { selected: null, proposed: null, answer: null, hint });
  return speak(shown, lines.map((line) => state.words.t(line)).join(' '), true);
}

/**
 * Show and say the best choice.
 * @param {State} state
 * @returns {State}
 */
export function giveHint(state) {
  const { analysis } = state.learn;
  const move = analysis && bestMove(state, analysis);
  if (!move) return state;
  /** @type {Ref[]} */
  const compared = [
    { id: 'hint-says', args: { move } },
    { id: 'hint-why', args: { reason: analysis.reason } },
  ];
  const lines = choicesOf(state) === 1 ? [{ id: 'hint-only', args: { move } }] : compared;
  return advise(withLearn(state, { hinting: false }), analysis, lines);
}
