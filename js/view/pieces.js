/**
 * The pieces, above the board and the trays. A piece is one element for the whole game; a move changes
 * its custom properties and the style sheet glides it there. Never reordered: that would cut its transition.
 *
 *   .pieces
 *     .piece.light|.dark [style --x --y --rise --level]
 *       .body                       turns over, flies
 *         svg > use #light|#dark    (.front and .back where pieces have two sides)
 *         span.letter               of the birds
 */
import { h } from '../lib/dom.js';
import { riseOf, spotOf, traySpot } from './geometry.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').Piece} Piece */

/** @param {State} state @returns {any} */
export function piecesView(state) {
  const { view } = state;
  const pieces = [...(view?.pieces ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
  return h(
    'div',
    { class: 'pieces', key: 'pieces', 'aria-hidden': 'true' },
    pieces.map((one) => pieceView(state, one)),
  );
}

/** How many pieces lie on a square, where there are several. @param {State} state @returns {any} */
export function countsView(state) {
  const tops = (state.view?.pieces ?? [])
    .map((one) => ({ piece: one, ...stackOf(state, one) }))
    .filter(({ level, height }) => height > 1 && level === height);
  return h(
    'div',
    { class: 'stack-counts', key: 'counts', 'aria-hidden': 'true' },
    tops.map(({ piece, height }) => {
      const { x, y } = placeOf(state, piece);
      return h(
        'span',
        { key: `${x} ${y}`, class: 'stack-place', style: { '--x': x, '--y': y } },
        h('b', { class: 'stack-count' }, height),
      );
    }),
  );
}

/** Where a path ends on a home space, the pieces that are off lie there, one upon the other. @param {State} state */
export const hasHome = ({ rules }) => Boolean(rules?.paths.light.includes('H'));

/** Its place in its stack, from 1 at the bottom, and how high that is. @param {State} state @param {Piece} piece */
function stackOf(state, piece) {
  if (piece.square === 'hand' || (piece.square === 'off' && !hasHome(state))) return { level: 1, height: 1 };
  if (piece.square !== 'off') return piece;
  const mates = matesOf(state, piece);
  return { level: mates.indexOf(piece) + 1, height: mates.length };
}

/** Those of the same player in the same place. @param {State} state @param {Piece} piece */
const matesOf = ({ view }, { owner, square }) =>
  (view?.pieces ?? [])
    .filter((one) => one.owner === owner && one.square === square)
    .sort((a, b) => (a.id < b.id ? -1 : 1));

/** @param {State} state @param {Piece} piece */
function pieceView(state, piece) {
  const { owner, square, kind, side } = piece;
  const { x, y } = placeOf(state, piece);
  const stacked = square !== 'hand' && square !== 'off';
  const { level, height } = stackOf(state, piece);
  const top = level >= height;
  const { event, moving } = state.playback;
  const under = stacked && event?.piece === piece.id ? 20 : level;
  const classes = [
    'piece',
    owner,
    height > 1 && 'stacked',
    height > 1 && top && 'top',
    state.ui.peek === square && stacked && 'seen-through',
    moving && event?.kind === 'capture' && event.piece === piece.id && 'flies',
  ];
  return h(
    'div',
    {
      key: piece.id,
      class: classes.filter(Boolean).join(' '),
      'data-piece': piece.id,
      style: { '--x': x, '--y': y, '--rise': riseOf(level, height), '--level': under },
    },
    h(
      'div',
      { class: side ? `body two-sided ${side}` : 'body' },
      kind
        ? birdView(state, owner, kind)
        : side
          ? [face(owner, 'front'), face(`${owner}-blank`, 'back')]
          : face(owner, 'front'),
    ),
  );
}

/** @param {string} symbol @param {string} side */
const face = (symbol, side) =>
  h(
    'svg',
    { class: side, key: side, viewBox: '-50 -50 100 100', focusable: 'false' },
    h('use', { href: `#${symbol}`, x: -50, y: -50, width: 100, height: 100 }),
  );

/** The birds differ by shape and by the first letter of their name. @param {State} state @param {string} owner @param {string} kind */
function birdView(state, owner, kind) {
  const whole = { x: -50, y: -50, width: 100, height: 100 };
  return [
    h(
      'svg',
      { class: 'front', key: 'front', viewBox: '-50 -50 100 100', focusable: 'false' },
      h('use', { href: `#${owner}-bird`, ...whole }),
      h('use', { class: 'glyph', href: `#${kind}`, ...whole }),
    ),
    h('span', { class: 'letter', key: 'letter' }, letterOf(state, kind)),
  ];
}

/** Enough letters to tell the kinds apart: in English two begin with S, so Sw and St. @param {State} state @param {string} kind */
function letterOf(state, kind) {
  const { t } = state.words;
  const name = t(`kind-${kind}`);
  const kinds = [...new Set((state.view?.pieces ?? []).map((one) => one.kind))];
  const clash = kinds.some((one) => one && one !== kind && t(`kind-${one}`)[0] === name[0]);
  return [...name].slice(0, clash ? 2 : 1).join('');
}

/** @param {State} state @param {Piece} piece */
export function placeOf(state, piece) {
  const { square, owner, kind } = piece;
  if (square === 'off' && hasHome(state)) return spotOf('H', owner);
  if (square !== 'hand' && square !== 'off') return spotOf(square, owner);
  const mates = matesOf(state, piece);
  return traySpot(state.view?.board ?? 'ur', owner, square, mates.indexOf(piece), mates.length, Boolean(kind));
}
