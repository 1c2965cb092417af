/** Opens a kiosk: loads what its views need, guards the screen against ways out, and lets the computers play. */

import { fileOf, filesOf } from '../lib/languages.js';
import { fetchFile } from '../lib/net.js';
import { inSite, SITE } from '../lib/site.js';
import { createWords } from '../lib/words.js';
import { addStyle } from '../page/document.js';
import { addWords, firstWords } from '../page/language.js';
import { open } from '../page/page.js';
import { readAddress } from '../page/read_address.js';
import { unknownNotice } from '../state/address.js';
import { kioskEffects } from './effects.js';
import { guard } from './guard.js';
import { readOptions, until } from './options.js';
import { kioskUpdate } from './reduce.js';
import { begin } from './stages.js';
import { kioskView } from './view.js';

/** @typedef {import('../lib/words.js').Words} Words */

const STYLE = 'css/kiosk.css';
/** What a visitor may need beside the words that come first. @type {import('../lib/languages.js').Group[]} */
const WORDS = ['rules', 'lessons', 'review', 'kiosk'];

/**
 * The words of the captions in one language.
 * @param {import('../lib/languages.js').Language} language
 * @returns {Promise<Words>}
 */
async function voiceOf(language) {
  const file = await fetchFile(inSite(fileOf(language, 'kiosk')));
  return createWords(language.code, await file.text());
}

/**
 * Put the kiosk in the place of the page.
 * @returns {Promise<import('../page/page.js').Page>}
 */
export async function openKiosk() {
  const words = await firstWords(false);
  const own = words.languages.filter((one) => one.code === words.lang);
  const others = words.languages.filter((one) => one.code !== words.lang);
  const [asked, voices] = await Promise.all([
    readAddress(),
    Promise.all([...own, ...others].map(voiceOf)),
    addWords(() => words, ['kiosk']),
    addStyle(STYLE),
  ]);
  /** @type {import('../state/parameters.js').Unknown} */
  const unknown = [];
  const options = readOptions(new URLSearchParams(location.search), SITE, unknown);
  document.documentElement.dataset.kiosk = '';
  const { counts } = history.state ?? {};
  // Nobody of the staff sees the page that is loaded at night.
  const notice = counts ? null : (asked.notice ?? unknownNotice(unknown));
  const page = await open({
    ...asked,
    words,
    embedded: true,
    store: false,
    notice: null,
    // In every game other dice.
    seed: null,
    view: kioskView,
    mode: {
      begin: (state) => begin(state, options, voices, counts ?? [], notice),
      update: kioskUpdate,
      effects: kioskEffects,
    },
  });
  guard(page.state, page.send);
  page.send({ type: 'kiosk-opened', night: until(options.reload, new Date()) });
  // A visitor may choose any language, with a network or without one.
  const spoken = words.languages.flatMap((one) => filesOf(one, WORDS));
  const keep = ['js/kiosk.js', STYLE, ...spoken];
  return { ...page, keep };
}
