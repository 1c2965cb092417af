/** What a frame reports to the page around it: the difference between two moments that were shown. */

import { PLAYERS } from '../state/players.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').Piece} Piece */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('./messages.js').Data} Data */
/** @typedef {[type: keyof typeof import('./messages.js').FROM_GAME, data: Data]} Report */

/** Whether nothing moves: what is drawn is what is true. @param {State} state */
export const isSettled = ({ truth, view, playback }) => Boolean(truth) && view === truth && !playback.moving;

/**
 * What happened between two settled moments of a game.
 * @param {View|null} before null at its beginning
 * @param {State} now
 * @returns {Report[]}
 */
export function reportsOf(before, now) {
  const { truth, words } = now;
  if (!truth || truth === before) return [];
  const { ply } = truth;
  if (before && ply < before.ply) return [['undone', { ply }], turnOf(truth)];
  /** @type {Report[]} */
  const found = [];
  const thrown = truth.throw ?? truth.moves.at(-1)?.throw ?? null;
  if (thrown && ply !== before?.ply && !same(thrown, before?.throw) && !same(thrown, before?.moves.at(-1)?.throw))
    found.push([
      'throw',
      { ply, side: thrown.by, marked: thrown.marked ?? null, score: thrown.score, text: words.t(thrown.text) },
    ]);
  if (before && truth.last && truth.last !== before.last && truth.moves.length > before.moves.length)
    found.push(['move', { ply, ...moveOf(before, now, truth) }]);
  if (before) for (const side of PLAYERS) found.push(...changesOf(side, before, truth));
  if (truth.phase === 'over') found.push(['end', endOf(now, truth)]);
  else if (!before || before.chooser !== truth.chooser || before.phase !== truth.phase) found.push(turnOf(truth));
  return found;
}

/**
 * @param {unknown} one
 * @param {unknown} two
 */
const same = (one, two) => JSON.stringify(one) === JSON.stringify(two);

/**
 * @param {View} truth
 * @returns {Report}
 */
const turnOf = ({ ply, chooser, players, phase }) => [
  'turn',
  { ply, side: chooser, player: players[chooser].kind, phase },
];

/**
 * @param {View} before
 * @param {State} now
 * @param {View} truth
 * @returns {Data}
 */
function moveOf(before, { words, rules }, { last, moves }) {
  const { from = '', to = '' } = last ?? {};
  const row = moves.at(-1);
  const action = before.actions.find((one) => one.from === from && one.to === to);
  return {
    side: row?.by ?? before.chooser,
    from,
    to,
    ornament: rules?.ornaments[to] ?? null,
    notation: action?.notation ?? null,
    text: words.t(row?.text),
  };
}

/**
 * Pieces of a player that were captured, and those that came home. A piece that runs into a stack goes back to the
 * hand by its own move (Merit, MG-9): that is no capture.
 * @param {Player} side
 * @param {View} before
 * @param {View} truth
 * @returns {Report[]}
 */
function changesOf(side, before, truth) {
  const { ply } = truth;
  const was = new Map(before.pieces.map((one) => [one.id, one.square]));
  const own = truth.pieces.filter((one) => one.owner === side);
  const moves = truth.moves.slice(before.moves.length);
  const alone = moves.length > 0 && moves.every(({ by }) => by === side);
  const squares = (alone ? [] : own)
    .filter(({ id, square }) => square === 'hand' && !['hand', 'off', undefined].includes(was.get(id)))
    .map(({ id }) => was.get(id));
  const home = own.filter((one) => one.square === 'off');
  const count = home.filter(({ id }) => was.has(id) && was.get(id) !== 'off').length;
  /** @type {Report[]} */
  const found = [];
  if (squares.length) found.push(['capture', { ply, side, squares }]);
  if (count) found.push(['home', { ply, side, count, home: home.length }]);
  return found;
}

/**
 * @param {State} now
 * @param {View} truth
 * @returns {Data}
 */
function endOf({ words, game }, { ply, result }) {
  return {
    ply,
    winner: result?.winner ?? 'draw',
    points: result?.points ?? null,
    money: result?.money ?? null,
    text: words.t(result?.text),
    record: recordOf(game),
  };
}

/** The record of the game as text that `load` takes. @param {State['game']} game */
export const recordOf = (game) => game && JSON.stringify({ ...game.record, events: game.log });

/**
 * The moment as the reply to `get` has it.
 * @param {State} state
 * @returns {Data}
 */
export function momentOf({ truth, game, words }) {
  if (!truth) return { playing: false };
  return {
    playing: true,
    rules: truth.rules,
    ply: truth.ply,
    phase: truth.phase,
    side: truth.chooser,
    text: words.t(truth.sentence),
    pieces: truth.pieces.map(({ id, owner, kind, side, square, level }) => ({ id, owner, kind, side, square, level })),
    actions: truth.actions.map(({ index, notation, text }) => ({ index, notation, text: words.t(text) })),
    record: recordOf(game),
  };
}
