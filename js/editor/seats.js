/** The seats of a draft: hands, homes and purses as steppers, and whose turn it is. */

import { h } from '../lib/dom.js';
import { button } from '../view/dialog.js';
import { iconButton } from '../view/icons.js';
import { gapIn } from '../view/pieces.js';
import { coin, nameView, playerName } from '../view/seats.js';
import { editorOf } from './drafts.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../types/drafts.js').Change} Change */

/**
 * A number with a button for less and one for more.
 * @param {State} state
 * @param {Send} send
 * @param {{key: string, what: string, n: number, less: Change, more: Change}} how
 */
function stepper({ words }, send, { key, what, n, less, more }) {
  const step = (/** @type {string} */ word, /** @type {string} */ icon, /** @type {Change} */ change) =>
    iconButton(words.t(word, { what }), icon, () => send({ type: 'edit', change }), { key: icon });
  return h(
    'span',
    { class: 'stepper', key, role: 'group', 'aria-label': words.t('names', { first: what, second: words.amount(n) }) },
    step('editor-less', 'minus', less),
    h('b', { class: 'n', key: 'n', 'aria-hidden': 'true' }, words.amount(n)),
    step('editor-more', 'new', more),
  );
}

/**
 * The pieces of a player in hand or home. One more in hand is one fewer home, and the other way round.
 * @param {State} state
 * @param {Send} send
 * @param {Player} owner
 * @param {'hand'|'off'} place
 */
export function pileView(state, send, owner, place) {
  const { t } = state.words;
  const editor = editorOf(state);
  const inside = (state.view?.pieces ?? []).filter((one) => one.owner === owner && one.square === place);
  const chosen = editor && editor.chosen !== 'take' ? editor.draft?.palette[editor.chosen] : null;
  const kind = chosen?.owner === owner ? chosen.kind : null;
  /** @type {Change} */
  const toHand = { do: 'hand', owner, kind };
  /** @type {Change} */
  const toHome = { do: 'home', owner, kind };
  const word = t(place === 'hand' ? 'seat-hand' : 'seat-home');
  const apart = inside.some((one) => one.kind);
  return h(
    'div',
    {
      key: place,
      class: ['pile tray edit-pile', place === 'hand' ? 'hand' : 'home off', owner, apart && 'apart']
        .filter(Boolean)
        .join(' '),
      style: { '--n': inside.length, '--gap': gapIn(apart, place) },
    },
    h('span', { class: 'discs', key: 'discs' }),
    h(
      'span',
      { class: 'cap', key: 'cap' },
      stepper(state, send, {
        key: 'n',
        what: t('clauses', { first: playerName(state, owner), second: word }),
        n: inside.length,
        less: place === 'hand' ? toHome : toHand,
        more: place === 'hand' ? toHand : toHome,
      }),
      h('span', { class: 'of', key: 'of', 'aria-hidden': 'true' }, word),
    ),
  );
}

/**
 * The name of a player, the purse, and whether it is this player’s turn.
 * @param {State} state
 * @param {Send} send
 * @param {Player} owner
 */
export function seatView(state, send, owner) {
  const { t } = state.words;
  const name = playerName(state, owner);
  const purse = state.view?.tallies.find((one) => one.name === 'purse');
  const turn = state.view?.turn === owner;
  const what = t('clauses', { first: name, second: t('tally-purse') });
  const pay = (/** @type {number} */ amount) => /** @type {Change} */ ({ do: 'purse', owner, amount });
  return h(
    'div',
    { class: 'who edit-who', key: 'who' },
    nameView(name),
    button(t('editor-to-play'), () => send({ type: 'edit', change: { do: 'to-play', owner } }), {
      key: 'turn',
      class: 'edit-turn',
      'aria-pressed': String(turn),
      'aria-label': t('clauses', { first: name, second: t('editor-to-play') }),
    }),
    editorOf(state)?.draft?.money &&
      purse &&
      h(
        'span',
        { class: 'purse edit-purse', key: 'purse' },
        coin(),
        stepper(state, send, { key: 'n', what, n: purse[owner] ?? 0, less: pay(-1), more: pay(1) }),
      ),
  );
}
