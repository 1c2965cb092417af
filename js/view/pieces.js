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
import { h } from '../dom.js';
import { riseOf, spotOf, traySpot } from './geometry.js';

/** @typedef {import('../messages.js').State} State */
/** @typedef {import('../messages.js').View} View */
/** @typedef {import('../messages.js').Piece} Piece */

/** @param {State} state @returns {any} */
export function piecesView(state) {
  const { view } = state;
  const pieces = [...(view?.pieces ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
  return h('div', { class: 'pieces', key: 'pieces', 'aria-hidden': 'true' }, view && pieces.map((one) => pieceView(state, view, one)));
}

/** How many pieces lie on a square, where there are several. @param {State} state @returns {any} */
export function countsView(state) {
  const tops = (state.view?.pieces ?? []).filter((one) => one.square !== 'hand' && one.square !== 'off' && one.height > 1 && one.level === one.height);
  return h('div', { class: 'stack-counts', key: 'counts', 'aria-hidden': 'true' }, tops.map(({ square, owner, height }) => {
    const { x, y } = spotOf(square, owner);
    return h('span', { key: `${square}-${x}-${y}`, class: 'stack-place', style: { '--x': x, '--y': y } }, h('b', { class: 'stack-count' }, height));
  }));
}

/** @param {State} state @param {View} view @param {Piece} piece */
function pieceView(state, view, piece) {
  const { owner, square, kind, side } = piece;
  const { x, y } = placeOf(view, piece);
  const stacked = square !== 'hand' && square !== 'off';
  const height = stacked ? piece.height : 1;
  const top = piece.level >= height;
  const { event, moving } = state.playback;
  const under = stacked && event?.piece === piece.id ? 20 : piece.level;
  const classes = [
    'piece', owner,
    height > 1 && 'stacked', height > 1 && top && 'top',
    state.ui.peek === square && stacked && 'seen-through',
    moving && event?.kind === 'capture' && event.piece === piece.id && 'flies',
  ];
  return h('div', {
    key: piece.id, class: classes.filter(Boolean).join(' '), 'data-piece': piece.id,
    style: { '--x': x, '--y': y, '--rise': riseOf(piece.level, height), '--level': under },
  },
    h('div', { class: side ? `body two-sided ${side}` : 'body' }, kind ? birdView(state, owner, kind) : side ? [face(owner, 'front'), face(`${owner}-blank`, 'back')] : face(owner, 'front')));
}

/** @param {string} symbol @param {string} side */
const face = (symbol, side) => h('svg', { class: side, key: side, viewBox: '-50 -50 100 100', focusable: 'false' }, h('use', { href: `#${symbol}`, x: -50, y: -50, width: 100, height: 100 }));

/** The birds differ by shape and by the first letter of their name. @param {State} state @param {string} owner @param {string} kind */
function birdView(state, owner, kind) {
  const whole = { x: -50, y: -50, width: 100, height: 100 };
  return [
    h('svg', { class: 'front', key: 'front', viewBox: '-50 -50 100 100', focusable: 'false' }, h('use', { href: `#${owner}-bird`, ...whole }), h('use', { class: 'glyph', href: `#${kind}`, ...whole })),
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

/** @param {View} view @param {Piece} piece */
export function placeOf(view, piece) {
  const { square, owner, kind } = piece;
  if (square !== 'hand' && square !== 'off') return spotOf(square, owner);
  const mates = view.pieces.filter((one) => one.owner === owner && one.square === square).sort((a, b) => (a.id < b.id ? -1 : 1));
  return traySpot(view.board, owner, square, mates.indexOf(piece), mates.length, Boolean(kind));
}
