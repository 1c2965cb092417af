/** A game that begins at a position: its record, and what is said where the position cannot be read. */

import { newSeed } from '../lib/seed.js';
import { rulesText, seatsOf } from '../state/choices.js';
import { update } from '../state/update.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Setup} Setup */
/** @typedef {import('../lib/words.js').Ref} Ref */

/** What nobody plays: no computer moves in it. */
export const STILL = /** @type {const} */ ({ opponent: 'people', realDice: 'none' });

/**
 * The record of a game that begins at a position, as the engine reads it (py/ur/games/record_text.py).
 * @param {Setup} setup
 * @param {string} position as py/ur/formats/position_text.py writes it
 * @param {string|null} seed null: chance
 */
export function positionRecord(setup, position, seed) {
  const { light, dark } = seatsOf(setup);
  const tags = { Rules: rulesText(setup), Light: seatText(light), Dark: seatText(dark), Seed: seed ?? newSeed() };
  const head = Object.entries(tags).map(([name, value]) => `[${name} ${JSON.stringify(value)}]`);
  return `${head.join('\n')}\n\nat:${position.trim().replace(/\s+/g, '_')}`;
}

/** @param {import('../types/game.js').Seat} seat */
const seatText = ({ kind, level, dice }) =>
  [kind, typeof level === 'number' ? String(level) : [], dice ? `with ${dice} dice` : []].flat().join(' ');

/**
 * The reducer of a frame. A position is brought in as a record, so its refusal speaks of a file: here it says only what
 * is wrong with the position.
 * @type {typeof update}
 */
export function updateInFrame(state, message) {
  const [next, ...effects] = update(state, message);
  const { notice } = next;
  if (message.type !== 'refused' || message.request.type !== 'import' || notice?.id !== 'import-refused')
    return [next, ...effects];
  const [, position] = /\n\nat:(\S*)$/.exec(message.request.text) ?? [];
  if (notice === state.notice || position === undefined) return [next, ...effects];
  const ui = { ...next.ui, spoken: state.ui.spoken };
  const [shown, ...more] = update({ ...next, ui }, { type: 'notice', notice: refusedPosition(notice, position) });
  return [shown, ...effects, ...more];
}

/**
 * @param {Ref} notice
 * @param {string} position as in its record
 * @returns {Ref}
 */
function refusedPosition({ args }, position) {
  let reason = args?.reason;
  while (typeof reason === 'object' && 'reason' in (reason.args ?? {})) reason = reason.args?.reason;
  return { id: 'refused-text', args: { text: position.replaceAll('_', ' '), reason: reason ?? '' } };
}
