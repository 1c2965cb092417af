/** Buttons and links that stand on the start screen and in a panel too. */

import { h } from '../lib/dom.js';
import { inSite } from '../lib/site.js';
import { rulesText } from '../state/choices.js';
import { button } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * A few steps that teach these rules.
 * @param {State} state
 * @param {Send} send
 */
export function lessonButton(state, send) {
  const rules =
    state.screen === 'setup' ? rulesText(state.setup) : (state.truth?.rules ?? state.rules?.id ?? state.setup.rules);
  return button(state.words.t('lesson'), () => send({ type: 'lesson-asked', rules }), {
    class: 'quiet',
    key: 'lesson',
  });
}

/**
 * @param {State} state
 * @param {Send} send
 */
export function pathButton(state, send) {
  return button(state.words.t('path-show'), () => send({ type: 'path' }), {
    class: 'quiet',
    'aria-pressed': state.ui.path,
  });
}

/**
 * To museum.html, in the language of this page.
 * @param {State} state
 */
export const museumLink = ({ words: { t, lang } }) =>
  h('a', { class: 'museums', href: inSite(`museum.html?lang=${lang}`) }, t('start-museum'));
