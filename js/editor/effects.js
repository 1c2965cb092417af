/** What the editor does outside: it keeps the last draft of each ruleset while the tab is open, and prints. */

import { orNull } from '../lib/guard.js';
import { LOOK_AGAIN } from '../state/look_again.js';

/** @typedef {import('../types/editor.js').EditorEffect} EditorEffect */
/** @typedef {import('../types/drafts.js').Draft} Draft */

/** Where the draft of a ruleset is kept. @param {string} rules that may have options */
const keyOf = (rules) => `ur-draft-${rules.split('?')[0]}`;

/**
 * @param {EditorEffect} what
 * @param {import('../types/messages.js').Send} send
 */
export function perform(what, send) {
  if ('keep' in what)
    return void orNull(() => sessionStorage.setItem(keyOf(what.keep.rules), JSON.stringify(what.keep)));
  // First the page is drawn without the sheet that was open.
  if ('print' in what) return void setTimeout(print);
  if ('later' in what) return void setTimeout(send, LOOK_AGAIN, { type: 'edit-puzzle', request: what.later });
  const { recall, below = false } = what;
  const stored = orNull(() => JSON.parse(sessionStorage.getItem(keyOf(recall)) ?? 'null'));
  send({ type: 'edit-recalled', kept: isDraft(stored) ? stored : null, below });
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
