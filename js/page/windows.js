/** What the windows of this site tell each other, where the browser lets them: which game one of them has stored. */

import { orNull } from '../lib/guard.js';
import { ofThisCopy } from '../lib/site.js';

/** @typedef {{id: string, saved: number}} Stored a game, and how many events of it are stored */

/**
 * @param {(stored: Stored) => void} hear called with what another window has stored
 * @returns {(stored: Stored) => void} tells the others
 */
export function joinWindows(hear) {
  const channel = orNull(() => new BroadcastChannel(ofThisCopy('ur-stored')));
  if (channel) channel.onmessage = ({ data }) => hear(data);
  return (stored) => channel?.postMessage(stored);
}
