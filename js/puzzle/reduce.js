/**
 * What happens in a puzzle: it is loaded, tried until the right choice is found, and goes on as a game if one likes.
 *
 *   open → waiting ─ its position is there → open ─ a wrong choice → open
 *                                                 ─ the right one → solved ─ the next one → waiting
 *
 * Nothing of it is stored but what js/puzzle/memory.js remembers.
 */

import { unknownNotice } from '../state/address.js';
import { emptyTable } from '../state/empty_table.js';
import { lookAgain } from '../state/look_again.js';
import { mistakesIn } from '../state/mistakes.js';
import { changeRules, withRules, withUi } from '../state/steps.js';
import { itemOf, itemsOf, ofDay } from './items.js';
import { due, keep, readMemory, solved } from './memory.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/puzzle.js').Puzzle} Puzzle */
/** @typedef {import('../types/puzzle.js').PuzzleHow} PuzzleHow */
/** @typedef {import('../types/puzzle.js').PuzzleEffect} PuzzleEffect */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/table_screens.js').Usual} Usual */
/** @typedef {Extract<Message, {type: 'refused'}>} RefusedMessage */

/** The puzzles of each ruleset. @type {[string, number][]} */
const COUNTS = PUZZLES;
/** The level of the computer when a puzzle is played on. */
const LEVEL = 4;

/** @param {State} state */
export const puzzleOf = (state) => /** @type {Puzzle} */ (state.tableScreen);
/** @param {State} state */
export const itemIn = (state) => puzzleOf(state).items[puzzleOf(state).at] ?? null;

/**
 * @param {State} state
 * @param {Partial<Puzzle>} changes
 * @returns {State}
 */
const withPuzzle = (state, changes) => ({ ...state, tableScreen: { ...puzzleOf(state), ...changes } });

/**
 * @param {PuzzleEffect} what
 * @returns {Effect}
 */
const own = (what) => ({ do: 'of-screen', name: 'puzzle', what });

/**
 * @param {State} state
 * @param {PuzzleHow} how
 * @param {import('../types/table_screens.js').Opened} now
 * @returns {Next}
 */
export function open(state, how, { today, stored }) {
  const memory = readMemory(stored);
  /** @type {Puzzle} */
  const puzzle = {
    name: 'puzzle',
    how,
    stage: 'waiting',
    items: how.what === 'kept' ? due(memory, today) : [],
    at: 0,
    listed: null,
    tried: [],
    found: null,
    choices: [],
    record: null,
    log: [],
    from: state.game?.id ?? (state.tableScreen?.name === 'puzzle' ? state.tableScreen.from : null),
    today,
    memory,
    file: null,
    theme: '',
    hardness: '',
  };
  if (how.what === 'mistakes') {
    const plies = mistakesIn(state).map(({ ply }) => ply);
    const asked = { ...state, tableScreen: puzzle };
    if (!plies.length) return [withPuzzle(cleared(asked), { stage: 'empty' })];
    // The review stays until the positions are here: the questions are made of both.
    return [asked, { do: 'ask', request: { type: 'moments', plies } }];
  }
  const begun = cleared({ ...state, tableScreen: puzzle });
  if (how.what === 'kept') return begin(begun, 0);
  if (how.what === 'list') return list(begun, state.setup.rules);
  if (how.what === 'made') {
    const { rules, position, throw: thrown } = how;
    const request = /** @type {const} */ ({ type: 'make-puzzle', rules, position, throw: thrown, looks: 0 });
    return [...changeRules(begun, rules), { do: 'ask', request }];
  }
  const { rules } = how.what === 'day' ? ofDay(today, COUNTS) : how;
  return [withRules(begun, rules), own({ type: 'load', rules })];
}

/**
 * The table of a puzzle without a game; what was said before is no longer said.
 * @param {State} state
 * @returns {State}
 */
function cleared(state) {
  const { tableScreen, storage } = state;
  return { ...withUi(emptyTable(state), { spoken: [] }), screen: 'game', notice: storage.warning, tableScreen };
}

/**
 * Ask the question with this index.
 * @param {State} state
 * @param {number} at
 * @returns {Next}
 */
function begin(state, at) {
  const { items } = puzzleOf(state);
  const item = items[at];
  const next = { at, listed: null, tried: [], found: null, choices: [], record: null, log: [] };
  if (!item) return [withPuzzle(cleared(state), { ...next, stage: 'empty' })];
  const { rules, position, throw: thrown, best } = item;
  const [waiting, ...rulebook] = changeRules(withPuzzle(cleared(state), { ...next, stage: 'waiting' }), rules);
  return [
    { ...waiting, asking: 'puzzle' },
    ...rulebook,
    { do: 'ask', request: { type: 'puzzle', rules, position, throw: thrown, best, level: LEVEL } },
    { do: 'focus', selector: '#status' },
  ];
}

/**
 * The list of the puzzles of a ruleset; of the first one, where this one has none.
 * @param {State} state
 * @param {string} rules
 * @returns {Next}
 */
function list(state, rules) {
  const [first = ''] = COUNTS.map(([id]) => id);
  const known = COUNTS.some(([id]) => id === rules) ? rules : first;
  const next = withPuzzle(cleared(state), { stage: 'list', listed: known, file: null });
  return [withRules(next, known), own({ type: 'load', rules: known }), { do: 'focus', selector: '#status' }];
}

/**
 * A choice: right, or tried.
 * @param {State} state
 * @param {import('../types/game.js').Choice} index
 * @returns {Next}
 */
function choose(state, index) {
  const { stage, tried, memory, how, today, items } = puzzleOf(state);
  const item = itemIn(state);
  const { truth } = state;
  const number = index === 'pass' ? (truth?.actions.length ?? 0) : index;
  const value = item?.values[number];
  if (stage !== 'open' || !item || !truth || value === undefined || tried.includes(number)) return [state];
  const idle = withUi(state, { selected: null, proposed: null, peek: null, answer: null, previewed: null });
  if ((item.values[item.best] ?? value) - value > item.near)
    return [withPuzzle(idle, { tried: [...tried, number] }), { do: 'focus', selector: '#status' }];
  // The last choice that was left answers nothing: a mistake is asked about once more.
  const answered = tried.length + 1 < item.values.length;
  const known = solved(memory, item, !tried.length, today, answered);
  const after = how.what === 'day' && answered ? { ...known, day: today } : known;
  const again = !answered && item.played !== undefined;
  return [
    {
      ...withPuzzle(withUi(idle, { daySolved: after.day === today }), {
        found: number,
        stage: 'solved',
        memory: after,
        items: again ? [...items, item] : items,
      }),
      asking: 'act',
    },
    { do: 'ask', request: { type: 'act', ply: truth.ply, index } },
    own({ type: 'remember', before: memory, memory: after }),
    { do: 'focus', selector: '#status' },
  ];
}

/**
 * @param {State} state
 * @returns {Next}
 */
const same = (state) => [state];

/**
 * The move that was played at this moment of the game is shown as a last move is.
 * @param {State} state
 * @param {import('../types/game.js').View} view
 */
function withPlayed(state, view) {
  const played = view.actions.find((one) => one.index === itemIn(state)?.played);
  return played?.from && played.to ? { ...view, last: { from: played.from, to: played.to, path: played.path } } : view;
}

/**
 * An answer of the engine.
 * @param {State} state
 * @param {import('../types/messages.js').AnswerMessage} message
 * @param {Usual} [usual]
 * @returns {Next|null}
 */
function answered(state, message, usual = same) {
  const { request, answer } = message;
  if (request.type === 'analyse') return [state];
  if (request.type === 'moments') {
    const found = /** @type {import('../types/protocol.js').Answers['moments']} */ (answer);
    return begin(withPuzzle(state, { items: itemsOf(state, found) }), 0);
  }
  if (request.type === 'make-puzzle') {
    const made = /** @type {import('../types/protocol.js').Answers['make-puzzle']} */ (answer);
    // With another evaluation it would be another question.
    if ('waiting' in made) return [state, own({ type: 'later', request: lookAgain(request) })];
    return begin(withPuzzle(state, { items: [{ ...made, near: 0 }] }), 0);
  }
  if (!('view' in answer) || (request.type !== 'puzzle' && request.type !== 'act')) return null;
  if (request.type !== state.asking) return [state];
  const asked = 'choices' in answer;
  const shown = /** @type {typeof message} */ (
    asked ? { ...message, answer: { ...answer, view: withPlayed(state, answer.view) } } : message
  );
  const [next, ...effects] = usual(state, shown);
  const { log, record } = puzzleOf(state);
  const more = { log: [...log, ...answer.log], record: record ?? answer.record };
  if (!asked) return [withPuzzle(next, more), ...effects];
  return [withPuzzle(next, { ...more, choices: answer.choices, stage: 'open' }), ...effects];
}

/**
 * What an address names is no puzzle: say why on the start screen, where a game can be played all the same.
 * @param {State} state
 * @param {import('../types/protocol.js').Refusal} error
 * @param {Usual} [usual]
 * @returns {Next}
 */
function refuse(state, { ref, message = '' }, usual = same) {
  const left = { ...cleared(state), tableScreen: null };
  const [next, ...effects] = usual(left, { type: 'new-asked' });
  return [{ ...next, notice: { id: 'puzzle-no-link', args: { reason: ref ?? message } } }, ...effects];
}

/** @type {import('../types/table_screens.js').TableScreen['handlers']} */
export const handlers = {
  answer: answered,
  'act-asked': (state, /** @type {{index: import('../types/game.js').Choice}} */ { index }) => choose(state, index),
  'action-chosen': (state, /** @type {{index: import('../types/game.js').Choice}} */ { index }) => choose(state, index),
  'nth-asked'(state, /** @type {{n: number}} */ { n }) {
    const actions = state.truth?.actions.length ?? 0;
    return n <= actions
      ? choose(state, n - 1)
      : n === actions + 1 && state.truth?.pass
        ? choose(state, 'pass')
        : [state];
  },
  'go-asked': same,
  'throw-asked': same,
  'undo-asked': same,
  'redo-asked': same,
  'hint-asked': same,
  advance: same,
  refused(state, /** @type {RefusedMessage} */ { request, error }, usual) {
    if (request.type === 'make-puzzle') {
      if (error.code === 'lost') return [state, { do: 'ask', request }];
      if (error.code !== 'failed') return refuse(state, error, usual);
    }
    const ours = request.type === 'puzzle' || request.type === 'act' || request.type === 'moments';
    if (!ours) return null;
    // The mistakes are found in the review, so it stays for another try.
    return [withPuzzle(request.type === 'moments' ? state : cleared(state), { stage: 'failed' })];
  },
  'puzzle-made': (state, /** @type {Extract<Message, {type: 'puzzle-made'}>} */ { request }) => [
    state,
    { do: 'ask', request },
  ],
  'puzzle-file'(state, /** @type {Extract<Message, {type: 'puzzle-file'}>} */ { rules, file }) {
    const { stage, how, today, listed } = puzzleOf(state);
    const awaited = listed ?? (how.what === 'one' ? how.rules : ofDay(today, COUNTS).rules);
    // Over a slow line something else may have been asked for meanwhile.
    if (rules !== awaited) return [state];
    if (!file) return [withPuzzle(state, { stage: 'failed' })];
    if (stage === 'list') return [withPuzzle(state, { file })];
    const number = how.what === 'one' ? how.number : ofDay(today, COUNTS).number;
    const wanted = itemOf(file, number);
    const items = [wanted ?? itemOf(file, 1)].filter((one) => one !== null);
    const [next, ...effects] = begin(withPuzzle(state, { items, file }), 0);
    // An address can name a puzzle that there is not.
    const notice = unknownNotice(wanted ? [] : [{ name: 'puzzle', value: String(number) }]);
    return [{ ...next, notice: notice ?? next.notice }, ...effects];
  },
  'puzzle-next'(state) {
    const { items, at, file, how } = puzzleOf(state);
    if (how.what === 'mistakes' || how.what === 'kept') return begin(state, at + 1);
    const number = (items[at]?.number ?? 0) + 1;
    const item = file && (itemOf(file, number) ?? itemOf(file, 1));
    if (!item) return [state];
    const next = { rules: item.rules, number: item.number ?? 1, what: /** @type {const} */ ('one') };
    return begin(withPuzzle(state, { items: [item], how: next }), 0);
  },
  'puzzle-again'(state) {
    const { how, today, memory, items, at, listed } = puzzleOf(state);
    if (listed) return list(state, listed);
    return items[at] ? begin(state, at) : open(state, how, { today, stored: JSON.stringify(memory) });
  },
  /** The game goes on from here, as any other. */
  'puzzle-play'(state) {
    const { record, log } = puzzleOf(state);
    if (!record) return [state];
    const left = { ...cleared(state), tableScreen: null };
    return [
      { ...left, asking: 'load' },
      { do: 'ask', request: { type: 'load', record: { ...record, events: log }, copy: 'puzzle' } },
      { do: 'focus', selector: '#status' },
    ];
  },
  'puzzle-keep'(state) {
    const { memory, today } = puzzleOf(state);
    const item = itemIn(state);
    if (!item) return [state];
    const kept = keep(memory, item, today);
    return [withPuzzle(state, { memory: kept }), own({ type: 'remember', before: memory, memory: kept })];
  },
  'puzzle-list'(state, /** @type {Extract<Message, {type: 'puzzle-list'}>} */ { rules, theme, hardness }) {
    const shown = puzzleOf(state);
    if (shown.stage === 'list' && rules === undefined)
      return [withPuzzle(state, { theme: theme ?? shown.theme, hardness: hardness ?? shown.hardness })];
    return list(withPuzzle(state, { theme: '', hardness: '' }), rules ?? state.rules?.id ?? '');
  },
  'puzzle-left'(state, _message, usual) {
    const { from, how } = puzzleOf(state);
    const left = { ...cleared(state), tableScreen: null };
    if (!from) return usual?.(left, { type: 'new-asked' }) ?? [left];
    // The mistakes of a game are asked where it is looked back at.
    return [left, { do: 'read-game', id: from, look: how.what === 'mistakes' }];
  },
};
