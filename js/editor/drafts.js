/** The draft that is set up: changes are asked of the engine one at a time, and every earlier draft can come back. */

import { lookAgain } from '../state/look_again.js';
import { changeRules, explain, withUi } from '../state/steps.js';
import { openerOf } from './focus.js';
import { keepIds } from './ids.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/editor.js').Editor} Editor */
/** @typedef {import('../types/drafts.js').Change} Change */
/** @typedef {import('../types/drafts.js').Draft} Draft */
/** @typedef {import('../types/drafts.js').EditAnswer} EditAnswer */
/** @typedef {import('../types/drafts.js').MoveValues} MoveValues */
/** @typedef {import('../types/effects.js').Next} Next */

/** At most this many earlier drafts are kept, a change each. */
const MOST = 5000;

/**
 * The editor, if it is open.
 * @param {State} state
 * @returns {Editor|null}
 */
export const editorOf = ({ tableScreen }) => (tableScreen?.name === 'editor' ? tableScreen : null);

/**
 * @param {State} state
 * @param {Partial<Editor>} changes
 * @returns {State}
 */
export function withEditor(state, changes) {
  const editor = editorOf(state);
  return editor ? { ...state, tableScreen: { ...editor, ...changes } } : state;
}

/**
 * What brings a draft back.
 * @param {EditAnswer} draft
 * @returns {Draft}
 */
export const textOf = ({ rules, position, throw: thrown, faces }) => ({
  rules,
  position,
  throw: thrown,
  ...(faces ? { faces } : {}),
});

/**
 * Change the draft, or wait until the change before is done.
 * @param {State} state
 * @param {Change} change
 * @returns {Next}
 */
export function askChange(state, change) {
  const editor = editorOf(state);
  if (!editor?.draft) return [state];
  if (editor.asking) return [withEditor(state, { queue: [...editor.queue, change] })];
  return [
    withEditor(withUi(state, { hint: null }), { asking: true, opponents: false }),
    { do: 'ask', request: { type: 'edit', ...textOf(editor.draft), change } },
  ];
}

/**
 * Draw a draft that was there before, that was pasted, or that an address names.
 * @param {State} state
 * @param {Partial<Draft> & {text?: string}} draft
 * @returns {Next}
 */
export const askDraft = (state, draft) => [
  withEditor(withUi(state, { hint: null }), { asking: true, queue: [], opponents: false }),
  { do: 'ask', request: { type: 'edit', ...draft } },
];

/**
 * @param {State} state
 * @returns {Next}
 */
export function undo(state) {
  const editor = editorOf(state);
  const last = editor?.past.at(-1);
  if (!editor || !last || editor.asking) return [state];
  const [next, ...effects] = askDraft(state, last);
  return [withEditor(next, { undoing: true, picked: null, sheet: null }), ...effects];
}

/**
 * The engine's answer to a change.
 * @param {State} state
 * @param {EditAnswer} answer
 * @param {Change} [change]
 * @returns {Next}
 */
export function takeDraft(state, answer, change) {
  const editor = editorOf(state);
  if (!editor) return [state];
  const before = editor.draft;
  // A text that is no position leaves the draft as it was.
  const kept = answer.unread && before ? { ...before, refused: answer.refused } : answer;
  const draft = keepIds(before, kept);
  const same = isOf(before, draft);
  const longer = before && !same ? [...editor.past, textOf(before)].slice(-MOST) : editor.past;
  const past = editor.undoing ? editor.past.slice(0, -1) : longer;
  const picked = pickedAfter(editor, draft, change);
  const tall = picked && change && 'square' in change && piecesOn(draft, picked.square, picked.owner).length > 1;
  const [known, ...rulebook] = changeRules(state, draft.rules);
  const next = withEditor(
    { ...known, view: draft.seen, boot: { ...state.boot, stage: 'ready' } },
    {
      draft,
      past,
      picked,
      asking: false,
      undoing: false,
      refused: draft.refused,
      values: same ? editor.values : null,
      puzzle: same ? editor.puzzle : null,
      sheet: answer.unread || editor.sheet === 'share' ? 'share' : tall ? 'stack' : picked ? editor.sheet : null,
    },
  );
  // A refusal is said; it is shown where the change was made.
  const shown = withUi(draft.refused ? explain(next, draft.refused.why) : next, { answer: null });
  const [first, ...queue] = editor.queue;
  const [last, ...effects] = first ? askChange(withEditor(shown, { queue }), first) : [shown];
  /** @type {import('../types/effects.js').Effect[]} */
  const focus = change?.do === 'pending' && editor.sheet ? [{ do: 'focus', selector: openerOf(editor) }] : [];
  return [last, { do: 'of-screen', name: 'editor', what: { keep: textOf(draft) } }, ...rulebook, ...focus, ...effects];
}

/**
 * The pieces on a square, from the top.
 * @param {Pick<EditAnswer, 'seen'>} draft
 * @param {string} square
 * @param {import('../types/game.js').Player} owner whose start space is meant; on a square of the board anybody's
 */
export const piecesOn = ({ seen }, square, owner) =>
  seen.pieces
    .filter((one) => one.square === square && (square !== 'S' || one.owner === owner))
    .sort((a, b) => b.level - a.level);

/**
 * The square whose pieces are listed: the one that was just changed.
 * @param {Editor} editor
 * @param {EditAnswer} draft
 * @param {Change} [change]
 * @returns {Editor['picked']}
 */
function pickedAfter({ picked }, draft, change) {
  const wanted = change && 'square' in change ? { square: change.square, owner: change.owner } : change ? null : picked;
  return wanted && piecesOn(draft, wanted.square, wanted.owner).length ? wanted : null;
}

/**
 * Ask what each move is worth.
 * @param {State} state
 * @returns {Next}
 */
export function askValues(state) {
  const editor = editorOf(state);
  if (!editor?.draft || editor.asking || editor.draft.wrong) return [state];
  const { rules, position, throw: thrown } = editor.draft;
  return [
    withEditor(state, { values: 'asked', sheet: 'values', opponents: false, refused: null }),
    { do: 'ask', request: { type: 'value-moves', rules, position, throw: thrown } },
  ];
}

/**
 * @param {State} state
 * @param {MoveValues} values
 * @param {Partial<Draft>} asked
 * @returns {Next}
 */
export function takeValues(state, values, asked) {
  if (!isOf(editorOf(state)?.draft, asked)) return [state];
  const [best] = values.moves;
  const hint = best ? { from: best.from, to: best.to, index: null } : null;
  // Before the throw there is no list, and the sentence below the board is all.
  const sheet = best || editorOf(state)?.sheet !== 'values' ? {} : { sheet: null };
  return [withUi(withEditor(state, { values, ...sheet }), { hint })];
}

/**
 * Make a puzzle of the draft, or ask again while the player is loading.
 * @param {State} state
 * @param {import('../types/protocol.js').MakePuzzleRequest} [again]
 * @returns {Next}
 */
export function askPuzzle(state, again) {
  const editor = editorOf(state);
  if (!editor?.draft || editor.asking || (again && !isOf(editor.draft, again))) return [state];
  const { rules, position, throw: thrown } = editor.draft;
  const request = again ?? { type: /** @type {const} */ ('make-puzzle'), rules, position, throw: thrown, looks: 0 };
  return [withEditor(state, { puzzle: 'asked', refused: null }), { do: 'ask', request }];
}

/**
 * @param {State} state
 * @param {import('../types/protocol.js').Answers['make-puzzle']} made
 * @param {import('../types/protocol.js').MakePuzzleRequest} request
 * @returns {Next}
 */
export function takePuzzle(state, made, request) {
  if (!isOf(editorOf(state)?.draft, request)) return [state];
  if ('waiting' in made) {
    return [state, { do: 'of-screen', name: 'editor', what: { later: lookAgain(request) } }];
  }
  return [withEditor(state, { puzzle: made })];
}

/**
 * Whether a request is about the draft that is shown.
 * @param {Draft|null|undefined} draft
 * @param {Partial<Draft>} asked
 */
const isOf = (draft, asked) =>
  draft?.rules === asked.rules && draft?.position === asked.position && draft?.throw === asked.throw;
