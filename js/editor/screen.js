/** The screen of the position editor: what js/state/table_screens.js adds when it is opened. */

import { rulesText } from '../state/choices.js';
import { withUi } from '../state/steps.js';
import { barView } from './bar.js';
import { cardView } from './card.js';
import { actView, linesOf, toolsView } from './dock.js';
import {
  askChange,
  askDraft,
  askPuzzle,
  askValues,
  editorOf,
  piecesOn,
  takeDraft,
  takePuzzle,
  takeValues,
  undo,
  withEditor,
} from './drafts.js';
import { perform } from './effects.js';
import { openerOf } from './focus.js';
import { leave, leftOf, opened, restored } from './leave.js';
import { play, share } from './outward.js';
import { pileView, seatView } from './seats.js';
import { diceView } from './throw.js';
import { beginWhatIf, openWhatIf } from './what_if.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/editor.js').Editor} Editor */
/** @typedef {import('../types/editor.js').EditorHow} EditorHow */
/** @typedef {import('../types/editor.js').EditorMessage} EditorMessage */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../types/table_screens.js').OwnHandler} OwnHandler */

/**
 * A draft that is named, the game that is played, a moment that is looked back at, or what was left here before.
 * @param {State} state
 * @param {EditorHow} how
 * @returns {Next}
 */
function open(state, { from, ...draft }) {
  if (editorOf(state)) return [state];
  if (from === 'look') return openWhatIf(state);
  const here = from === 'game' && state.truth;
  const next = opened(state, 'draft');
  /** @type {import('../types/effects.js').Effect} */
  const focus = { do: 'focus', selector: '#status' };
  if (here) {
    const [asked, ...effects] = askDraft(next, { rules: here.rules });
    return [asked, recall(here.rules, true), ...effects.map((one) => withHere(one)), focus];
  }
  if (draft.position !== undefined) return [...askDraft(next, draft), focus];
  return [withEditor(next, { asking: true }), recall(rulesAsked(next)), focus];
}

/**
 * @param {string} rules
 * @param {boolean} [below]
 * @returns {import('../types/effects.js').Effect}
 */
const recall = (rules, below = false) => ({ do: 'of-screen', name: 'editor', what: { recall: rules, below } });

/**
 * The rules of a draft that nobody has named: those of the game that was left, or those chosen on the start page.
 * @param {State} state with the editor open
 */
function rulesAsked(state) {
  const editor = editorOf(state);
  const left = editor && leftOf(editor);
  return left?.game && left.rules ? left.rules.id : rulesText(state.setup);
}

/**
 * The engine knows the moment of the game.
 * @param {import('../types/effects.js').Effect} effect
 * @returns {import('../types/effects.js').Effect}
 */
const withHere = (effect) =>
  effect.do === 'ask' && effect.request.type === 'edit'
    ? { ...effect, request: { ...effect.request, here: true } }
    : effect;

/**
 * Put down what is chosen, or take the uppermost piece away.
 * @param {State} state
 * @param {string} square
 * @returns {Next}
 */
function tap(state, square) {
  const editor = editorOf(state);
  const draft = editor?.draft;
  if (!editor || !draft) return [state];
  const { chosen } = editor;
  if (chosen === 'take')
    return askChange(state, {
      do: 'take',
      square,
      owner: piecesOn(draft, square, draft.seen.chooser)[0]?.owner ?? draft.seen.chooser,
    });
  const one = draft.palette[chosen];
  return one ? askChange(state, { do: 'put', square, owner: one.owner, kind: one.kind, face: one.face }) : [state];
}

/**
 * A handler that only a draft has; a game that is played on goes its usual way.
 * @template M
 * @param {(state: State, message: M, editor: Editor) => Next} run
 * @returns {OwnHandler}
 */
const drafting = (run) => (state, message) => {
  const editor = editorOf(state);
  return editor?.stage === 'draft' ? run(state, /** @type {M} */ (message), editor) : null;
};
/** @type {OwnHandler} */
const nothing = drafting((state) => [state]);

/**
 * @typedef {{
 *   [T in EditorMessage['type']]: (
 *     state: State,
 *     message: Extract<EditorMessage, {type: T}>,
 *     editor: Editor,
 *     usual: import('../types/table_screens.js').Usual|undefined,
 *   ) => Next|null
 * }} OwnMessages
 */
/** @type {OwnMessages} */
const own = {
  edit: (state, { change }) => askChange(state, change),
  'edit-choice': (state, { chosen }) => [withEditor(state, { chosen })],
  'edit-sheet': (state, { sheet }, editor) => [
    withEditor(state, {
      sheet,
      picked: sheet ? editor.picked : null,
      opponents: false,
      // What was refused has nothing to do with what is opened now.
      refused: sheet ? null : editor.refused,
    }),
    { do: 'focus', selector: sheet ? '.edit-sheet button' : openerOf(editor) },
  ],
  'edit-best': (state) => askValues(state),
  'edit-text': (state, { text }, { draft }) => askDraft(state, { rules: draft?.rules ?? '', text }),
  'edit-copy': (state, { what }, { draft }) => [state, ...(draft ? [share(draft, what)] : [])],
  'edit-puzzle': (state, { request }) => askPuzzle(state, request),
  'edit-print': (state) => [
    withUi(withEditor(state, { sheet: null }), { hint: null }),
    { do: 'of-screen', name: 'editor', what: { print: true } },
  ],
  'edit-play': (state, { opponent }, editor) => play(state, editor, opponent),
  'edit-left': (state, _message, editor, usual) => leave(state, editor, usual),
  'edit-recalled': (state, { kept, below }) => {
    if (below) return [withEditor(state, { past: kept ? [kept] : [] })];
    return askDraft(state, kept ?? { rules: rulesAsked(state) });
  },
};

/** What only the editor asks for. */
const OURS = new Set(['edit', 'value-moves', 'make-puzzle']);

/** @type {Record<string, OwnHandler>} */
const handlers = {
  ...Object.fromEntries(
    Object.entries(own).map(([type, run]) => [
      type,
      /** @type {OwnHandler} */
      (state, message, usual) => {
        const editor = editorOf(state);
        return editor && run(state, message, editor, usual);
      },
    ]),
  ),
  'square-chosen': drafting((state, /** @type {{square: string}} */ { square }) => tap(state, square)),
  peek: drafting((state, /** @type {{square: string}} */ { square }, { draft }) => {
    const [top] = draft ? piecesOn(draft, square, draft.seen.chooser) : [];
    return [top ? withEditor(state, { picked: { square, owner: top.owner }, sheet: 'stack' }) : state];
  }),
  'nth-asked': drafting((state, /** @type {{n: number}} */ { n }, { draft }) => {
    const last = draft?.palette.length ?? 0;
    return [
      n <= last ? withEditor(state, { chosen: n - 1 }) : n === last + 1 ? withEditor(state, { chosen: 'take' }) : state,
    ];
  }),
  'undo-asked': drafting((state) => undo(state)),
  'hint-asked': drafting((state) => askValues(state)),
  escape: drafting((state, _message, editor) => [
    withUi(withEditor(state, { sheet: null, picked: null, opponents: false, refused: null }), { answer: null }),
    ...(editor.sheet ? [{ do: /** @type {const} */ ('focus'), selector: openerOf(editor) }] : []),
  ]),
  'piece-chosen': nothing,
  'throw-asked': nothing,
  'go-asked': nothing,
  'redo-asked': nothing,
  'explain-asked': nothing,
  'new-asked': (state, _message, usual) => {
    const editor = editorOf(state);
    return editor?.stage === 'draft' ? leave(state, editor, usual) : null;
  },
  answer(state, /** @type {import('../types/messages.js').AnswerMessage} */ message, usual) {
    const { request, answer } = message;
    const editor = editorOf(state);
    if (!editor) return null;
    if (request.type === 'edit') return takeDraft(state, /** @type {never} */ (answer), request.change);
    if (request.type === 'make-puzzle') return takePuzzle(state, /** @type {never} */ (answer), request);
    if (request.type === 'value-moves') return takeValues(state, /** @type {never} */ (answer), request);
    if (request.type === 'load' && editor.stage === 'leaving') return restored(state, editor, message, usual);
    if (request.type === 'look' && editor.stage === 'what-if' && !state.truth)
      return beginWhatIf(state, leftOf(editor), /** @type {never} */ (answer));
    return null;
  },
  refused(state, message, usual) {
    const { request, error } =
      /** @type {Extract<import('../types/messages.js').FailureMessage, {type: 'refused'}>} */ (message);
    const editor = editorOf(state);
    if (!editor) return null;
    // The game of "What if?" died with its engine: back to the game that was left.
    if (editor.stage === 'what-if' && error.code === 'lost') return leave(state, editor, usual);
    if (!OURS.has(request.type)) return null;
    // A new engine takes the place of one that died, and needs nothing but the draft.
    if (error.code === 'lost') return [state, { do: 'ask', request }];
    const idle = withEditor(state, { asking: false, undoing: false, queue: [], values: null, puzzle: null });
    if (error.code === 'stopped') return [idle];
    if (error.code === 'no_puzzle' && error.ref)
      return [withEditor(idle, { refused: { why: error.ref, advice: null, square: null } })];
    // What was kept may be by rules that this version does not know.
    if (!editor.draft && error.code !== 'failed') return askDraft(idle, { rules: state.setup.rules });
    return usual?.(idle, message) ?? null;
  },
};

/**
 * A slot that only a draft fills.
 * @template {unknown[]} A
 * @template R
 * @param {(state: State, ...more: A) => R} fill
 */
const whileDrafting =
  (fill) =>
  (/** @type {State} */ state, /** @type {A} */ ...more) =>
    /** @type {R} */ (
      editorOf(state)?.stage === 'what-if' || !editorOf(state)?.draft ? undefined : fill(state, ...more)
    );

/** @type {import('../types/table_screens.js').TableScreen} */
export const screen = {
  open,
  handlers,
  slots: {
    bar: barView,
    rule: whileDrafting(cardView),
    lines: whileDrafting(linesOf),
    act: whileDrafting(actView),
    tools: whileDrafting(toolsView),
    dice: whileDrafting(diceView),
    pile: whileDrafting(pileView),
    seat: whileDrafting(seatView),
    signs: (state, square) => {
      const editor = editorOf(state);
      if (editor?.stage !== 'draft') return [];
      return [
        ...(editor.refused?.square === square ? ['blocked'] : []),
        ...(editor.picked?.square === square ? ['picked'] : []),
      ];
    },
  },
  perform,
};
