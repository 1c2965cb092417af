/** The page inside a frame of another site. Its address says what to play. Nothing here may need storage. */

import { obey } from './embed/commands.js';
import { follow } from './embed/follow.js';
import { MODES, viewOf } from './embed/modes.js';
import { updateInFrame } from './embed/position.js';
import { open } from './page/page.js';
import { readAddress } from './page/read_address.js';
import { isGameLink, unknownNotice } from './state/address.js';

/** @typedef {import('./embed/asked.js').Asked} Asked */
/** @typedef {import('./embed/host.js').Host} Host */

/**
 * Put the page in the place of the facade.
 * @param {object} how
 * @param {boolean} how.begin begin with what the address asks for, or let the visitor choose
 * @param {import('./lib/words.js').Words} how.words
 * @param {Asked} how.asked
 * @param {Host} how.host
 * @returns {Promise<(request: import('./embed/messages.js').Request) => import('./embed/messages.js').Data|false>}
 *   what obeys the messages of the page around
 */
export async function play({ begin, words, asked, host }) {
  const address = await readAddress();
  const notice = address.notice ?? unknownNotice(asked.unknown) ?? asked.conflict;
  const { dataset } = document.documentElement;
  dataset.controls = asked.mode === 'position' ? 'none' : asked.controls;
  dataset.hints = asked.hints ? '1' : '0';
  const follower = follow(host, asked);
  const page = await open({
    ...address,
    notice,
    words,
    embedded: true,
    view: begin ? viewOf(asked) : undefined,
    watch: follower.see,
    mode: { begin: (state) => state, update: updateInFrame, effects: (usual) => usual },
  });
  follower.attend(page);
  if (begin) {
    const link = isGameLink(location.hash);
    const first = link
      ? [/** @type {const} */ ({ type: 'game-import', text: location.hash, copy: Date.now().toString(36) })]
      : MODES[asked.mode].begin(page.state(), asked);
    for (const message of first) page.send(message);
    // On the start screen this lists the games that are kept.
  } else if (asked.store) page.send({ type: 'new-asked' });
  // Both take away the notice that stood there.
  if (notice) page.send({ type: 'notice', notice });
  return (request) => obey(page, request);
}
