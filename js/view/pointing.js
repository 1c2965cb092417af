/**
 * Words point at squares: while something that names squares is under the pointer or has the focus, those squares are
 * lit. The names stand in the arguments of a sentence, so that nothing has to be read out of its text. Pieces and
 * choices point at ways: while one of them is under the pointer or has the focus, the way that it can go is drawn.
 */

/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Ref} Ref */

const SQUARE = /^[ABC]\d+$/;

/**
 * The squares that sentences name, each once.
 * @param {...(Ref|null|undefined)} sentences
 * @returns {string[]}
 */
export const squaresNamed = (...sentences) => [...new Set(sentences.flatMap(inValue))];

/**
 * @param {unknown} value an argument, or a sentence
 * @returns {string[]}
 */
function inValue(value) {
  if (typeof value === 'string') return SQUARE.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(inValue);
  if (!value || typeof value !== 'object') return [];
  return 'args' in value ? Object.values(value.args ?? {}).flatMap(inValue) : [];
}

/**
 * What an element needs to show what these choices would do. A focus that follows a pointer shows nothing: the pointer
 * shows enough.
 * @param {Send} send
 * @param {import('../types/game.js').Action[]} choices
 * @returns {import('../lib/dom.js').Listeners}
 */
export function previewing(send, choices) {
  if (!choices.length) return {};
  const show = () => send({ type: 'pointed', squares: [], actions: choices.map((one) => one.index) });
  const leave = () => send({ type: 'pointed', squares: [] });
  return {
    pointerenter: show,
    pointerleave: leave,
    focusin: (event) => event.target.matches(':focus-visible') && show(),
    focusout: leave,
  };
}

/**
 * What an element needs to light these squares.
 * @param {Send} send
 * @param {string[]} squares
 * @returns {Record<string, () => void>}
 */
export function pointing(send, squares) {
  if (!squares.length) return {};
  const point = () => send({ type: 'pointed', squares });
  const leave = () => send({ type: 'pointed', squares: [] });
  return { pointerenter: point, pointerleave: leave, focusin: point, focusout: leave };
}
