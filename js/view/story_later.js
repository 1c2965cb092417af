/** The page of the story is fetched when somebody opens it, so that a first visit stays light. */
import { h } from '../lib/dom.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/** @type {typeof import('./story.js').storyView|null} */
let view = null;

/** Fetch the page; refused where there is no network and nothing is stored yet. */
export async function loadStory() {
  ({ storyView: view } = await import('./story.js'));
}

/**
 * @param {State} state
 * @param {Send} send
 */
export const storyView = (state, send) =>
  view ? view(state, send) : h('p', { role: 'status', key: 'loading' }, state.words.t('story-loading'));
