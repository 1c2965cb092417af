/** Playing on from a moment of a game that is looked back at. The game itself is put aside, and nothing is stored. */

import { EMPTY_LEARN } from '../state/state.js';
import { opened } from './leave.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').Seats} Seats */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../types/protocol.js').PlayOn} PlayOn */
/** @typedef {import('../types/effects.js').Next} Next */

/**
 * Ask where the moment that is shown begins.
 * @param {State} state
 * @returns {Next}
 */
export function openWhatIf(state) {
  const { truth, learn } = state;
  if (!truth || !learn.look) return [state];
  const ply = truth.moves[learn.look.n - 1]?.ply ?? 1;
  return [opened(state, 'what-if'), { do: 'ask', request: { type: 'look', ply } }];
}

/**
 * Begin there: a choice that a person made is made again, everything else is played on.
 * @param {State} state
 * @param {import('./leave.js').Left} left
 * @param {{choices: unknown[], before: PlayOn|null, after: PlayOn, seen: import('../types/game.js').View}} moment
 * @returns {Next}
 */
export function beginWhatIf(state, { truth, rules, learn }, { choices, before, after, seen }) {
  if (!truth) return [state];
  const move = truth.moves[(learn.look?.n ?? 0) - 1];
  const chose = choices.length > 1 && move && truth.players[move.by].kind === 'human';
  const from = before && (chose || seen.phase === 'over') ? before : after;
  const players = playersOf(truth.players, from === before && move ? move.by : seen.chooser, state.setup.level);
  return [
    { ...state, rules, learn: EMPTY_LEARN, asking: 'new' },
    { do: 'ask', request: { type: 'new', rules: truth.rules, players, ...from } },
    { do: 'focus', selector: '#status' },
  ];
}

/**
 * The computer plays against the person who played it, or else against the player who has to act.
 * @param {Seats} players
 * @param {Player} acting
 * @param {import('../types/game.js').LevelId} level
 * @returns {Seats}
 */
function playersOf({ light, dark }, acting, level) {
  const human = /** @type {const} */ ({ kind: 'human' });
  const computer = { kind: /** @type {const} */ ('computer'), level: light.level ?? dark.level ?? level };
  const person = light.kind === dark.kind ? acting : light.kind === 'human' ? 'light' : 'dark';
  return person === 'light' ? { light: human, dark: computer } : { light: computer, dark: human };
}
