/** What the editor does outside: it keeps the draft for the time that the tab is open, and prints. */

import { orNull } from '../lib/guard.js';
import { LOOK_AGAIN } from '../state/look_again.js';

/** @typedef {import('../types/editor.js').EditorEffect} EditorEffect */
/** @typedef {import('../types/drafts.js').Draft} Draft */

/** Where the draft is kept. */
const KEY = 'ur-draft';

/**
 * @param {EditorEffect} what
 * @param {import('../types/messages.js').Send} send
 */
export function perform(what, send) {
  if ('keep' in what) return void orNull(() => sessionStorage.setItem(KEY, JSON.stringify(what.keep)));
  if ('print' in what) return print();
  if ('later' in what) return void setTimeout(send, LOOK_AGAIN, { type: 'edit-puzzle', request: what.later });
  const stored = orNull(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  send({ type: 'edit-recalled', kept: isDraft(stored) ? stored : null });
}

/**
 * What was stored may be of another version.
 * @param {unknown} stored
 * @returns {stored is Draft}
 */
function isDraft(stored) {
  const { rules, position, throw: thrown } = /** @type {Record<string, unknown>} */ (Object(stored));
  return typeof rules === 'string' && typeof position === 'string' && (thrown === null || typeof thrown === 'string');
}
