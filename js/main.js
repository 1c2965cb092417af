/** Entry of index.html. */

import { keepOffline } from './page/offline.js';
import { open } from './page/page.js';
import { addressed } from './state/address.js';

// Dice of a given seed would fall alike in every game that is kept.
const page = await addressed()
  .then((asked) => open({ ...asked, seed: null, store: true }))
  .catch((error) => {
    document.querySelector('.overdue')?.classList.add('now');
    throw error;
  });

// Only when the game can be played: what it fetches must not stand in the way of the first move.
const watch = setInterval(() => {
  if (page.state().boot.stage !== 'ready') return;
  clearInterval(watch);
  void keepOffline((push) => page.send(push));
}, 2000);
