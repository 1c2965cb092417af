/** The address of a public screen, from what was chosen for it. */

import { webAddress } from '../lib/web_address.js';

/**
 * @typedef {object} Choices for a public screen
 * @property {string} rules
 * @property {string} lang the language that it begins in
 * @property {string[]} others the other languages that visitors can choose; none: all there are
 * @property {string} theme
 * @property {boolean} flat it lies like a table, between two players
 * @property {boolean} sound
 * @property {number} idle seconds without a touch until it asks whether somebody is still there
 * @property {number} warn seconds to answer
 * @property {string} home the address that visitors take home
 */

/** Seconds to choose from; the usual ones are left out of the address. */
export const IDLE = { usual: 60, choices: [20, 30, 60, 90, 120, 300, 600] };
export const WARN = { usual: 20, choices: [20, 30, 60, 120] };

/** What is chosen at first. The page begins with its own language instead. @type {Choices} */
export const USUAL = {
  rules: 'finkel',
  lang: 'en',
  others: [],
  theme: 'auto',
  flat: true,
  sound: false,
  idle: IDLE.usual,
  warn: WARN.usual,
  home: '',
};

/**
 * @param {Choices} choices
 * @param {string} site the address of the folder of index.html
 */
export function kioskAddress({ rules, lang, others, theme, flat, sound, idle, warn, home }, site) {
  const address = new URL('./', site);
  /** @type {[string, string|false][]} */
  const all = [
    ['kiosk', '1'],
    ['rules', rules],
    ['lang', [lang, ...others.filter((one) => one !== lang)].join()],
    ['theme', theme !== 'auto' && theme],
    ['sound', sound && '1'],
    ['table', !flat && '0'],
    ['idle', idle !== IDLE.usual && String(idle)],
    ['warn', warn !== WARN.usual && String(warn)],
    ['home', webAddress(home) ?? false],
  ];
  for (const [name, value] of all) if (value) address.searchParams.set(name, value);
  // A comma needs no escape in a query, and so the list can be read.
  return address.href.replaceAll('%2C', ',');
}
