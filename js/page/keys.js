/**
 * The keyboard. Digits choose from anywhere in a game, and Enter throws where it presses no button. Letters act only
 * while the focus is inside the board region. Digits and letters can be switched off; there is a button for everything.
 */

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Message} Message */

/**
 * The single keys. They need nothing but the state.
 * @type {Record<string, (state: State) => Message|null>}
 */
const LETTERS = {
  r: () => ({ type: 'go-asked' }),
  q: () => ({ type: 'go-asked' }),
  u: () => ({ type: 'undo-asked' }),
  f: () => ({ type: 'flip' }),
  n: () => ({ type: 'new-asked' }),
  h: () => ({ type: 'hint-asked' }),
  '?': () => ({ type: 'panel', panel: 'keys' }),
  l: (state) => say(state.ui.spoken.filter(({ passing }) => !passing).at(-1)?.text ?? ''),
  t: (state) => say(state.words.t(state.view?.sentence)),
  s: (state) => say(scores(state)),
  b: (state) => say(saidBoard(state)),
  p: (state) => say(path(state)),
};

/**
 * @param {string} text
 * @returns {Message}
 */
const say = (text) => ({ type: 'speak', text });

/**
 * Where the focus is: on the board, on nothing that takes keys, on a button or the like, or in a field for text.
 * @typedef {'board'|'nothing'|'button'|'field'} Place
 */

/**
 * What a key asks for, if anything.
 * @param {State} state
 * @param {Pick<KeyboardEvent, 'key'|'code'|'ctrlKey'|'metaKey'|'shiftKey'|'altKey'>} event
 * @param {Place} place
 * @param {string|null} [here] the square that has the focus
 * @returns {Message|null}
 */
export function keyMessage(state, event, place, here = null) {
  const { key } = event;
  if (state.ui.panel) return null;
  if (state.learn.look) return lookMessage(state, event, place);
  if (place === 'field') return null;
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z')
    return { type: event.shiftKey ? 'redo-asked' : 'undo-asked' };
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (key === 'Escape') return { type: 'escape' };
  const playing = state.screen === 'game';
  const n = state.settings.keys && playing ? digitOf(event) : null;
  if (n) return { type: 'nth-asked', n };
  if (place === 'nothing' && key === 'Enter') return playing && state.truth ? { type: 'go-asked' } : null;
  if (place !== 'board') return null;
  // On a square these pick and put down; when there is nothing to pick, they do the one thing to do.
  const idle = state.truth && !state.truth.actions.length && state.truth.phase !== 'over';
  if ((key === 'Enter' || key === ' ') && (idle || confirms(state, here))) return { type: 'go-asked' };
  const letter = state.settings.keys ? LETTERS[key.toLowerCase()] : undefined;
  return letter && state.view ? letter(state) : null;
}

/**
 * Looking back: the arrows go from move to move, Home and End to the start and the end; Escape leaves. The line of the
 * game is a field, whose arrows are its own.
 * @param {State} state
 * @param {Pick<KeyboardEvent, 'key'|'ctrlKey'|'metaKey'|'altKey'>} event
 * @param {Place} place
 * @returns {Message|null}
 */
function lookMessage({ learn, truth }, { key, ctrlKey, metaKey, altKey }, place) {
  if (key === 'Escape') return { type: 'escape' };
  if (place === 'field' || ctrlKey || metaKey || altKey) return null;
  const [at, last] = [learn.look?.n ?? 0, truth?.moves.length ?? 0];
  const n = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[key];
  return n === undefined ? null : { type: 'look-asked', n };
}

/**
 * The digit of a key, from 1 to 9. On some keyboards the keys of the digits write other signs without Shift.
 * @param {Pick<KeyboardEvent, 'key'|'code'|'shiftKey'>} event
 */
function digitOf({ key, code, shiftKey }) {
  const digit = /^[1-9]$/.test(key) ? key : shiftKey ? null : /^Digit([1-9])$/.exec(code)?.[1];
  return digit ? Number(digit) : null;
}

/**
 * Whether a key confirms the proposed move. It does not where another move begins or ends on the square in focus.
 * @param {State} state
 * @param {string|null} here
 */
const confirms = ({ truth, ui: { proposed } }, here) =>
  proposed !== null &&
  (here === null || !truth?.actions.some((one) => one.index !== proposed && (one.from === here || one.to === here)));

/** Where on the path the last "[" or "]" has led: a path may pass a square twice. */
let reached = -1;

/**
 * The square that a key moves the focus to: along the path of the player who acts, or to the next piece that can move.
 * @param {State} state
 * @param {string} key
 * @param {boolean} shift
 * @param {string|null} from
 * @returns {string|null}
 */
export function squareFor(state, key, shift, from) {
  const me = state.view?.chooser ?? 'light';
  if (key === '[' || key === ']') {
    const squares = (state.rules?.paths[me] ?? []).map((one) => (one === 'H' ? 'off' : one));
    const at = squares[reached] === from ? reached : squares.indexOf(from ?? '');
    reached = Math.min(squares.length - 1, Math.max(0, at + (key === ']' ? 1 : -1)));
    return squares[reached] ?? null;
  }
  if (key.toLowerCase() !== 'm' || !state.settings.keys) return null;
  const places = [...new Set(state.view?.actions.map((one) => one.from).filter((one) => one !== null))];
  if (!places.length) return null;
  const at = from === null ? -1 : places.indexOf(from);
  return places[(at + (shift ? (at < 0 ? 0 : places.length - 1) : 1)) % places.length] ?? null;
}

/** @typedef {{left: number, top: number, width: number, height: number}} Box on the screen */

/**
 * The nearest of the boxes in the direction of an arrow key, as seen on the screen.
 * @param {Box[]} boxes
 * @param {number} from
 * @param {string} key
 */
export function nearest(boxes, from, key) {
  const dx = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  const dy = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  const middle = (/** @type {Box} */ box) => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(boxes[from]);
  let best = from;
  let least = Infinity;
  boxes.forEach((box, i) => {
    const [bx, by] = middle(box);
    const along = (bx - x) * dx + (by - y) * dy;
    const across = Math.abs((bx - x) * dy) + Math.abs((by - y) * dx);
    if (along < 2 || across > along * 1.2) return;
    if (along + across * 3 < least) [best, least] = [i, along + across * 3];
  });
  return best;
}

/**
 * The tallies in words.
 * @param {State} state
 */
function scores({ view, words }) {
  const said = (view?.tallies ?? []).map(({ name, value, light = 0, dark = 0 }) =>
    value === undefined
      ? words.t('say-tally', { name: { id: `tally-${name}` }, light, dark })
      : words.t('say-tally-one', { name: { id: `tally-${name}` }, value }),
  );
  return words.inOrder('sentences', said);
}

/**
 * The pieces on the board in words.
 * @param {State} state
 */
export function saidBoard({ view, words }) {
  const on = (view?.pieces ?? [])
    .filter((one) => one.square !== 'hand' && one.square !== 'off')
    .sort((a, b) => a.square.localeCompare(b.square, 'en', { numeric: true }) || b.level - a.level)
    .map(({ square, owner, side }) =>
      words.t('say-piece', { square, player: { id: `side-${owner}` }, side: side ?? 'none' }),
    );
  return on.length ? words.inOrder('sentences', on) : words.t('say-empty');
}

/**
 * The path of the player who acts in words.
 * @param {State} state
 */
const path = ({ rules, view, words }) => words.t('say-path', { squares: rules?.paths[view?.chooser ?? 'light'] ?? [] });
