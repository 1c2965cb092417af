/**
 * The board: one picture that no move touches, and over it one button for every square.
 * What is legal comes as data; nothing here computes a destination.
 *
 *   .board                      its size is the board's; css/board.css places everything in units of a square
 *     svg.picture               board_drawing.js
 *     .seat.far .seat.near      seats.js
 *     svg.lines                 paths and the last move
 *     .cells [role=grid]        cells.js
 *     .pieces                   pieces.js
 *     .signs .ladders .move-values   above everything, without pointer events
 */
import { h } from '../lib/dom.js';
import { orientationOf } from '../state/orientation.js';
import { pictureOf } from './board_drawing.js';
import { cellsOf, gridView, spacesView } from './cells.js';
import { dragging } from './drag.js';
import { lazyPart } from './lazy.js';
import { laddersView, piecesView } from './pieces.js';
import { seatsView } from './seats.js';
import { linesView, signsView } from './signs.js';
import { valuesView } from './values.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/**
 * @param {State} state
 * @param {Send} send
 */
export function boardView(state, send) {
  const { view, rules } = state;
  const board = view?.board ?? rules?.board ?? 'ur';
  const rows = cellsOf(state, board);
  // While a game is being chosen the board stands alone, without seats.
  const bare = state.screen === 'setup';
  const lie = orientationOf(state);
  return h(
    'div',
    {
      key: `board-${board}`,
      class: ['board', board, bare && 'bare', lie.upright && 'upright', lie.shared && 'shared']
        .filter(Boolean)
        .join(' '),
      dir: 'ltr',
      'data-event': state.playback.moving ? (state.playback.event?.kind ?? '') : null,
      on: dragging(state, send),
    },
    pictureOf(board, lie, rules?.meaningful ?? ['rosette']),
    h(
      'div',
      { class: 'field', key: 'field' },
      spacesView(state, rows, board),
      linesView(state, board),
      !bare && seatsView(state, send),
      gridView(state, send, rows, board),
      bare ? lazyPart('samplePart')(state, send) : piecesView(state),
      signsView(state, rows, board),
      laddersView(state),
      valuesView(state),
    ),
  );
}
