/**
 * The page inside a frame of another site, told what to play by its address. Nothing here may need storage.
 */

import { open } from './page/page.js';
import { addressed } from './state/address.js';

/**
 * Put the page in the place of the facade, and begin, unless something in the address has to be asked about first.
 * @param {boolean} begin
 */
export async function play(begin) {
  const asked = await addressed();
  const page = await open({ ...asked, embedded: true });
  if (begin && !asked.notice) page.send({ type: 'play' });
}
