/**
 * What lies beside the board as things: hands, pieces off, purses, the kitty, points.
 * The pieces in the trays are drawn by pieces.js, so that they glide to and from the board.
 */
import { h } from '../lib/dom.js';
import { trayOf } from './geometry.js';
import { hasHome, placeOf } from './pieces.js';
import { toldOf } from './values.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../types/game.js').Tally} Tally */

/**
 * The trays of both players: real buttons, for entering and bearing off.
 * @param {State} state @param {Send} send
 */
export function traysView(state, send) {
  const { view } = state;
  const board = view?.board ?? state.rules?.board ?? 'ur';
  const home = hasHome(state);
  return h(
    'div',
    { class: 'trays', key: 'trays' },
    /** @type {Player[]} */ (['light', 'dark']).flatMap((owner) =>
      /** @type {('hand'|'off')[]} */ (['hand', 'off'])
        .filter((name) => name === 'hand' || !home)
        .map((name) => tray(state, send, board, owner, name)),
    ),
  );
}

/** @param {State} state @param {Send} send @param {'ur'|'late'} board @param {Player} owner @param {'hand'|'off'} name */
function tray(state, send, board, owner, name) {
  const { view } = state;
  const { t } = state.words;
  const inside = (view?.pieces ?? []).filter((one) => one.owner === owner && one.square === name);
  const mine = view?.chooser === owner;
  const actions = mine ? view.actions.filter((one) => (name === 'hand' ? one.from : one.to) === name) : [];
  const entering = name === 'hand' && actions.length > 0;
  const selected = inside.some((one) => one.id === state.ui.selected);
  const leaving = name === 'off' && actions.some((one) => one.piece === state.ui.selected);
  const label = t('tray-label', { player: t(`side-${owner}`), place: t(`tally-${name}`), n: inside.length });
  const names = [label, ...(name === 'off' || state.settings.guide ? actions.map((one) => toldOf(state, one)) : [])];
  const kinds = name === 'hand' && inside.some((one) => one.kind);
  const { x, y, w, h: height } = trayOf(board, owner, name, kinds);
  const props = {
    key: `${owner}-${name}`,
    style: { '--x': x, '--y': y, '--w': w, '--h': height },
    class: [
      'tray',
      name,
      owner,
      board === 'ur' && name === 'hand' && 'from-end',
      state.settings.guide && entering && !kinds && 'movable',
      leaving && 'legal',
      selected && !kinds && 'selected',
    ]
      .filter(Boolean)
      .join(' '),
  };
  const count =
    view &&
    !inside[0]?.kind &&
    h('span', { class: 'count', 'aria-hidden': 'true', 'data-name': t(`tally-${name}`) }, inside.length);
  if (kinds && mine) {
    return [
      h('div', { ...props, role: 'group', 'aria-label': label }, count),
      inside.map((piece) => birdButton(state, send, piece, actions)),
    ];
  }
  return h(
    'button',
    {
      ...props,
      type: 'button',
      tabindex: actions.length ? 0 : -1,
      'aria-label': names.join('. '),
      'aria-disabled': !actions.length,
      'data-square': mine || !view ? name : null,
      on: {
        click: () =>
          actions.length &&
          send(
            name === 'hand' && inside[0]
              ? { type: 'piece-chosen', piece: actions[0]?.piece ?? inside[0].id }
              : { type: 'square-chosen', square: name },
          ),
      },
    },
    count,
  );
}

/** Pieces that differ are chosen one by one. @param {State} state @param {Send} send @param {import('../types/game.js').Piece} piece @param {import('../types/game.js').Action[]} actions */
function birdButton(state, send, piece, actions) {
  const { t } = state.words;
  const own = actions.filter((one) => one.piece === piece.id);
  const { x, y } = placeOf(state, piece);
  return h('button', {
    key: piece.id,
    type: 'button',
    class: 'bird-button',
    style: { '--x': x, '--y': y },
    'data-square': own.length ? 'hand' : null,
    tabindex: own.length ? 0 : -1,
    'aria-label': [t(`kind-${piece.kind}`), ...own.map((one) => toldOf(state, one))].join('. '),
    'aria-pressed': state.ui.selected === piece.id,
    on: { click: () => send({ type: 'piece-chosen', piece: piece.id }) },
  });
}

/**
 * Purses, kitty and points: counters, and the number beside them. For the controls, not for the board.
 * @param {State} state
 */
export function talliesView(state) {
  const { t } = state.words;
  const shown = (state.view?.tallies ?? []).filter((one) => one.name !== 'hand' && one.name !== 'off');
  if (!shown.length) return null;
  return h(
    'dl',
    { class: 'tallies', key: 'tallies' },
    shown.map((one) =>
      h(
        'div',
        { key: one.name, class: `tally ${one.name}` },
        h('dt', null, t(`tally-${one.name}`)),
        one.value !== undefined
          ? heap(state, one.name, one.value, null, '')
          : /** @type {Player[]} */ (['light', 'dark']).map((owner) =>
              heap(state, one.name, one[owner] ?? 0, owner, t(`side-${owner}`)),
            ),
      ),
    ),
  );
}

/** At most so many counters are drawn: beyond it a heap is a heap, and the number says the rest. */
const HEAP = 12;

/** @param {State} state @param {string} name @param {number} value @param {Player|null} owner @param {string} label */
function heap({ words }, name, value, owner, label) {
  const drawn = name === 'points' || name === 'match' ? 0 : Math.max(0, Math.min(HEAP, value));
  return h(
    'dd',
    { key: owner ?? 'all', class: `heap ${owner ?? ''}` },
    label && h('span', { class: 'owner' }, label),
    h(
      'span',
      { class: 'counters', 'aria-hidden': 'true' },
      Array.from({ length: drawn }, (_, i) =>
        h(
          'svg',
          { key: i, viewBox: '-50 -50 100 100' },
          h('use', { href: '#counter', x: -50, y: -50, width: 100, height: 100 }),
        ),
      ),
    ),
    h('span', { class: 'value' }, words.amount(value)),
  );
}
