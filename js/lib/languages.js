/** Which of the languages of the site a reader gets. */

/**
 * @typedef {object} Language
 * @property {string} code such as "ckb"
 * @property {string} name in the language itself
 * @property {string} hash what the names of its files have in common
 * @property {'rtl'} [dir]
 * @property {true} [machine] no native speaker has read some of its words
 */

/**
 * The words of a group are fetched when something needs them (py/make/words.py).
 * @typedef {'rules'|'fair'|'lessons'|'panels'|'review'|'story'|'lab'|'refused'|'museum'|'kiosk'|'puzzle'
 *   |'editor'} Group
 */

/**
 * Where words of a language are, seen from the root of the site.
 * @param {Language} language
 * @param {Group} [group] those that come first without it
 */
export const fileOf = ({ code, hash }, group) => `words/${code}-${group ? `${group}-` : ''}${hash}.ftl`;

/** The groups of words that index.html may need; a kiosk and a frame need others. @type {readonly Group[]} */
export const PAGE_GROUPS = [
  'rules',
  'fair',
  'lessons',
  'panels',
  'review',
  'story',
  'lab',
  'refused',
  'museum',
  'puzzle',
  'editor',
];

/**
 * The files of some groups, and the one that comes first.
 * @param {Language} language
 * @param {readonly Group[]} groups
 */
export const filesOf = (language, groups) => [fileOf(language), ...groups.map((group) => fileOf(language, group))];

/**
 * The language that a tag means, such as "pt" for "pt-PT".
 * @param {string} tag
 * @param {readonly Language[]} there
 */
function languageOf(tag, there) {
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
