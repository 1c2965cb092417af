/** Below the board of a draft: what is wrong or what to do, playing on, and what is best. */

import { h } from '../lib/dom.js';
import { valueArgs } from '../state/guidance.js';
import { BROAD } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { button } from '../view/dialog.js';
import { shareButton, undoButton } from './bar.js';
import { editorOf } from './drafts.js';
import { diceTools, inTray } from './throw.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Ref} Ref */
/** @typedef {import('../types/drafts.js').MoveValues} MoveValues */

/**
 * @param {State} state
 * @returns {Ref[]}
 */
export function linesOf(state) {
  const editor = editorOf(state);
  const { refused, draft, values, sheet } = editor ?? {};
  // The sheet for sharing says itself what was refused there.
  if (refused && sheet !== 'share') return [refused.why, refused.advice].filter((one) => one !== null);
  if (draft?.wrong) return [draft.wrong];
  if (draft && editor?.opponents)
    return [{ id: 'editor-who' }, { id: 'editor-against', args: { player: { id: `side-${draft.seen.chooser}` } } }];
  if (values && values !== 'asked') {
    const [best] = values.moves;
    if (best && draft) return [bestOf(draft, values), saysOf(state, values, best.value)];
    return [beforeOf(state, values), { id: 'editor-throw-first' }];
  }
  return [draft?.seen.pending ? draft.seen.sentence : { id: 'editor-status' }, { id: 'editor-status-more' }];
}

/**
 * @param {State} state
 * @param {MoveValues} values
 * @param {number} value
 * @returns {Ref}
 */
const saysOf = (state, values, value) => ({ id: 'value-says', args: valueArgs(state, values, value) });

/**
 * The best choice, and why; or that there is none.
 * @param {import('../types/drafts.js').EditAnswer} draft
 * @param {MoveValues} values of one move or more
 * @returns {Ref}
 */
export const bestOf = ({ seen }, { moves: [best], reason }) =>
  seen.actions.length || seen.pending
    ? {
        id: 'sentences',
        args: {
          first: { id: 'hint-says', args: { move: best?.move ?? '' } },
          second: { id: 'hint-why', args: { reason: reason ?? '' } },
        },
      }
    : seen.sentence;

/**
 * What a position is worth before the throw.
 * @param {State} state
 * @param {MoveValues} values
 * @returns {Ref}
 */
const beforeOf = (state, values) => ({
  id: 'editor-before',
  args: { player: { id: `side-${values.by}` }, value: saysOf(state, values, values.expected) },
});

/**
 * @param {State} state
 * @param {Send} send
 */
export function actView(state, send) {
  const { t } = state.words;
  const editor = editorOf(state);
  if (editor?.opponents)
    return h(
      'div',
      { key: 'opponents', class: 'answers edit-opponents' },
      button(t('editor-computer'), () => send({ type: 'edit-play', opponent: 'computer' }), {
        key: 'main',
        class: 'primary main',
      }),
      button(t('start-two'), () => send({ type: 'edit-play', opponent: 'people' }), { key: 'people' }),
    );
  const off = Boolean(editor?.draft?.wrong);
  return h(
    'div',
    { key: 'draft', class: 'answers edit-act' },
    button(t('editor-play'), () => send({ type: 'edit-play' }), {
      key: 'main',
      class: 'primary main',
      'aria-disabled': off,
    }),
    button(t(editor?.values === 'asked' ? 'computer-thinks' : 'editor-best'), () => send({ type: 'edit-best' }), {
      key: 'best',
      'aria-disabled': off || editor?.values === 'asked',
    }),
  );
}

/**
 * Where the bar has no room: what it would have. Else, or where the tray has none, what is done with the dice.
 * @param {State} state
 * @param {Send} send
 */
export function toolsView(state, send) {
  const layout = layoutOf(state);
  return [
    !BROAD.has(layout) && [undoButton(state, send), shareButton(state, send)],
    !inTray(layout) && diceTools(state, send),
  ];
}
