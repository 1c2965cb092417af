/** Names that people type: without the signs that hide letters or turn their order round. As py/ur/games/names.py. */

const LONGEST = 40;
/** Control signs, marks of direction, letters without width, halves of letters. The two joiners stay. */
const HIDDEN = /[\p{Cc}\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\p{Cs}]/gu;
/** Joiners alone join nothing. */
const NOTHING = /^(?:\u200c|\u200d|\s)*$/u;

/**
 * @param {string} text
 * @returns {string} the text as a name, at most 40 letters long; empty if nothing in it can be seen
 */
export function cleanName(text) {
  const seen = Array.from(text.replace(HIDDEN, '').trim()).slice(0, LONGEST).join('');
  return NOTHING.test(seen) ? '' : seen;
}
