/**
 * Entry of index.html: the full page.
 */

import { filesOf, PAGE_GROUPS } from './lib/languages.js';
import { retried } from './lib/net.js';
import { addStyle } from './page/document.js';
import { addWords, firstWords } from './page/language.js';
import { storeSite } from './page/offline.js';
import { open } from './page/page.js';
import { readAddress } from './page/read_address.js';
import { rulesText } from './state/choices.js';

/** The page is on a public screen. */
const inKiosk = new URLSearchParams(location.search).get('kiosk') === '1';
/** The site is stored once nobody has pressed anything for this many milliseconds; the page checks as often. */
const WAIT = 2000;
/** After this many milliseconds it is stored in any case. */
const LATEST = 60_000;

/** @returns {Promise<import('./page/page.js').Page>} */
async function openUsual() {
  const words = firstWords();
  const { task, notice, ...asked } = await readAddress();
  // The task of a class has its words and its place (css/phone.css) from the start.
  if (task)
    await Promise.allSettled([words.then((first) => addWords(() => first, ['panels'])), addStyle('css/lazy.css')]);
  return open({ ...asked, notice: notice ?? (task && { id: `task-${task}` }), words, store: true });
}

/** A position that an address names is opened where positions are set up, or as a puzzle. */
function openPosition(/** @type {import('./page/page.js').Page} */ { send, state }) {
  const query = new URLSearchParams(location.search);
  const position = query.get('position');
  if (!position) return;
  const how = { rules: rulesText(state().setup), position, throw: query.get('throw') };
  send(
    query.get('mode') === 'puzzle'
      ? { type: 'screen-asked', name: 'puzzle', how: { what: 'made', ...how } }
      : { type: 'screen-asked', name: 'editor', how },
  );
}

const opened = inKiosk ? retried(() => import('./kiosk/open.js')).then((kiosk) => kiosk.openKiosk()) : openUsual();
const page = await opened.catch((error) => {
  document.querySelector('.overdue')?.classList.add('now');
  throw error;
});

openPosition(page);

// Only when the game can be played, and in a pause: what it fetches must delay neither the first move nor a press.
let pressed = 0;
const notePress = () => {
  pressed = performance.now();
};
for (const type of ['pointerdown', 'keydown']) addEventListener(type, notePress, true);
const watch = setInterval(() => {
  const now = performance.now();
  if (page.state().boot.stage !== 'ready' || (now - pressed < WAIT && now < LATEST)) return;
  clearInterval(watch);
  const { lang } = page.state().words;
  void storeSite(
    page.send,
    page.keep ?? LANGUAGES.filter((one) => one.code === lang).flatMap((one) => filesOf(one, PAGE_GROUPS)),
  );
}, WAIT);
