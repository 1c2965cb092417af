/** The page itself: what it loads, its panels, and how the board is shown. */

import { describeSquare } from './picking.js';
import { explain, speak, withRules, withUi } from './steps.js';

/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').PageMessage} PageMessage */

/** @type {import('../types/messages.js').Handlers<PageMessage>} */
export const pageHandlers = {
  // ---- what is loaded ----
  catalogue: (state, { catalogue }) => [withRules({ ...state, catalogue }, state.setup.rules)],
  words(state, { words }) {
    const next = { ...state, words };
    // What was said before is in the other language.
    return [words.lang === state.words.lang ? next : explain(withUi(next, { spoken: [] }), { id: 'language-changed' })];
  },
  offline: (state, { kept }) => [{ ...state, offline: kept }],
  update: (state, { take }) => [{ ...state, takeUpdate: take, notice: { id: 'notice-update' } }],
  outdated: (state) => [{ ...state, notice: { id: 'notice-outdated' } }],
  cards: (state) => [withUi(state, { cards: true })],
  'day-began': (state) => [withUi(state, { daySolved: false })],
  notice(state, { notice, of }) {
    if (of && state.notice?.id !== of) return [state];
    if (notice) return [{ ...state, notice }];
    // What was dismissed is the warning itself, or something that stood in its place.
    const { storage } = state;
    const dismissed = state.notice === storage.warning ? { ...state, storage: { ...storage, warning: null } } : state;
    const next = { ...dismissed, notice: state.locked ?? dismissed.storage.warning };
    // The button that closed it is gone; what goes by itself takes no focus.
    if (of || next.notice) return [next];
    return [next, { do: 'focus', selector: state.screen === 'setup' ? '#title' : '#status' }];
  },

  // ---- the window and the keyboard ----
  resized(state, { type: _type, layouts, ...room }) {
    const { ur, late } = state.ui.layouts;
    const same = layouts.ur === ur && layouts.late === late;
    return [withUi(state, { ...room, layouts: same ? state.ui.layouts : layouts })];
  },
  'reduced-motion': (state, { on }) => [withUi(state, { reducedMotion: on })],
  'focus-moved': (state, { square }) => [withUi(state, { focus: square })],
  pointed: (state, { squares, actions }) => [
    withUi(state, { pointed: squares, previewed: actions && state.view ? { ply: state.view.ply, actions } : null }),
  ],
  speak: (state, { text }) => [speak(state, text, true)],

  // ---- panels ----
  panel(state, { panel }) {
    const { learn, ui } = state;
    // An answer that stands there goes, unless it is a question.
    const answer = learn.lesson || ui.proposed !== null ? ui.answer : null;
    const next = withUi(state, { panel, answer });
    return panel === 'games' ? [next, { do: 'list-games' }] : [next];
  },
  'panel-closed': (state, { panel }) => [state.ui.panel === panel ? withUi(state, { panel: null }) : state],
  path: (state) => [withUi(state, { path: !state.ui.path })],
  flip: (state) => [withUi(state, { flipped: !state.ui.flipped })],
  more: (state) => [withUi(state, { more: !state.ui.more })],
  compare: (state, { id }) => [withUi(state, { compare: id })],
  filter: (state, { filter }) => [withUi(state, { filter })],

  // ---- views that are loaded later ----
  'lazy-views-wanted': (state, { words }) => [withUi(state, { lazyFailed: false }), { do: 'load-lazy-views', words }],
  'lazy-views-loaded'(state, { rulebooks, words }) {
    const next = withUi(withRulebooks(state, rulebooks), { lazyViews: true });
    // A square that was asked about earlier, when nothing was known of its rules.
    const asked = words.includes('rules') && state.ui.answer && (!state.truth || state.learn.look) && state.ui.peek;
    return [asked ? explain(next, describeSquare(next, asked)) : next];
  },
  'lazy-views-failed': (state) => [
    { ...withUi(state, { panel: null, lazyFailed: true }), notice: { id: 'lazy-failed' } },
  ],
};

/**
 * The rulesets with their rulebooks. The rulebook of rules with options comes from the engine and stays.
 * @param {State} state
 * @param {import('../types/catalogue.js').Rulebooks} rulebooks
 * @returns {State}
 */
function withRulebooks(state, rulebooks) {
  const { catalogue } = state;
  if (!catalogue) return state;
  /** @param {Rules} rules */
  const filled = (rules) => ({
    ...rules,
    ...rulebooks[rules.id],
    ...(rules.rulebook[0] && { rulebook: rules.rulebook }),
  });
  const rulesets = catalogue.rulesets.map(filled);
  return { ...state, catalogue: { ...catalogue, rulesets }, rules: state.rules && filled(state.rules) };
}
