/**
 * Loads the views that only some visitors open (lazy_views.js) when the page is idle or one of them is opened, so that
 * the first screen stays light.
 */
import { h } from '../lib/dom.js';

/** @typedef {typeof import('./lazy_views.js')} LazyViews */
/** @typedef {(state: import('../types/state.js').State, send: import('../types/messages.js').Send) =>
 *   import('../lib/dom.js').Content} View */

/** @type {LazyViews|null} */
let views = null;

/**
 * Load the views. It fails where there is no network and nothing is stored yet.
 * @param {Promise<unknown>} [rest] what else they need: no view is shown without it
 */
export async function loadLazyViews(rest) {
  [views] = await Promise.all([import('./lazy_views.js'), rest]);
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
