/** What the puzzles do outside: they fetch the puzzles of a ruleset, and remember what was solved. */

import { orNull } from '../lib/guard.js';
import { fetchFile } from '../lib/net.js';
import { inSite } from '../lib/site.js';
import { LOOK_AGAIN } from '../state/look_again.js';
import { merged, readMemory } from './memory.js';

const KEY = 'urgame:puzzle';

/**
 * @param {import('../types/puzzle.js').PuzzleEffect} what
 * @param {import('../types/messages.js').Send} send
 * @param {boolean} keeps
 */
export async function perform(what, send, keeps) {
  if (what.type === 'remember') {
    if (!keeps) return;
    orNull(() => {
      const stored = readMemory(localStorage.getItem(KEY));
      localStorage.setItem(KEY, JSON.stringify(merged(stored, what.before, what.memory)));
    });
    return;
  }
  if (what.type === 'later') {
    setTimeout(send, LOOK_AGAIN, { type: 'puzzle-made', request: what.request });
    return;
  }
  const { rules } = what;
  const file = await fetchFile(inSite(`puzzles/${rules}.json`))
    .then((response) => response.json())
    .catch(() => null);
  send({ type: 'puzzle-file', rules, file });
}
