/** What all parts of the reducer share: asking the engine, speaking, explaining, stopping what moves. */

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Ui} Ui */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').Ref} Ref */

/** The log region holds at most this many lines. */
const LINES = 6;

/**
 * When the answer changes, its squares are no longer lit: a removed element gets no event when the pointer leaves it.
 * @param {State} state
 * @param {Partial<Ui>} changes
 * @returns {State} the same state where nothing changes
 */
export function withUi(state, changes) {
  const all = 'answer' in changes && state.ui.pointed.length ? { pointed: [], ...changes } : changes;
  const keys = /** @type {(keyof Ui)[]} */ (Object.keys(all));
  return keys.every((key) => state.ui[key] === all[key]) ? state : { ...state, ui: { ...state.ui, ...all } };
}

/**
 * Make a request and wait for its answer; an explanation that stands there goes.
 * @param {State} state
 * @param {import('../types/protocol.js').PageRequest} request
 * @returns {Next}
 */
export const ask = (state, request) => [
  { ...withUi(state, { answer: null }), asking: request.type },
  { do: 'ask', request },
];

/**
 * Say something in the log region. The same words twice are heard twice, because each line is new.
 * @param {State} state
 * @param {string} text
 * @param {boolean} [passing] it only answers a tap or a key, and leaves the log when the next line comes
 * @returns {State}
 */
export function speak(state, text, passing = false) {
  if (!text) return state;
  const n = (state.ui.spoken.at(-1)?.n ?? 0) + 1;
  const lasting = state.ui.spoken.filter((line) => !line.passing);
  return withUi(state, { spoken: [...lasting, { text, n, passing }].slice(-LINES) });
}

/**
 * Show and say an answer to "why can this not move?" and the like.
 * @param {State} state
 * @param {Ref|null} ref
 * @returns {State}
 */
export const explain = (state, ref) => speak(withUi(state, { answer: ref }), state.words.t(ref), true);

/**
 * Stop what moves, close a screen on the table, and forget the timers and all requests that are not answered yet, or
 * that an engine that failed never got.
 * @param {State} state
 * @returns {State}
 */
export const halt = (state) => ({
  ...state,
  generation: state.generation + 1,
  locked: null,
  tableScreen: null,
  starting: null,
  unsent: null,
  view: state.truth,
  queue: [],
  playback: { moving: false, event: null, frames: [], timer: state.playback.timer + 1, sentences: '' },
});

/** @param {State['notice']} notice */
const isTask = (notice) => Boolean(notice?.id.startsWith('task-'));

/**
 * The notice goes. That nothing is stored for good is said until it is dismissed, and the task of a class also until a
 * lesson, a puzzle or another game begins.
 * @param {State} state
 * @returns {State}
 */
export const clearNotice = (state) => ({
  ...state,
  notice: isTask(state.notice) ? state.notice : (state.locked ?? state.storage.warning),
});

/**
 * @param {State} state
 * @param {string} text a ruleset, with or without options
 */
export function rulesOf(state, text) {
  const id = text.split('?')[0];
  return state.catalogue?.rulesets.find((one) => one.id === id) ?? null;
}

/**
 * @param {State} state
 * @param {string} text a ruleset, with or without options
 * @returns {State} with these rules beside the board
 */
export function withRules(state, text) {
  const rules = rulesOf(state, text);
  return { ...state, rules: rules && { ...rules, text } };
}

/**
 * Options change the rules: when the engine is there, it writes their rulebook.
 * @param {State} state
 * @returns {Next}
 */
export function withRulebook(state) {
  const rules = state.rules?.text;
  return state.boot.stage === 'ready' && rules?.includes('?')
    ? [state, { do: 'ask', request: { type: 'rulebook', rules } }]
    : [state];
}

/**
 * Other rules are shown, or the same ones still.
 * @param {State} state
 * @param {string} text
 * @returns {Next}
 */
export const changeRules = (state, text) =>
  state.rules?.text === text ? [state] : withRulebook(withRules(state, text));

/**
 * How many throws and moves a stored game has. The first entry of its log says who begins.
 * @param {import('../types/state.js').StoredGame} game
 */
export const stepsIn = ({ plies }) => Math.max(0, plies - 1);
