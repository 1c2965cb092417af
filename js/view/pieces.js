/**
 * The pieces, above the board and the seats. A piece is one element for the whole game; a move changes
 * its custom properties and the style sheet glides it there. Never reordered: that would cut its transition.
 *
 *   .pieces
 *     .piece.shell|.shale [style --x --y --rise --level]       on a square
 *     .piece.put.near|.far.hand|.home [style --i --n --gap]    in a seat; css/seats.css knows where that is
 *       .body                       turns over, flies
 *         svg > use                 (.front and .back where pieces have two faces)
 *       svg.pointer                 of a piece on its way home, where paths cross themselves
 */
import { h } from '../lib/dom.js';
import { orientationOf } from '../state/orientation.js';
import { angleOf, riseOf, seen, spotOf, turningOf } from './geometry.js';
import { symbol } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').Piece} Piece */
/** @typedef {import('../types/game.js').Player} Player */

/**
 * How far discs beside each other lie apart, in units: they overlap, but for pieces that differ in a hand, which are
 * chosen one by one.
 * @param {boolean} differ
 * @param {string} place
 */
export const gapIn = (differ, place) => (differ && place === 'hand' ? 0.8 : 0.4);

/**
 * Light plays with shell, dark with black shale.
 * @param {Player} owner
 */
export const material = (owner) => (owner === 'light' ? 'shell' : 'shale');

/**
 * @param {State} state
 */
export function piecesView(state) {
  const { view } = state;
  const pieces = [...(view?.pieces ?? [])].sort((a, b) => (a.id < b.id ? -1 : 1));
  return h(
    'div',
    { class: 'pieces', key: 'pieces', 'aria-hidden': 'true' },
    pieces.map((one) => pieceView(state, one)),
  );
}

/**
 * Where a path ends on a home space, the pieces that are off lie there, one on the other.
 * @param {State} state
 */
export const hasHome = ({ rules }) => Boolean(rules?.paths.light.includes('H'));

/**
 * Its place in its stack, from 1 at the bottom, and how high that is.
 * @param {State} state
 * @param {Piece} piece
 */
export function stackOf(state, piece) {
  if (piece.square === 'hand' || (piece.square === 'off' && !hasHome(state))) return { level: 1, height: 1 };
  if (piece.square !== 'off') return piece;
  const mates = matesOf(state, piece);
  return { level: mates.indexOf(piece) + 1, height: mates.length };
}

/**
 * Those of the same player in the same place; in a hand the one that enters first lies on top.
 * @param {State} state
 * @param {Piece} piece
 */
function matesOf({ view }, { owner, square }) {
  const mates = (view?.pieces ?? [])
    .filter((one) => one.owner === owner && one.square === square)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  return square === 'hand' && !mates[0]?.kind ? mates.reverse() : mates;
}

/**
 * Whether a piece lies in a seat, and not on the board or on a home space.
 * @param {State} state
 * @param {Piece} piece
 */
export const isPut = (state, { square }) => square === 'hand' || (square === 'off' && !hasHome(state));

/**
 * @param {State} state
 * @param {Piece} piece
 * @returns {string} classes of a place in a seat
 */
export const putClass = (state, { owner, square }) =>
  `put ${orientationOf(state).near === owner ? 'near' : 'far'} ${square === 'hand' ? 'hand' : 'home'}`;

/**
 * @param {State} state
 * @param {Piece} piece
 * @returns {Record<string, number>} custom properties of its place
 */
export function placeOf(state, piece) {
  const { square, owner, kind } = piece;
  if (isPut(state, piece)) {
    const mates = matesOf(state, piece);
    return { '--i': mates.indexOf(piece), '--n': mates.length, '--gap': gapIn(kind !== null, square) };
  }
  const { x, y } = seenAt(state, square === 'off' ? 'H' : square, owner);
  // A stack leaves room for the ladder beside it.
  return { '--x': stackOf(state, piece).height > 1 ? x - 0.09 : x, '--y': y };
}

/**
 * @param {State} state
 * @param {string} square
 * @param {Player} owner
 */
export const seenAt = (state, square, owner) =>
  seen(spotOf(square, owner), state.view?.board ?? state.rules?.board ?? 'ur', orientationOf(state));

/** Of each path: where it turns for home. @type {WeakMap<object, number|null>} */
const turnings = new WeakMap();

/** @param {string[]} path */
function turning(path) {
  if (!turnings.has(path)) turnings.set(path, turningOf(path));
  return turnings.get(path) ?? null;
}

/**
 * Which face is up, blank or dotted. Where the rules turn pieces, they say so; where a path only crosses itself, the
 * picture shows a piece that goes out blank and one that comes home dotted.
 * @param {State} state @param {Piece} piece @returns {'blank'|'dotted'}
 */
export function faceOf({ rules }, { side, owner, square, step }) {
  if (side) return side;
  const at = rules ? turning(rules.paths[owner]) : null;
  if (at === null || square === 'off') return 'dotted';
  return square !== 'hand' && step !== undefined && step > at ? 'dotted' : 'blank';
}

/**
 * The direction in which a piece goes on, in degrees, where its way home crosses its way out.
 * @param {State} state
 * @param {Piece} piece
 * @returns {number|null}
 */
function homeward(state, piece) {
  const { rules, view } = state;
  const { owner, square, step } = piece;
  if (!rules || !view || isPut(state, piece) || step === undefined) return null;
  const path = rules.paths[owner];
  const next = path[step];
  if (turning(path) === null || faceOf(state, piece) !== 'dotted' || path[step - 1] !== square || !next) return null;
  return angleOf(square, next, owner, view.board, orientationOf(state));
}

/**
 * @param {State} state
 * @param {Piece} piece
 */
function pieceView(state, piece) {
  const { owner, square, kind } = piece;
  const put = isPut(state, piece);
  const { level, height } = stackOf(state, piece);
  const { event, moving } = state.playback;
  const rises = height > 1;
  const classes = [
    'piece',
    material(owner),
    put && putClass(state, piece),
    rises && 'stacked',
    moving && event?.kind === 'capture' && event.piece === piece.id && 'flies',
  ];
  const place = placeOf(state, piece);
  const angle = level < height ? null : homeward(state, piece);
  const up = faceOf(state, piece);
  const twoFaces = !kind && (piece.side || turning(state.rules?.paths[owner] ?? []) !== null);
  // A piece that walks lies above those it passes.
  const order = put ? (place['--i'] ?? 0) + 1 : event?.piece === piece.id ? 20 : level;
  return h(
    'div',
    {
      key: piece.id,
      class: classes.filter(Boolean).join(' '),
      'data-piece': piece.id,
      'data-on': square,
      style: { ...place, '--rise': riseOf(level, height), '--level': order },
    },
    h(
      'div',
      { class: twoFaces ? `body two-sided ${up}` : 'body', key: 'body' },
      kind
        ? birdView(owner, kind)
        : twoFaces
          ? [face(owner, 'dotted', 'front', rises), face(owner, 'blank', 'back', rises)]
          : face(owner, 'dotted', 'front', rises),
    ),
    angle !== null &&
      h(
        'svg',
        { class: 'pointer', key: 'pointer', viewBox: '-50 -50 100 100', focusable: 'false' },
        h('path', { d: 'M29-13 49 0 29 13Q33 0 29-13Z', transform: `rotate(${angle})` }),
      ),
  );
}

/**
 * One side of a piece; in a stack it is thick, so that each player's side and its beads show.
 * @param {Player} owner
 * @param {string} side
 * @param {string} name
 * @param {boolean} thick
 */
const face = (owner, side, name, thick) =>
  h(
    'svg',
    { class: name, key: name, viewBox: '-50 -50 100 100', focusable: 'false' },
    thick && [
      h('path', { key: 'side', class: 'side', d: 'M-29 0v9a29 29 0 0 0 58 0v-9z' }),
      side === 'dotted' && h('path', { key: 'beads', class: 'rim-beads', d: 'M-27.5 11a29 29 0 0 0 55 0' }),
    ],
    symbol(`${material(owner)}-${side}`, 0, 0, 100),
  );

/**
 * Each bird has a shape of its own.
 * @param {Player} owner
 * @param {string} kind
 */
const birdView = (owner, kind) =>
  h(
    'svg',
    { class: 'front', key: 'front', viewBox: '-50 -50 100 100', focusable: 'false' },
    symbol(`${material(owner)}-bird`, 0, 0, 100),
    symbol(kind, 0, 0, 46, 'glyph'),
  );

/**
 * Beside each stack the same stack as a ladder, from the top down: a dot where the dotted side is up, struck through
 * a piece of the player to move that is buried.
 * @param {State} state
 */
export function laddersView(state) {
  const { view } = state;
  const { upright } = orientationOf(state);
  const size = upright ? 1.25 : 1;
  /** @type {Map<string, Piece[]>} */
  const stacks = new Map();
  for (const piece of view?.pieces ?? []) {
    if (isPut(state, piece) || piece.square === 'off' || piece.height < 2) continue;
    stacks.set(piece.square, [...(stacks.get(piece.square) ?? []), piece]);
  }
  return h(
    'div',
    { class: 'ladders', key: 'ladders', 'aria-hidden': 'true' },
    [...stacks].map(([square, pieces]) => {
      const down = [...pieces].sort((a, b) => b.level - a.level);
      const { x, y } = seenAt(state, square, pieces[0]?.owner ?? 'light');
      const step = Math.min(20 * size, 84 / (down.length - 1 + 0.01));
      const top = (-(down.length - 1) * step) / 2;
      const radius = Math.min(12 * size, step * 0.6 + 2);
      return h(
        'svg',
        { key: square, class: 'ladder-of', viewBox: '-50 -50 100 100', style: { '--x': x, '--y': y } },
        h('rect', {
          class: 'ladder',
          x: 37 - radius,
          y: top - radius,
          width: 2 * radius,
          height: (down.length - 1) * step + 2 * radius,
          rx: radius,
        }),
        down.map((piece, i) => rung(state, piece, top + i * step, radius * 0.67)),
      );
    }),
  );
}

/**
 * @param {State} state
 * @param {Piece} piece
 * @param {number} y
 * @param {number} r
 */
function rung(state, piece, y, r) {
  const { owner, id } = piece;
  const buried = piece.buried && owner === state.view?.chooser;
  return h(
    'g',
    { key: id, class: material(owner), transform: `translate(37 ${y})` },
    h('circle', { class: 'rung', r }),
    piece.side === 'dotted' && h('circle', { class: 'rung-dot', r: r * 0.42 }),
    buried && [h('path', { class: 'struck-halo', d: 'M-7 6l14-12' }), h('path', { class: 'struck', d: 'M-7 6l14-12' })],
  );
}
