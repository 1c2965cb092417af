/**
 * Loads the views that only some visitors open (lazy_views.js) when the page is idle or one of them is opened, so that
 * the first screen stays light.
 */
import { h } from '../lib/dom.js';
import { retried } from '../lib/net.js';
import { button } from './dialog.js';

/** @typedef {typeof import('./lazy_views.js')} LazyViews */
/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../lib/dom.js').Content} Content */
/**
 * @template F
 * @typedef {F extends (state: State, send: Send, ...more: infer M) => Content ? M : []} More what a view takes besides
 */

/** @typedef {import('../lib/languages.js').Group} Group */

/** @type {LazyViews|null} */
let views = null;

/** What each view needs of the words that come later. @type {{[K in keyof LazyViews]?: readonly Group[]}} */
export const WORDS = {
  aboutView: ['panels'],
  boneButtons: ['panels'],
  compareView: ['rules'],
  fairView: ['fair'],
  gamesView: ['panels', 'review'],
  keysView: ['panels'],
  lookActView: ['review'],
  lookListView: ['review'],
  lookRuleView: ['review'],
  lookToolsView: ['review'],
  opponentPart: ['panels'],
  optionsPart: ['panels'],
  resultView: ['review'],
  realDiceView: ['panels'],
  // In print the story stands on its back.
  rulebookView: ['rules', 'story'],
  settingsView: ['panels'],
  startingDiceView: ['panels'],
  storyView: ['story'],
};

/**
 * Whether a view and its words are here.
 * @param {keyof LazyViews} name
 * @param {State} state
 */
const isHere = (name, { words }) => views !== null && (WORDS[name] ?? []).every((group) => words.groups.has(group));

/** Somebody waits: after this many attempts it fails, and can be tried again. */
export const ATTEMPTS = { tries: 4 };

/**
 * Load the views. It fails where there is no network and nothing is stored yet.
 * @param {() => Promise<unknown>} [rest] what else they need: no view is shown without it
 */
export async function loadLazyViews(rest = async () => {}) {
  [views] = await Promise.all([retried(() => import('./lazy_views.js'), ATTEMPTS), retried(rest, ATTEMPTS)]);
}

/**
 * A view that may still have to be loaded: until it is there, a sentence says so. After a failure, of which a notice
 * tells, it can be tried again.
 * @template {keyof LazyViews} K
 * @param {K} name
 * @returns {(state: State, send: Send, ...more: More<LazyViews[K]>) => Content}
 */
export const lazy =
  (name) =>
  (state, send, ...more) => {
    if (isHere(name, state)) return lazyPart(name)(state, send, ...more);
    const { words, ui } = state;
    const want = () => send({ type: 'lazy-views-wanted', words: WORDS[name] });
    return h(
      'p',
      { role: 'status', key: 'loading', hook: want },
      ui.lazyFailed ? button(words.t('retry'), want, { class: 'quiet' }) : words.t('lazy-loading'),
    );
  };

/**
 * A part of a screen that may still have to be loaded: until it is there, nothing stands in its place.
 * @template {keyof LazyViews} K
 * @param {K} name
 * @returns {(state: State, send: Send, ...more: More<LazyViews[K]>) => Content}
 */
export const lazyPart =
  (name) =>
  (state, send, ...more) =>
    isHere(name, state) && /** @type {(...args: unknown[]) => Content} */ (views?.[name])?.(state, send, ...more);
