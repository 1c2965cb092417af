/** What a draft becomes: a game, a text, or a link. */

import { seatsOf, setupOf } from '../state/choices.js';
import { emptyTable } from '../state/empty_table.js';
import { withEditor } from './drafts.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/editor.js').Editor} Editor */
/** @typedef {import('../types/drafts.js').EditAnswer} EditAnswer */
/** @typedef {import('../types/effects.js').Next} Next */

/**
 * Begin a game at the draft, against the computer or with two people; first it is asked which.
 * @param {State} state
 * @param {Editor} editor
 * @param {'computer'|'people'} [opponent]
 * @returns {Next}
 */
export function play(state, editor, opponent) {
  const { draft } = editor;
  if (!draft || draft.wrong || editor.asking) return [state];
  // A refusal that is still read would be taken for one to play on.
  if (!opponent)
    return [withEditor(state, { opponents: true, refused: null }), { do: 'focus', selector: '.edit-opponents button' }];
  const { rules, position, throw: thrown, seen } = draft;
  const chosen = { ...state.setup, opponent, side: seen.chooser, realDice: /** @type {const} */ ('none') };
  const players = seatsOf(chosen);
  return [
    { ...emptyTable(state), setup: { ...chosen, ...setupOf({ rules, players }) }, asking: 'new' },
    { do: 'ask', request: { type: 'new', rules, players, position, throw: thrown } },
    { do: 'focus', selector: '#status' },
  ];
}

/**
 * The draft as a line of text, or as an address that opens it: here, as a puzzle, or as a puzzle in a frame.
 * @param {EditAnswer} draft
 * @param {'text'|'link'|'puzzle'|'frame'} what
 * @returns {import('../types/effects.js').Effect}
 */
export function share({ rules, position, text, throw: thrown }, what) {
  if (what === 'text') return { do: 'copy-text', text };
  const query = new URLSearchParams({ rules, position, ...(thrown ? { throw: thrown } : {}) });
  if (what !== 'link') query.set('mode', 'puzzle');
  return { do: 'copy-link', link: `${what === 'frame' ? 'embed.html' : ''}?${query}` };
}
