/** "Put it in your page": choose what the frame shows, see it, copy the snippet. */
import { h } from '../lib/dom.js';

/** @param {import('./page.js').Museum} museum */
export function view({ words }) {
  const { t } = words;
  return [h('p', { class: 'lead' }, t('museum-embed-note'))];
}
