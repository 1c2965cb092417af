/** The foot of the start screen, whose links stand in panels too. */

import { h } from '../lib/dom.js';
import { inSite } from '../lib/site.js';
import { button } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 */
export const footView = (state, send) =>
  h('p', { key: 'foot', class: 'row' }, museumLink(state), labLink(state), editorButton(state, send));

/**
 * To museum.html, in the language of this page.
 * @param {State} state
 */
export const museumLink = ({ words: { t, lang } }) =>
  h('a', { class: 'museums', href: inSite(`museum.html?lang=${lang}`) }, t('start-museum'));

/**
 * To the laboratory of rules, which is a page of museum.html.
 * @param {State} state
 */
export const labLink = ({ words: { t, lang } }) =>
  h('a', { class: 'museums', href: inSite(`museum.html?lang=${lang}#lab`) }, t('museum-lab-title'));

/**
 * Sets up a position.
 * @param {State} state
 * @param {Send} send
 */
const editorButton = ({ words: { t } }, send) =>
  button(t('start-editor'), () => send({ type: 'screen-asked', name: 'editor', how: {} }), { class: 'quiet' });
