/**
 * Loads the views that only some visitors open (lazy_views.js) when the page is idle or one of them is opened, so that
 * the first screen stays light.
 */
import { h } from '../lib/dom.js';
import { retried } from '../lib/net.js';

/** @typedef {typeof import('./lazy_views.js')} LazyViews */
/** @typedef {(state: import('../types/state.js').State, send: import('../types/messages.js').Send) =>
 *   import('../lib/dom.js').Content} View */

/** @type {LazyViews|null} */
let views = null;

/** Somebody waits: after so many attempts it fails, and can be tried again. */
const ATTEMPTS = { tries: 4 };

/**
 * Load the views. It fails where there is no network and nothing is stored yet.
 * @param {() => Promise<unknown>} [rest] what else they need: no view is shown without it
 */
export async function loadLazyViews(rest = async () => {}) {
  [views] = await Promise.all([retried(() => import('./lazy_views.js'), ATTEMPTS), retried(rest, ATTEMPTS)]);
}

/**
 * A view that may still have to be loaded: until it is there, a sentence says so.
 * @param {keyof LazyViews} name
 * @returns {View}
 */
export const lazy = (name) => (state, send) =>
  views
    ? views[name](state, send)
    : h(
        'p',
        { role: 'status', key: 'loading', hook: () => send({ type: 'lazy-views-wanted' }) },
        state.words.t('lazy-loading'),
      );

/**
 * A part of a screen that may still have to be loaded: until it is there, nothing stands in its place.
 * @param {keyof LazyViews} name
 * @returns {View}
 */
export const lazyPart = (name) => (state, send) => views?.[name](state, send);
