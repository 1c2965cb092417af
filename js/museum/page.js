/** What the pages for museums and schools share: what they get, links between them, and lines to copy. */
import { h } from '../lib/dom.js';
import { button } from '../view/dialog.js';
import { copied } from './copying.js';

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

/**
 * What stands in the place of a part that is not here yet.
 * @param {Museum['words']} words
 * @param {boolean} failed
 * @param {() => void} again
 */
export const notHere = ({ t }, failed, again) =>
  failed
    ? h(
        'div',
        { role: 'alert', key: 'failed' },
        h('p', null, t('lazy-failed')),
        button(t('retry'), again, { class: 'primary' }),
      )
    : h('p', { role: 'status', key: 'loading' }, t('lazy-loading'));

/** The lines that were to be copied last, and the sentence that says what happened. */
let last = { lines: '', said: '' };

/**
 * Lines to copy, and the button that copies them. Where the browser refuses, they are selected.
 * @param {Museum} museum
 * @param {string} lines
 * @param {string} name of the field, for screen readers
 */
export function linesView(museum, lines, name) {
  const { t } = museum.words;
  const said = last.lines === lines ? last.said : '';
  return [
    h(
      'div',
      { class: 'lines', key: 'lines' },
      h('textarea', {
        id: 'lines',
        class: 'by-hand',
        readonly: true,
        dir: 'ltr',
        rows: lines.split('\n').length + 1,
        value: lines,
        'aria-label': name,
      }),
      button(t(said === 'copied' ? said : 'museum-embed-copy'), () => copy(museum, lines), {
        class: 'primary copy',
        key: 'copy',
      }),
    ),
    h('p', { class: 'note', role: 'status', key: 'said' }, said && said !== 'copied' ? t(said) : ''),
  ];
}

/**
 * @param {Museum} museum
 * @param {string} lines
 */
async function copy(museum, lines) {
  last = { lines, said: await copied(lines, '#lines') };
  museum.draw();
}
