/** Lines to copy, and the button that copies them. Where the browser refuses, they are selected. */
import { h } from '../lib/dom.js';
import { button } from '../view/dialog.js';

/** @typedef {import('./page.js').Museum} Museum */

/** The lines that were copied last. */
let copied = '';
/** The lines that the browser did not copy. */
let byHand = '';

/**
 * @param {Museum} museum
 * @param {string} lines
 * @param {string} name of the field, for screen readers
 */
export function linesView(museum, lines, name) {
  const { t } = museum.words;
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
      button(t(copied === lines ? 'copied' : 'museum-embed-copy'), () => copy(museum, lines), {
        class: 'primary copy',
        key: 'copy',
      }),
    ),
    h('p', { class: 'note', role: 'status', key: 'said' }, byHand === lines ? t('museum-embed-by-hand') : ''),
  ];
}

/**
 * @param {Museum} museum
 * @param {string} lines
 */
async function copy(museum, lines) {
  try {
    await navigator.clipboard.writeText(lines);
    copied = lines;
    byHand = '';
  } catch {
    byHand = lines;
    /** @type {HTMLTextAreaElement|null} */ (document.querySelector('#lines'))?.select();
  }
  museum.draw();
}
