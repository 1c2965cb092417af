/** What is to be decided before the next throw, such as an award: a list from which it is chosen. */

import { h } from '../lib/dom.js';
import { button } from '../view/dialog.js';
import { iconButton, LINES } from '../view/icons.js';
import { editorOf } from './drafts.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/drafts.js').EditAnswer} EditAnswer */

LINES.decide = 'M8.5 9a3.5 3.5 0 1 1 5 3.2c-1 .5-1.5 1.3-1.5 2.3M12 18v.5';

/**
 * The button that opens the list; none where the throw is all that can come next.
 * @param {State} state
 * @param {Send} send
 */
export function pendingButton(state, send) {
  const editor = editorOf(state);
  if (!editor?.draft?.choices.length) return null;
  return iconButton(state.words.t('editor-pending'), 'decide', () => send({ type: 'edit-sheet', sheet: 'pending' }), {
    key: 'decide',
    'aria-expanded': String(editor.sheet === 'pending'),
  });
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {EditAnswer} draft
 */
export function pendingView({ words: { t } }, send, { choices, seen: { pending } }) {
  return h(
    'div',
    { class: 'edit-pending', key: 'pending', role: 'group', 'aria-label': t('editor-pending') },
    h('h2', { key: 'title' }, t('editor-pending')),
    choices.map(({ kind, by, possible, text }) =>
      button(t(text), () => send({ type: 'edit', change: { do: 'pending', pending: kind, owner: by } }), {
        key: `${kind} ${by}`,
        'aria-pressed': String(kind ? kind === pending?.kind && by === pending.by : !pending),
        'aria-disabled': !possible,
      }),
    ),
  );
}
