/**
 * Entry of index.html: the full page.
 */

import { firstWords } from './page/language.js';
import { storeSite } from './page/offline.js';
import { open } from './page/page.js';
import { readAddress } from './state/address.js';

/** How often to look whether the game can be played, in milliseconds. */
const WAIT = 2000;

// A seed in the address is not used: the dice would fall alike in every stored game.
const words = firstWords();
const page = await readAddress()
  .then((asked) => open({ ...asked, words, seed: null, store: true }))
  .catch((error) => {
    document.querySelector('.overdue')?.classList.add('now');
    throw error;
  });

// Only when the game can be played: what it fetches must not delay the first move.
const watch = setInterval(() => {
  if (page.state().boot.stage !== 'ready') return;
  clearInterval(watch);
  const { lang } = page.state().words;
  void storeSite(
    page.send,
    LANGUAGES.filter((one) => one.code === lang).flatMap((one) => [one.file, one.late, one.museum]),
  );
}, WAIT);
