/** The lines of a rulebook by their sections. */

/** @typedef {import('../types/catalogue.js').Rules} Rules */

/** What the picture of the way shows better than a list of squares. */
export const IN_PICTURE = new Set(['rule-path', 'rule-twice', 'rule-shared', 'rule-private']);

/**
 * @param {Rules} rules
 * @returns {string[]} in the order of the book
 */
export const sections = (rules) => [...new Set(rules.rulebook.map((line) => line.section))];
