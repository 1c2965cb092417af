/** The throw of a draft: a die is turned by a tap, and the tray can be emptied. */

import { h } from '../lib/dom.js';
import { BROAD } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { button } from '../view/dialog.js';
import { bones, lot, scoreOf } from '../view/dice.js';
import { iconButton } from '../view/icons.js';
import { editorOf } from './drafts.js';
import { pendingButton } from './pending.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/drafts.js').EditAnswer} EditAnswer */
/** @typedef {import('../types/drafts.js').Faces} Faces */

/** The numbers of a bone. */
const NUMBERS = 4;

/**
 * Whether the buttons for the dice lie in the tray, and not with the other tools.
 * @param {import('../types/state.js').Layout} layout
 */
export const inTray = (layout) => !BROAD.has(layout) && layout !== 'column';

/**
 * @param {State} state
 * @param {Send} send
 */
export function diceView(state, send) {
  const draft = editorOf(state)?.draft;
  if (!draft) return null;
  const { words } = state;
  const { kit, faces, throw: thrown, score } = draft;
  const lie = (/** @type {Faces} */ next) =>
    send({ type: 'edit', change: { do: 'throw', kit: kit.count, faces: next } });
  return h(
    'div',
    {
      class: ['dice edit-dice', draft.seen.chooser, kit.kind, !thrown && 'waiting'].filter(Boolean).join(' '),
      key: 'dice',
      role: 'group',
      'aria-label': words.t('editor-lots'),
    },
    h(
      'div',
      { class: `set of-${faces.length}`, key: 'set' },
      kit.kind === 'bones' ? boneButtons(state, faces, lie) : lotButtons(state, draft, lie),
    ),
    h(
      'div',
      { class: 'value', key: 'value' },
      h('span', { class: 'score n', key: 'score' }, thrown ? scoreOf({ score }, words.amount) : ''),
      h('small', { key: 'word' }, words.t(thrown ? 'to-move' : 'editor-tap')),
    ),
    inTray(layoutOf(state)) && h('div', { class: 'edit-dice-tools', key: 'tools' }, diceTools(state, send)),
  );
}

/**
 * The tray can be emptied, other dice can be thrown where there are some, and a choice can come before the throw.
 * @param {State} state
 * @param {Send} send
 */
export function diceTools(state, send) {
  const { t } = state.words;
  const draft = editorOf(state)?.draft;
  if (!draft) return null;
  const others = draft.kits.filter((count) => count !== draft.kit.count);
  return [
    iconButton(t('editor-not-thrown'), 'cross', () => send({ type: 'edit', change: { do: 'throw', faces: null } }), {
      key: 'not-thrown',
      'aria-disabled': !draft.throw,
    }),
    others.map((count) =>
      iconButton(
        t('editor-kit', { count }),
        'flip',
        () => send({ type: 'edit', change: { do: 'throw', kit: count, faces: Array(count).fill(0) } }),
        { key: count },
      ),
    ),
    pendingButton(state, send),
  ];
}

/**
 * @param {State} state
 * @param {EditAnswer} draft
 * @param {(faces: Faces) => void} lie
 */
const lotButtons = ({ words }, { kit, faces }, lie) =>
  faces.map((face, i) =>
    button(lot(kit.kind, face ? 1 : 0, i), () => lie(faces.map((one, at) => (at === i ? (one ? 0 : 1) : one))), {
      key: i,
      class: 'edit-die',
      'aria-label': words.t('editor-die', { n: i + 1, up: String(Boolean(face)) }),
    }),
  );

/**
 * The first bone goes on to its next number, the second answers yes or was not thrown.
 * @param {State} state
 * @param {Faces} faces
 * @param {(faces: Faces) => void} lie
 */
function boneButtons({ words }, [value, answer], lie) {
  const n = typeof value === 'number' ? value : 0;
  const yes = answer === true;
  const [first, second] = bones([n || null, yes || null]);
  return [
    button(first, () => lie([(n % NUMBERS) + 1, yes]), {
      key: 0,
      class: 'edit-die',
      'aria-label': words.t('editor-bone', { n: n || '–' }),
    }),
    button(second, () => lie([n || 1, !yes]), {
      key: 1,
      class: 'edit-die',
      'aria-label': words.t('editor-answer', { up: String(yes) }),
    }),
  ];
}
