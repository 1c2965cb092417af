/** What the puzzles do outside: they fetch the puzzles of a ruleset, and remember what was solved. */

import { orNull } from '../lib/guard.js';
import { fetchFile } from '../lib/net.js';
import { inSite } from '../lib/site.js';
import { LOOK_AGAIN } from '../state/look_again.js';

/**
 * @param {import('../types/puzzle.js').PuzzleEffect} what
 * @param {import('../types/messages.js').Send} send
 * @param {boolean} keeps
 */
export async function perform(what, send, keeps) {
  if (what.type === 'remember') {
    if (!keeps) return;
    orNull(() => localStorage.setItem('urgame:puzzle', JSON.stringify(what.memory)));
    return;
  }
  if (what.type === 'later') {
    setTimeout(send, LOOK_AGAIN, { type: 'puzzle-made', request: what.request });
    return;
  }
  const { rules } = what;
  try {
    const file = await (await fetchFile(inSite(`puzzles/${rules}.json`))).json();
    send({ type: 'puzzle-file', rules, file });
  } catch {
    send({ type: 'puzzle-file', rules, file: null });
  }
}
