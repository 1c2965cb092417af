/** What the foot of the start screen has besides the link to museum.html; the links stand in panels too. */

import { h } from '../lib/dom.js';
import { inSite } from '../lib/site.js';
import { button } from './dialog.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 */
export const footPart = (state, send) => [labLink(state), editorButton(state, send)];

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
