/** Choosing rules and players, and beginning a game. Part of the one reducer (update.js), which lends its own tools. */
import { rulesText, seatsOf } from './choices.js';
import { NOTHING } from './reduce_learn.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {[State, ...Effect[]]} Next */

/** @param {import('./update.js').Tools} tools @returns {Record<string, (state: State, message: any) => Next>} */
export function beginning({ handle, halt, ui, speak, withRules, withOptions, rulesOf }) {
  return {
    setup(state, { changes }) {
      const fresh = changes.rules && changes.rules !== state.setup.rules ? { options: {}, pieces: null } : {};
      const setup = { ...state.setup, ...fresh, ...changes };
      const next = { ...state, setup };
      return state.screen === 'setup' ? withOptions(withRules(next, setup.rules)) : [next];
    },
    option(state, { key, value }) {
      const rules = rulesOf(state, state.setup.rules);
      const { [key]: _old, ...options } = state.setup.options;
      const standard = rules?.options.find((one) => one.key === key)?.default;
      if (value !== standard) options[key] = value;
      return withOptions(withRules({ ...state, notice: null, setup: { ...state.setup, options } }, state.setup.rules));
    },
    'rulebook-answer'(state, { request, answer: got }) {
      const wanted = state.screen === 'setup' ? rulesText(state.setup) : state.truth?.rules;
      return [state.rules && request.rules === wanted ? { ...state, rules: { ...state.rules, ...got } } : state];
    },
    'new-asked': (state) => [
      withRules(
        ui(
          {
            ...halt(state),
            learn: NOTHING,
            screen: 'setup',
            game: null,
            truth: null,
            view: null,
            unshown: null,
            asking: null,
          },
          { panel: null, selected: null, answer: null },
        ),
        state.setup.rules,
      ),
      { do: 'focus', on: '#setup-title' },
    ],
    play(state, { match }) {
      const { setup } = state;
      const seats = seatsOf(setup);
      const rules = rulesText(setup);
      const next = withRules(
        ui(
          { ...halt(state), learn: NOTHING, screen: 'game', view: null, truth: null, game: null, notice: null },
          { panel: null, selected: null, answer: null, spoken: [], path: false, paused: false },
        ),
        setup.rules,
      );
      return [
        { ...next, asking: 'new' },
        {
          do: 'ask',
          request: {
            type: 'new',
            rules,
            players: seats,
            ...(setup.word.trim() ? { word: setup.word.trim() } : {}),
            ...(match ? { match } : {}),
          },
        },
        { do: 'focus', on: '#status' },
      ];
    },
    /** Real dice are thrown for the start too: each throw, or lot, is asked for until it is known who begins. */
    'new-answer': (state, { request, answer: { asked, answers } }) => [
      speak({ ...state, starting: { request, asked, answers } }, state.words.t(asked)),
    ],
    'start-thrown'(state, { marked }) {
      const { starting } = state;
      if (!starting || state.asking) return [state];
      const { request } = starting;
      return [
        { ...state, asking: 'new' },
        {
          do: 'ask',
          request: {
            ...request,
            fallen: marked === null ? request.fallen?.slice(0, -1) : [...(request.fallen ?? []), marked],
          },
        },
      ];
    },
    'again-asked'(state, { swap }) {
      const side = swap ? (state.setup.side === 'light' ? 'dark' : 'light') : state.setup.side;
      // Whose dice lie on the table takes them along to the other side.
      const realDice = swap ? OTHER[state.setup.realDice] : state.setup.realDice;
      return handle(
        { ...state, setup: { ...state.setup, side, realDice } },
        { type: 'play', match: carried(state.truth?.match, Boolean(swap)) },
      );
    },
  };
}

const OTHER = /** @type {const} */ ({ none: 'none', both: 'both', light: 'dark', dark: 'light' });

/** The points that go over into the next game of a match; who changes sides takes them along. @param {any} match @param {boolean} swap */
function carried(match, swap) {
  if (!match || match.game >= match.games) return null;
  return { played: match.game, light: swap ? match.dark : match.light, dark: swap ? match.light : match.dark };
}
