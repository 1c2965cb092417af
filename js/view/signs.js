/**
 * What is marked on the board, each with a shape of its own: a ring round what can move, a lozenge where it lands, a
 * ring with barbs round what it takes, corner brackets on what is picked, notches and beads of the last move, a star
 * for the hint, a bar on what cannot move. Only a person's pieces wear the ring.
 */
import { h } from '../lib/dom.js';
import { orientationOf } from '../state/orientation.js';
import { isLookedAt } from '../state/picking.js';
import { computerActs } from '../state/state.js';
import { slot } from '../state/table_screens.js';
import { slabOf, viewBoxOf } from './board_drawing.js';
import { headOf, lineThrough, pathsShown, seen, spotOf, walked } from './geometry.js';
import { lessonShade, lessonSigns } from './lesson_signs.js';
import { isPut, placeOf, putClass, stackOf } from './pieces.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('./cells.js').Cell} Cell */

const HIDDEN = { 'aria-hidden': 'true', focusable: 'false' };

/**
 * Lines below the pieces: a path on request, the last move, the way of what is picked, and a game that is won.
 * @param {State} state
 * @param {'ur'|'late'} board
 */
export function linesView(state, board) {
  const { view, rules, ui, playback } = state;
  const lie = orientationOf(state);
  const shown = ui.path && rules ? pathsShown(state) : [];
  const last = !playback.moving && view?.last ? view.last : null;
  const mover = last ? (view?.pieces.find((one) => one.square === last.to)?.owner ?? view?.turn ?? 'light') : 'light';
  const line = (/** @type {string[]} */ way, /** @type {Player} */ owner, aside = 0) =>
    lineThrough(way, owner, board, lie, aside);
  const ways = playback.moving || !view ? [] : view.actions.filter((one) => leads(state, one));
  return h(
    'svg',
    { key: 'lines', class: 'picture lines', viewBox: viewBoxOf(board, lie.upright), ...HIDDEN },
    lessonShade(state, board),
    shown.map((owner) => {
      // Both ways of both players lie side by side where they share a square.
      const aside = shown.length > 1 && owner === 'dark' ? 19 : 7;
      const squares = rules ? walked(rules, owner) : [];
      const d = line(squares, owner, aside);
      return [
        h('path', { key: `${owner}-edge`, class: 'way-edge', d }),
        h('path', { key: owner, class: `way ${owner}`, d }),
        h('path', { key: `${owner}-head`, class: 'way-head', d: headOf(squares, owner, board, lie, aside) }),
      ];
    }),
    last &&
      !ui.path && [
        h('path', { key: 'trail-edge', class: 'trail-edge', d: line(wayOf(last), mover) }),
        h('path', { key: 'trail', class: 'trail', d: line(wayOf(last), mover) }),
      ],
    ways.map((one) => [
      h('path', { key: `to-${one.index}-edge`, class: 'way-edge', d: line(one.path, view?.chooser ?? 'light') }),
      h('path', {
        key: `to-${one.index}`,
        class: 'way',
        d: line(one.path, view?.chooser ?? 'light'),
        'marker-mid': 'url(#passed)',
      }),
    ]),
    view?.result &&
      view.result.winner !== 'draw' && [
        h('path', { key: 'won-edge', class: 'won-edge', d: slabOf(board, lie), pathLength: 1 }),
        h('path', { key: 'won', class: 'won', d: slabOf(board, lie), pathLength: 1 }),
      ],
  );
}

/**
 * Whether the way of an action is drawn: of what waits to be confirmed, is looked at or picked, or of the hint.
 * @param {State} state
 * @param {import('../types/game.js').Action} action
 */
function leads(state, action) {
  const { ui, view } = state;
  if (ui.proposed !== null) return action.index === ui.proposed;
  const looking = ui.selected !== null || ui.previewed?.ply === view?.ply;
  return looking ? isLookedAt(state, action) : ui.hint?.index === action.index;
}

/**
 * @param {NonNullable<View['last']>} last
 * @returns {string[]}
 */
const wayOf = ({ path, from, to }) => (path.length > 1 ? path : [from, to]);

/**
 * Whether a way comes to its last square along the screen, and not down or up it.
 * @param {State} state
 * @param {string[]} way
 */
function comesAlong(state, way) {
  const [before = '', at = ''] = way.slice(-2);
  return (before.slice(1) !== at.slice(1)) !== orientationOf(state).upright;
}

/**
 * @param {State} state
 * @param {Cell[][]} rows
 * @param {'ur'|'late'} board
 */
export function signsView(state, rows, board) {
  const { view, playback } = state;
  const lie = orientationOf(state);
  if (!view || playback.moving)
    return h('div', { class: 'signs', key: 'signs', 'aria-hidden': 'true' }, view && reachedSign(state, view, board));
  return h(
    'div',
    { class: 'signs', key: 'signs', 'aria-hidden': 'true' },
    rows.flat().map((cell) => {
      const names = signsOn(state, view, cell);
      return (
        names.length > 0 &&
        signAt(`${cell.owner ?? ''}${cell.name}`, names, at(state, view, cell, seen(cell, board, lie)))
      );
    }),
    handSigns(state, view),
  );
}

/**
 * The square at which a piece pauses that shows the whole way: a ring spreads from it.
 * @param {State} state
 * @param {View} view
 * @param {'ur'|'late'} board
 */
function reachedSign(state, view, board) {
  const { event } = state.playback;
  const traveller = event?.stops && view.pieces.find((one) => one.id === event.piece);
  if (!traveller || !event?.stops?.includes(traveller.square)) return null;
  const { x, y } = seen(spotOf(traveller.square, traveller.owner), board, orientationOf(state));
  return signAt(`reached-${traveller.square}-${traveller.step}`, ['reached'], { '--x': x, '--y': y });
}

/**
 * A sign lies on the uppermost piece of a stack.
 * @param {State} state
 * @param {View} view
 * @param {Cell} cell
 * @param {{x: number, y: number}} spot
 */
function at(state, view, cell, { x, y }) {
  const top = view.pieces.find((one) => one.square === cell.name && one.level === one.height && one.height > 1);
  return top && !cell.owner
    ? { '--x': placeOf(state, top)['--x'] ?? x, '--y': y - 0.065 * (stackOf(state, top).height - 1) }
    : { '--x': x, '--y': y };
}

/**
 * @param {State} state
 * @param {View} view
 * @param {Cell} cell
 * @returns {string[]}
 */
function signsOn(state, view, cell) {
  const { ui, settings } = state;
  const chosen = view.pieces.find((one) => one.id === ui.selected);
  const proposed = view.actions.find((one) => one.index === ui.proposed);
  const { hint } = ui;
  const mine = !cell.owner || cell.owner === view.chooser;
  const names = new Set();
  const looked = mine ? view.actions.filter((one) => isLookedAt(state, one)) : [];
  const landing = looked.filter((one) => one.to === cell.name);
  const starting = view.actions.some((one) => mine && one.from === cell.name && one.piece);
  if (landing.length) names.add(landing.some((one) => one.captures.length) ? 'take' : 'land');
  else if (starting && settings.guide && !chosen && !state.learn.look && !computerActs(state)) names.add('can');
  const leaving = looked.filter((one) => one.to === 'off' && (one.path.at(-2) ?? one.from) === cell.name);
  if (leaving.length) names.add('leave');
  if ([...landing, ...leaving].some((one) => one.again)) names.add('again');
  if (mine && (chosen?.square === cell.name || proposed?.to === cell.name)) names.add('picked');
  if (view.last?.to === cell.name && !cell.owner)
    names.add(comesAlong(state, wayOf(view.last)) ? 'last along' : 'last');
  if (mine && hint?.to === cell.name) names.add('hint');
  const stuck = view.pieces.some((one) => one.square === cell.name && one.owner === view.chooser && view.why?.[one.id]);
  if (ui.pointed.includes(cell.name) && !cell.owner) names.add('point');
  if (ui.peek === cell.name && mine && view.phase === 'act' && stuck) names.add('blocked');
  if (mine) for (const name of lessonSigns(state, cell.name)) names.add(name);
  return [...names, ...(slot(state, 'signs')?.(state, cell.name) ?? [])];
}

/**
 * In the hand of the player to move: a ring round what can enter, brackets round what is picked.
 * @param {State} state
 * @param {View} view
 */
function handSigns(state, view) {
  if (computerActs(state) || state.learn.look) return null;
  const inHand = view.pieces.filter((one) => one.square === 'hand' && one.owner === view.chooser && isPut(state, one));
  const enters = view.actions.some((one) => one.from === 'hand' && one.piece);
  return inHand.map((piece) => {
    const place = placeOf(state, piece);
    const top = place['--i'] === inHand.length - 1;
    const picked = piece.id === state.ui.selected;
    const can = piece.kind ? view.actions.some((one) => one.piece === piece.id) : enters && top;
    if (!picked && !(can && state.settings.guide && state.ui.selected === null)) return null;
    return signAt(`hand-${piece.id}`, [picked ? 'picked' : 'can'], place, putClass(state, piece));
  });
}

/**
 * @param {string} key
 * @param {string[]} names
 * @param {Record<string, number>} place
 * @param {string} [put]
 */
function signAt(key, names, place, put = '') {
  return h(
    'svg',
    { key, class: `signs-of ${put}`.trim(), viewBox: '-50 -50 100 100', style: place, focusable: 'false' },
    names.map((name) =>
      h('use', {
        key: name,
        class: name,
        href: `#sign-${name === 'reached' ? 'can' : name.split(' ')[0]}`,
        x: -50,
        y: -50,
        width: 100,
        height: 100,
      }),
    ),
  );
}
