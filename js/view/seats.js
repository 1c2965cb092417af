/**
 * A trough along each player's side: the hand, the name and the purse, and what is home.
 * The discs in it are drawn by pieces.js, so that they glide to and from the board; numbers and words stand beside
 * them.
 */
import { h } from '../lib/dom.js';
import { orientationOf } from '../state/orientation.js';
import { isLookedAt } from '../state/picking.js';
import { PLAYERS } from '../state/players.js';
import { computerActs } from '../state/state.js';
import { slot } from '../state/table_screens.js';
import { lessonSigns } from './lesson_signs.js';
import { gapIn, hasHome, placeOf, putClass } from './pieces.js';
import { previewing } from './pointing.js';
import { drawing, symbol } from './tiny.js';
import { actionLabel } from './values.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../types/game.js').Piece} Piece */
/** @typedef {import('../types/game.js').Action} Action */

/** Counters that have a place of their own: those of a seat, and the kitty. */
const OWN_PLACE = new Set(['hand', 'off', 'kitty']);

/**
 * What a player is called: you and the computer, or the colours where two of a kind play.
 * @param {State} state
 * @param {Player} owner
 */
export function playerName(state, owner) {
  return state.words.t(`side-${state.view?.sides[owner] ?? owner}`);
}

/**
 * @param {State} state
 * @param {Send} send
 */
export const seatsView = (state, send) => [
  PLAYERS.map((owner) => seatView(state, send, owner)),
  PLAYERS.map((owner) => birdButtons(state, send, owner)),
];

/** The name on a seat; one with a long word is marked, since an upright seat has little room. @param {string} name */
export const nameView = (name) => h('span', { key: 'name', class: /\S{9}/.test(name) ? 'name long' : 'name' }, name);

/**
 * @param {State} state
 * @param {Send} send
 * @param {Player} owner
 */
function seatView(state, send, owner) {
  const { view, words } = state;
  const name = playerName(state, owner);
  const near = orientationOf(state).near === owner;
  const turn = view?.chooser === owner && view.phase !== 'over';
  return h(
    'section',
    {
      key: `seat-${owner}`,
      class: ['seat', near ? 'near' : 'far', turn && 'turn'].filter(Boolean).join(' '),
      'aria-label': words.t('seat', { player: name }),
    },
    slot(state, 'pile')?.(state, send, owner, 'hand') ?? pile(state, send, owner, 'hand'),
    slot(state, 'seat')?.(state, send, owner) ??
      h('div', { class: 'who', key: 'who' }, nameView(name), purses(state, send, owner)),
    // Where home is a space of the board, only the number stands here.
    slot(state, 'pile')?.(state, send, owner, 'off') ??
      (hasHome(state)
        ? h('div', { class: 'pile home', key: 'off' }, caption(state, owner, 'off'))
        : pile(state, send, owner, 'off')),
  );
}

/**
 * Purse, points, a match: what counts for one player.
 * @param {State} state
 * @param {Send} send
 * @param {Player} owner
 */
function purses({ view, words }, send, owner) {
  return (view?.tallies ?? [])
    .filter((one) => !OWN_PLACE.has(one.name) && one.value === undefined)
    .map((one) =>
      h(
        'span',
        {
          key: one.name,
          class: `purse ${one.name}`,
          on: { click: () => send({ type: 'explain-asked', tally: one.name, player: owner }) },
        },
        h('span', { class: 'aside' }, words.t(`tally-${one.name}`), ' '),
        one.name === 'purse' ? coin() : h('small', { 'aria-hidden': 'true' }, words.t(`tally-${one.name}`)),
        h('span', { class: 'n' }, words.amount(one[owner] ?? 0)),
      ),
    );
}

/**
 * What belongs to neither player.
 * @param {State} state
 * @param {Send} send
 */
export function kittyView({ view, words }, send) {
  const kitty = view?.tallies.find((one) => one.value !== undefined);
  return (
    kitty &&
    h(
      'p',
      {
        key: 'kitty',
        class: 'purse kitty',
        on: { click: () => send({ type: 'explain-asked', tally: kitty.name }) },
      },
      h('small', null, words.t(`tally-${kitty.name}`)),
      ' ',
      coin(),
      h('span', { class: 'n' }, words.amount(kitty.value ?? 0)),
    )
  );
}

export const coin = () => drawing('coins', '-50 -50 100 100', symbol('coin', 0, 0, 100));

/**
 * @param {State} state
 * @param {Player} owner
 * @param {'hand'|'off'} place
 */
const piecesIn = ({ view }, owner, place) =>
  (view?.pieces ?? []).filter((one) => one.owner === owner && one.square === place);

/**
 * @param {State} state
 * @param {'hand'|'off'} place
 */
const wordOf = ({ words }, place) => words.t(place === 'hand' ? 'seat-hand' : 'seat-home');

/**
 * How many pieces are there, and the word for where that is.
 * @param {State} state
 * @param {Player} owner
 * @param {'hand'|'off'} place
 */
const caption = (state, owner, place) =>
  h(
    'span',
    { class: 'cap', key: 'cap', 'aria-hidden': 'true' },
    h('span', { class: 'n count' }, state.view ? state.words.amount(piecesIn(state, owner, place).length) : ''),
    ' ',
    h('span', { class: 'of' }, wordOf(state, place)),
  );

/**
 * The pieces of a player in hand or home: a real button, for entering and bearing off.
 * @param {State} state
 * @param {Send} send
 * @param {Player} owner
 * @param {'hand'|'off'} place
 */
function pile(state, send, owner, place) {
  const { view } = state;
  const { t } = state.words;
  const inside = piecesIn(state, owner, place);
  const mine = view?.chooser === owner;
  const actions = mine ? view.actions.filter((one) => (place === 'hand' ? one.from : one.to) === place) : [];
  const entering = place === 'hand' && actions.length > 0;
  const picked = inside.some((one) => one.id === state.ui.selected);
  const leaving = place === 'off' && actions.some((one) => isLookedAt(state, one));
  const label = t('seat-pile', { player: playerName(state, owner), place: wordOf(state, place), n: inside.length });
  const names = [
    label,
    ...(place === 'off' || state.settings.guide ? actions.map((one) => actionLabel(state, one)) : []),
  ];
  const apart = inside.some((one) => one.kind);
  const props = {
    key: place,
    style: { '--n': inside.length, '--gap': gapIn(apart, place) },
    class: [
      'pile tray',
      place === 'hand' ? 'hand' : 'home off',
      owner,
      apart && 'apart',
      state.settings.guide && entering && !apart && 'movable',
      (leaving || (mine && lessonSigns(state, place).includes('can'))) && 'legal',
      picked && !apart && 'selected',
    ]
      .filter(Boolean)
      .join(' '),
  };
  const inner = [h('span', { class: 'discs', key: 'discs' }), caption(state, owner, place)];
  // Pieces that differ are chosen one by one, each by a button of its own.
  if (place === 'hand' && apart && mine) return h('div', { ...props, role: 'group', 'aria-label': label }, inner);
  return h(
    'button',
    {
      ...props,
      type: 'button',
      tabindex: actions.length ? 0 : -1,
      'aria-label': state.words.inOrder('names', names),
      'aria-disabled': !actions.length,
      'data-square': mine || !view ? place : null,
      on: {
        ...previewing(send, computerActs(state) ? [] : actions),
        click: () => send(tapped(place, owner, actions, inside)),
      },
    },
    inner,
  );
}

/**
 * A tap on a pile does what can be done there; where nothing can, it asks why.
 * @param {'hand'|'off'} place
 * @param {Player} owner
 * @param {Action[]} actions
 * @param {Piece[]} inside
 * @returns {import('../types/messages.js').Message}
 */
function tapped(place, owner, [action], [piece]) {
  if (!action) return { type: 'explain-asked', tally: place, player: owner };
  return place === 'hand' && piece
    ? { type: 'piece-chosen', piece: action.piece ?? piece.id }
    : { type: 'square-chosen', square: place };
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {Player} owner
 */
function birdButtons(state, send, owner) {
  const { view } = state;
  if (view?.chooser !== owner) return null;
  const birds = view.pieces.filter((one) => one.owner === owner && one.square === 'hand' && one.kind);
  return birds.map((piece) =>
    birdButton(
      state,
      send,
      piece,
      view.actions.filter((one) => one.piece === piece.id),
    ),
  );
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {Piece} piece
 * @param {Action[]} actions its own
 */
function birdButton(state, send, piece, actions) {
  const bird = state.rules?.card.birds?.find((one) => one.kind === piece.kind);
  return h('button', {
    key: `bird-${piece.id}`,
    type: 'button',
    class: `bird-button ${putClass(state, piece)}`,
    style: placeOf(state, piece),
    'data-square': actions.length ? 'hand' : null,
    tabindex: actions.length ? 0 : -1,
    'aria-label': state.words.inOrder('names', [
      state.words.t(`kind-${piece.kind}`),
      ...(bird ? [state.words.t('card-value', { value: bird.value })] : []),
      ...actions.map((one) => actionLabel(state, one)),
    ]),
    'aria-pressed': state.ui.selected === piece.id,
    on: {
      ...previewing(send, computerActs(state) ? [] : actions),
      click: () =>
        send(
          actions.length || !piece.kind
            ? { type: 'piece-chosen', piece: piece.id }
            : { type: 'explain-asked', tally: piece.kind, player: piece.owner },
        ),
    },
  });
}
