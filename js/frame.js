/** The page inside a frame of another site. Its address says what to play. Nothing here may need storage. */

import { open } from './page/page.js';
import { readAddress } from './state/address.js';

/**
 * Put the page in the place of the facade, and begin, unless something in the address is unknown.
 * @param {boolean} begin
 * @param {import('./lib/words.js').Words} words
 */
export async function play(begin, words) {
  const asked = await readAddress();
  const page = await open({ ...asked, words, embedded: true });
  if (begin && !asked.notice) page.send({ type: 'play' });
}
