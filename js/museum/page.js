/** What the pages for museums and schools share: what they get, and links between them. */
import { h } from '../lib/dom.js';

/** @typedef {import('../lib/dom.js').Content} Content */
/**
 * @typedef {object} Museum what every page gets
 * @property {import('../lib/words.js').Words} words
 * @property {import('../types/catalogue.js').Catalogue} catalogue
 * @property {import('../types/state.js').Settings} settings those of the game, as far as they are stored here
 * @property {() => void} draw draw again, after the page has changed values of its own
 * @property {() => import('../types/protocol.js').Client} engine the one engine of these pages
 */
/**
 * @typedef {object} Page a module of this folder that is loaded when its fragment is opened. Its title is the message
 *   "museum-NAME-title", and the line below its link is "museum-NAME-note".
 * @property {(museum: Museum) => Content} view
 */

/**
 * A link that looks like a card.
 * @param {string} href
 * @param {string} title
 * @param {string} note
 */
export const card = (href, title, note) =>
  h('a', { class: 'card', href, key: href }, h('b', null, title), h('span', { class: 'note' }, note));
