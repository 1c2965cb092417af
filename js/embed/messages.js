/**
 * The messages between the game and the page around it, version 1. Each is an object
 *
 *   { ns: 'ur', v: 1, type, id?, data }
 *
 * An `id`, a text or a number, asks for a reply with the same id. What is not in this file changes nothing.
 */

import { PARAMETERS } from '../state/parameters.js';

/** @typedef {Record<string, unknown>} Data */
/** @typedef {string|number} Id */
/** @typedef {{type: string, id: Id|null, data: Data}} Request */
/** @typedef {{refused: Id}} Refused there is no such type, or its data are not what it needs */
/** @typedef {(value: unknown) => boolean} Check */

export const NAMESPACE = 'ur';
export const VERSION = 1;

/** @type {(most: number) => Check} */
const text = (most) => (value) => typeof value === 'string' && value.length <= most;
/** @type {(least: number, most: number) => Check} */
const whole = (least, most) => (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
/** @type {(values: readonly unknown[]) => Check} */
const oneOf = (values) => (value) => values.includes(value);
/** @type {Check} */
const seed = (value) => typeof value === 'string' && /^[0-9a-f]{1,64}$/i.test(value);
/** @type {Check} */
const flag = (value) => typeof value === 'boolean';

/** What the page around may send: for each type its data; a name with a question mark may be left out. */
export const TO_GAME = /** @type {const} */ ({
  new: {
    'rules?': text(400),
    'players?': oneOf(PARAMETERS.players),
    'level?': whole(1, 99),
    'seed?': seed,
    'position?': text(4000),
  },
  throw: { 'kit?': whole(1, 99), 'marked?': whole(0, 99) },
  move: { 'index?': whole(0, 9999), 'notation?': text(80), 'pass?': flag },
  undo: {},
  redo: {},
  reset: {},
  load: { record: text(1_000_000) },
  get: {},
  lang: { value: text(20) },
  theme: { value: oneOf(PARAMETERS.theme) },
  motion: { value: oneOf(PARAMETERS.motion) },
  sound: { value: flag },
  pause: {},
  resume: {},
  focus: {},
});

/** What the game sends: for each type the names of its data. `ready` and `resize` go to every page around. */
export const FROM_GAME = /** @type {const} */ ({
  ready: ['rulesets', 'languages', 'modes', 'messages'],
  resize: ['width', 'height', 'ratio'],
  engine: ['stage', 'part'],
  turn: ['ply', 'side', 'player', 'phase'],
  throw: ['ply', 'side', 'marked', 'score', 'text'],
  move: ['ply', 'side', 'from', 'to', 'ornament', 'notation', 'text'],
  capture: ['ply', 'side', 'squares'],
  home: ['ply', 'side', 'count', 'home'],
  undone: ['ply'],
  end: ['ply', 'winner', 'points', 'money', 'text', 'record'],
  warning: ['code', 'text'],
  error: ['code', 'text'],
  reply: ['ok', 'code'],
});

/**
 * @param {unknown} value
 * @returns {value is Data}
 */
const isPlain = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * What a message asks for.
 * @param {unknown} message
 * @returns {Request|Refused|null} null for what is none of ours, or asks for no reply and cannot be obeyed
 */
export function readMessage(message) {
  if (!isPlain(message) || message.ns !== NAMESPACE || message.v !== VERSION) return null;
  const { type, id = null, data = {} } = message;
  const named = typeof id === 'string' ? id.length <= 100 : typeof id === 'number';
  if (id !== null && !named) return null;
  if (typeof type === 'string' && Object.hasOwn(TO_GAME, type)) {
    const checks = /** @type {Record<string, Check>} */ (TO_GAME[/** @type {keyof typeof TO_GAME} */ (type)]);
    if (isPlain(data) && fits(data, checks)) return { type, id: /** @type {Id|null} */ (id), data };
  }
  return id === null ? null : { refused: /** @type {Id} */ (id) };
}

/**
 * @param {Data} data
 * @param {Record<string, Check>} checks
 */
function fits(data, checks) {
  const known = Object.keys(data).every((name) => Object.hasOwn(checks, name) || Object.hasOwn(checks, `${name}?`));
  return (
    known &&
    Object.entries(checks).every(([name, check]) => {
      const plain = name.replace('?', '');
      return Object.hasOwn(data, plain) ? check(data[plain]) : name !== plain;
    })
  );
}
