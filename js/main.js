/** Entry of index.html. */
import { keepOffline } from './offline.js';
import { open } from './page.js';

const page = await open();

// Only when the game can be played: what it fetches must not stand in the way of the first move.
const watch = setInterval(() => {
  if (page.state().boot.stage !== 'ready') return;
  clearInterval(watch);
  void keepOffline((push) => page.send(push));
}, 2000);
