/** Which of the languages of the site a reader gets. */

/**
 * @typedef {object} Language
 * @property {string} code such as "ckb"
 * @property {string} name in the language itself
 * @property {string} file where its words are, seen from the root of the site
 * @property {string} late where the words of the views are that are loaded late
 * @property {string} museum where the words of museum.html are
 * @property {'rtl'} [dir]
 * @property {true} [machine] no native speaker has read some of its words
 */

/**
 * The language that a tag means, such as "pt" for "pt-PT".
 * @param {string} tag
 * @param {readonly Language[]} there
 */
export function languageOf(tag, there) {
  const [base, ...parts] = tag.toLowerCase().split('-');
  // Kurdish has two written forms; the one in Arabic letters is Sorani.
  const code = base === 'ku' && parts.includes('arab') ? 'ckb' : base;
  return there.find((one) => one.code === tag) ?? there.find((one) => one.code === code);
}

/**
 * The languages to try, best first; English, if it is there, comes last.
 * @param {readonly string[]} wanted
 * @param {readonly Language[]} there
 * @returns {Language[]}
 */
export function negotiate(wanted, there) {
  const found = [...wanted, 'en'].map((tag) => languageOf(tag, there)).filter((one) => one !== undefined);
  return [...new Set(found.length ? found : there)];
}

/**
 * The languages among which the reader can choose, and the one that the address asks for.
 * @param {string|null} asked "auto", a language, or a list of those that are offered, the first of them best
 * @param {readonly Language[]} there
 * @returns {{offered: readonly Language[], first: string|null}}
 */
export function offeredBy(asked, there) {
  if (!asked || asked === 'auto') return { offered: there, first: null };
  const listed = asked.split(',').map((tag) => languageOf(tag.trim(), there));
  const offered = [...new Set(listed.filter((one) => one !== undefined))];
  return { offered: offered.length > 1 ? offered : there, first: offered[0]?.code ?? null };
}
