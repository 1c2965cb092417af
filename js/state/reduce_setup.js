/** Choosing rules and players, and beginning a game. */

import { rulesText, seatsOf } from './choices.js';
import { EMPTY_LEARN } from './state.js';
import { clearNotice, halt, rulesOf, speak, withRulebook, withRules, withUi } from './steps.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').Match} Match */
/** @typedef {import('../types/game.js').MatchBefore} MatchBefore */
/** @typedef {import('../types/protocol.js').NewRequest} NewRequest */
/** @typedef {import('../types/messages.js').SetupMessage} SetupMessage */

/**
 * What a game leaves behind must not be seen in the next one.
 * @param {State} state
 * @param {State['screen']} screen
 * @returns {State}
 */
const leaveGame = (state, screen) =>
  withUi(
    { ...halt(state), learn: EMPTY_LEARN, screen, game: null, truth: null, view: null },
    { panel: null, selected: null, stack: null, answer: null },
  );

/**
 * @param {State} state
 * @param {NewRequest} request
 * @returns {Next}
 */
const askNew = (state, request) => [
  { ...state, asking: 'new' },
  { do: 'ask', request },
];

/** @type {import('../types/messages.js').Handlers<SetupMessage>} */
export const setupHandlers = {
  setup(state, { changes }) {
    // A stored game may be of a ruleset that this version does not know.
    if (state.catalogue && changes.rules && !rulesOf(state, changes.rules)) return [state];
    const others = changes.rules && changes.rules !== state.setup.rules;
    const setup = { ...state.setup, ...(others ? { options: {}, pieces: null } : {}), ...changes };
    const next = { ...state, setup };
    return state.screen === 'setup' ? withRulebook(withRules(next, rulesText(setup))) : [next];
  },
  option(state, { key, value }) {
    const rules = rulesOf(state, state.setup.rules);
    const { [key]: _before, ...options } = state.setup.options;
    const standard = rules?.options.find((one) => one.key === key)?.default;
    if (value !== standard) options[key] = value;
    const setup = { ...state.setup, options };
    return withRulebook(withRules({ ...clearNotice(state), setup }, rulesText(setup)));
  },
  'new-asked'(state) {
    const setup = state.ownSetup ?? state.setup;
    const left = {
      ...leaveGame(state, 'setup'),
      setup,
      ownSetup: null,
      unshown: null,
      asking: null,
      // The list from before this game would offer to go on with an older one.
      storage: { ...state.storage, games: [] },
    };
    return [
      withRules(left, setup.rules),
      { do: 'leave-address' },
      { do: 'list-games' },
      { do: 'focus', selector: '.slab-button' },
    ];
  },
  play(state, { match, seed }) {
    const { setup } = state;
    const word = setup.word.trim();
    const awake = { ...state, ownSetup: null, boot: { ...state.boot, alone: 0 } };
    const left = withUi(leaveGame(awake, 'game'), { spoken: [], path: false, paused: false });
    const [next, ...effects] = askNew(withRules(clearNotice(left), setup.rules), {
      type: 'new',
      rules: rulesText(setup),
      players: seatsOf(setup),
      ...(word ? { word } : {}),
      ...(match ? { match } : {}),
      ...(seed ? { seed } : {}),
    });
    return [next, ...effects, { do: 'focus', selector: '#status' }];
  },
  'start-thrown'(state, { marked }) {
    const { starting } = state;
    if (!starting || state.asking) return [state];
    const before = starting.request.startThrows ?? [];
    return askNew(state, {
      ...starting.request,
      startThrows: marked === null ? before.slice(0, -1) : [...before, marked],
    });
  },
  'again-asked'(state, { swap = false }) {
    const { side, realDice } = state.setup;
    // A player who changes sides takes the dice on the table along.
    const swapped = { side: OTHER[side], realDice: OTHER[realDice] };
    const setup = swap ? { ...state.setup, ...swapped } : state.setup;
    return setupHandlers.play({ ...state, setup }, { type: 'play', match: matchBefore(state.truth?.match, swap) });
  },
};

/** @type {import('../types/messages.js').AnswerHandlers<'new'|'rulebook'>} */
export const setupAnswers = {
  /** Real dice are thrown for the start too: each throw, or lot, is asked for until it is known who begins. */
  new: (state, { asked, answers }, request) => [
    speak({ ...state, starting: { request, asked, answers } }, state.words.t(asked)),
  ],
  rulebook(state, answer, request) {
    return [request.rules === state.rules?.text ? { ...state, rules: { ...state.rules, ...answer } } : state];
  },
};

const OTHER = /** @type {const} */ ({ none: 'none', both: 'both', light: 'dark', dark: 'light' });

/**
 * The points that go over into the next game of a match; a player who changes sides takes them along.
 * @param {Match|null|undefined} match
 * @param {boolean} swap
 * @returns {MatchBefore|null}
 */
function matchBefore(match, swap) {
  if (!match || match.game >= match.games) return null;
  return { played: match.game, light: swap ? match.dark : match.light, dark: swap ? match.light : match.dark };
}
