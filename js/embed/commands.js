/** Carries out the messages that the page around the frame sends, once the game is loaded. */

import { parseQuery } from '../state/address.js';
import { computerActs } from '../state/state.js';
import { positionRecord } from './position.js';
import { momentOf } from './reports.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('./messages.js').Data} Data */
/** @typedef {import('./messages.js').Request} Request */
/** @typedef {{send: import('../types/messages.js').Send, state: () => State}} Page */

/**
 * @param {Page} page
 * @param {Request} request
 * @returns {Data|false} data for the reply; false where this cannot be begun now
 */
export function obey({ send, state }, { type, data }) {
  if (type === 'get') return momentOf(state());
  const messages = messagesFor(state(), type, data);
  for (const message of messages ?? []) send(message);
  return messages ? {} : false;
}

/**
 * @param {State} state
 * @param {string} type
 * @param {Data} data
 * @returns {Message[]|null}
 */
function messagesFor(state, type, data) {
  const { truth } = state;
  // Another window has the game, or somebody looks back at it.
  const closed = state.locked || state.learn.look;
  const persons = truth && truth.phase !== 'over' && !closed && !computerActs(state);
  const watching = truth?.players.light.kind === 'computer' && truth.players.dark.kind === 'computer';
  switch (type) {
    case 'new':
      return beginning(state, data);
    case 'load':
      return [{ type: 'game-import', text: String(data.record), copy: copyMark() }];
    case 'throw':
      return persons && canThrow(state, data) ? [{ type: 'throw-asked', ...data }] : null;
    case 'move': {
      const index = choiceOf(state, data);
      return persons && index !== null ? [{ type: 'act-asked', index, anyway: true }] : null;
    }
    case 'undo':
      return truth?.canUndo && !closed ? [{ type: 'undo-asked' }] : null;
    case 'redo':
      return truth?.canRedo && !closed ? [{ type: 'redo-asked' }] : null;
    case 'pause':
    case 'resume':
      return watching ? (state.ui.paused === (type === 'pause') ? [] : [{ type: 'pause' }]) : null;
    case 'reset':
      return [{ type: 'new-asked' }];
    case 'lang': {
      const known = state.words.languages.some((one) => one.code === data.value);
      return known ? [{ type: 'setting', key: 'lang', value: String(data.value) }] : null;
    }
    case 'theme':
      return [{ type: 'setting', key: 'theme', value: /** @type {State['settings']['theme']} */ (data.value) }];
    case 'motion':
      return [{ type: 'setting', key: 'motion', value: motionOf(String(data.value)) }];
    case 'sound':
      return [{ type: 'setting', key: 'sound', value: data.value ? 'on' : 'off' }];
    default:
      return null;
  }
}

/**
 * Whether these dice can be thrown now. A throw that waits for a move is judged after it, and what real dice show by
 * the engine.
 * @param {State} state
 * @param {{kit?: number, marked?: number}} data
 */
function canThrow({ truth, asking, unshown }, { kit, marked }) {
  if (!truth || asking || unshown) return Boolean(truth);
  const kits = truth.kits ?? [];
  const due = kit === undefined ? kits.length === 1 : kits.includes(kit);
  return (
    due && /^(throw|kit)$/.test(truth.phase) && (marked === undefined || truth.players[truth.chooser].dice === 'real')
  );
}

/** @param {string} value */
const motionOf = (value) => /** @type {State['settings']['motion']} */ (value === 'auto' ? 'normal' : value);

/**
 * The choice that a message names, if it is there now.
 * @param {State} state
 * @param {Data} data
 */
function choiceOf({ truth }, { index, notation, pass }) {
  if (pass) return truth?.pass ? /** @type {const} */ ('pass') : null;
  return truth?.actions.find((one) => one.index === index || one.notation === notation)?.index ?? null;
}

/**
 * A new game, from its start or from a position. What the message leaves out stays as it was.
 * @param {State} state
 * @param {Data} data
 * @returns {Message[]|null} null where the rules or the level are unknown
 */
function beginning(state, { position, ...rest }) {
  const query = new URLSearchParams(Object.entries(rest).map(([name, value]) => [name, String(value)]));
  const { setup: changes, seed, unknown } = parseQuery(query, state.catalogue);
  if (unknown.length) return null;
  if (!position)
    return [
      { type: 'setup', changes },
      { type: 'play', seed },
    ];
  const others = changes.rules && changes.rules !== state.setup.rules ? { options: {}, pieces: null } : {};
  const setup = { ...state.setup, ...others, ...changes };
  return [{ type: 'game-import', text: positionRecord(setup, String(position), seed), copy: copyMark() }];
}

/** A game that is brought in twice is two games. */
const copyMark = () => Date.now().toString(36);
