/** The language of the page: which one it begins in, and how its words are fetched. */

import { orNull } from '../lib/guard.js';
import { fileOf, negotiate, offeredBy } from '../lib/languages.js';
import { fetchFile } from '../lib/net.js';
import { inSite } from '../lib/site.js';
import { createWords } from '../lib/words.js';

/** @typedef {import('../lib/languages.js').Language} Language */
/** @typedef {import('../lib/words.js').Words} Words */
/** @typedef {(path: string) => Promise<string>} Read the text of a file of the site */

export const SETTINGS_KEY = 'urgame:settings';

/** What is stored of the settings, as it was found; null where it cannot be read. */
export const storedSettings = () => orNull(() => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}'));

/** Where somebody waits for words, they are asked for at most this many times; then the reader can try again. */
const TRIES = 4;

/** @type {Read} */
async function read(file) {
  return (await fetchFile(inSite(file))).text();
}

/** @type {Read} */
async function readSoon(file) {
  return (await fetchFile(inSite(file), { tries: TRIES })).text();
}

/**
 * The words to begin with: in the language that the address asks for, or the page is written in, or that was chosen
 * here before, or that the browser prefers.
 * @param {boolean} [stores] whether anything is stored for this page
 * @returns {Promise<Words>}
 */
export function firstWords(stores = true) {
  const { offered, first } = offeredBy(new URLSearchParams(location.search).get('lang'), LANGUAGES);
  const root = document.documentElement;
  const stored = stores ? storedSettings() : null;
  const chosen = typeof stored?.lang === 'string' ? stored.lang : 'auto';
  const listed = offered.length < LANGUAGES.length;
  const wanted = [
    ...(first && !listed ? [first] : []),
    ...(root.hasAttribute('data-entry') ? [root.lang] : []),
    chosen,
    ...(first && listed ? [first] : []),
    ...navigator.languages,
  ];
  return loadWords(read, negotiate(wanted, offered), { languages: offered, latin: stored?.latin === true });
}

/**
 * The words after the reader has chosen, with the same groups as before.
 * @param {string} lang "auto" for what the browser prefers
 * @param {Pick<Words, 'languages'|'latin'|'groups'>} before
 */
export async function chosenWords(lang, { languages, latin, groups }) {
  const wanted = lang === 'auto' ? negotiate(navigator.languages, languages) : negotiate([lang], languages).slice(0, 1);
  const words = await loadWords(readSoon, wanted, { languages, latin });
  let size = 0;
  // Over a slow line more may be added to the words before meanwhile.
  do {
    size = groups.size;
    await addWords(() => words, groups);
  } while (groups.size > size);
  return words;
}

/**
 * Add groups of words that are not here yet; to those of another language, too, where it is chosen meanwhile.
 * @param {() => Words} now
 * @param {Iterable<import('../lib/languages.js').Group>} groups
 */
export async function addWords(now, groups) {
  const words = now();
  const language = LANGUAGES.find((one) => one.code === words.lang);
  if (!language) return;
  const missing = [...groups].filter((group) => !words.groups.has(group));
  await Promise.all(missing.map(async (group) => words.add(await readSoon(fileOf(language, group)), group)));
  if (now() !== words) await addWords(now, groups);
}

/**
 * The words of the first language whose file can be fetched. What a language lacks is in its file in English.
 * @param {Read} from
 * @param {readonly Language[]} wanted
 * @param {import('../lib/words.js').WordsOptions} [options]
 */
export async function loadWords(from, [language, ...others], options) {
  if (!language) throw new Error('there is no language to load');
  try {
    return createWords(language.code, await from(fileOf(language)), options);
  } catch (error) {
    if (!others.length) throw error;
    return loadWords(from, others, options);
  }
}
