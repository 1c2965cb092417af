/** Opening the screen over a game, and going back to that game as it was. */

import { seatsOf, setupOf } from '../state/choices.js';
import { emptyTable } from '../state/empty_table.js';
import { askReview } from '../state/guidance.js';
import { settle } from '../state/show.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/editor.js').Editor} Editor */
/** @typedef {Pick<State, 'game'|'truth'|'view'|'rules'|'learn'|'screen'>} Left */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/table_screens.js').Usual} Usual */

/**
 * What was there before the screen was opened.
 * @param {Editor} editor
 */
export const leftOf = ({ left }) => /** @type {Left} */ (left);

/**
 * The page with the editor open, and what was there before put aside.
 * @param {State} state
 * @param {Editor['stage']} stage
 * @returns {State}
 */
export function opened(state, stage) {
  const { game, truth, view, rules, learn, screen } = state;
  /** @type {Editor} */
  const editor = {
    name: 'editor',
    stage,
    left: { game, truth, view, rules, learn, screen },
    draft: null,
    past: [],
    asking: false,
    queue: [],
    undoing: false,
    chosen: 0,
    picked: null,
    refused: null,
    values: null,
    puzzle: null,
    sheet: null,
    opponents: false,
  };
  return { ...emptyTable(state), screen: 'game', tableScreen: editor };
}

/**
 * Back to the game that was left; without one to the start screen. The engine gets the game again first.
 * @param {State} state
 * @param {Editor} editor
 * @param {Usual|undefined} usual
 * @returns {Next|null}
 */
export function leave(state, editor, usual) {
  const { game } = leftOf(editor);
  if (!game) return usual?.({ ...chosenAgain(state, editor), tableScreen: null }, { type: 'new-asked' }) ?? null;
  const waiting = { ...emptyTable(state), tableScreen: { ...editor, stage: /** @type {const} */ ('leaving') } };
  return [
    { ...waiting, asking: 'load' },
    { do: 'ask', request: { type: 'load', record: { ...game.record, events: game.log } } },
  ];
}

/**
 * The start page with the rules of the draft chosen, so that the same draft is there when the editor is opened again.
 * @param {State} state
 * @param {Editor} editor
 * @returns {State}
 */
function chosenAgain(state, { draft }) {
  if (!draft) return state;
  const { rules, options, pieces } = setupOf({ rules: draft.rules, players: seatsOf(state.setup) });
  const { setup } = state;
  return { ...state, setup: { ...setup, rules: rules ?? setup.rules, options: options ?? {}, pieces: pieces ?? null } };
}

/**
 * The engine has the game again: everything is as it was. What was being stored when the screen was opened, and not yet
 * shown, is shown now.
 * @param {State} state
 * @param {Editor} editor
 * @param {import('../types/messages.js').AnswerMessage} message
 * @param {Usual|undefined} usual
 * @returns {Next}
 */
export function restored(state, editor, message, usual) {
  const left = leftOf(editor);
  /** @type {State} */
  const next = { ...state, ...left, view: left.learn.look ? left.view : left.truth, asking: null, tableScreen: null };
  const { view } = /** @type {import('../types/protocol.js').GameAnswer} */ (message.answer);
  if (usual && left.truth && !left.learn.look && view.ply !== left.truth.ply) return usual(next, message);
  return left.truth?.phase === 'over' || left.learn.lesson ? [next, ...askReview(next)] : settle(next);
}
