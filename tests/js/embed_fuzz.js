/** Messages made by chance, as a page around might send them by mistake or in malice, and what they do. */
import { obey } from '../../js/embed/commands.js';
import { readMessage, TO_GAME } from '../../js/embed/messages.js';
import { update } from '../../js/state/update.js';

/**
 * Numbers that look like chance and are the same for the same label.
 * @param {string} label
 */
function chanceOf(label) {
  let seed = [...label].reduce((sum, letter) => Math.imul(sum ^ letter.charCodeAt(0), 16777619), 2166136261) >>> 0;
  return (/** @type {number} */ n) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * n);
  };
}

const ODD = [
  null,
  undefined,
  true,
  false,
  0,
  -1,
  1,
  2.5,
  NaN,
  Infinity,
  '',
  'x',
  'a'.repeat(5000),
  '__proto__',
  'constructor',
  'finkel',
  'skiryuk?b7=unsafe',
  'hh',
  'dark',
  'en',
  'A4-A2',
  '../',
  '<b>',
  [],
  [1],
  {},
  { value: {} },
  10n,
  new Date(0),
];
const KEYS = ['ns', 'v', 'type', 'id', 'data', 'value', 'index', 'notation', 'rules', 'seed', 'players', '__proto__'];

/**
 * @param {string} label
 * @param {number} count
 * @returns {Generator<unknown>}
 */
export function* fuzzed(label, count) {
  const chance = chanceOf(label);
  const any = () => ODD[chance(ODD.length)];
  const types = Object.keys(TO_GAME);
  const data = () => Object.fromEntries(Array.from({ length: chance(4) }, () => [KEYS[chance(KEYS.length)], any()]));
  for (let n = 0; n < count; n += 1) {
    const kind = chance(5);
    const type = types[chance(types.length)];
    const fields = Object.keys(TO_GAME[/** @type {keyof typeof TO_GAME} */ (type)]).map((one) => one.replace('?', ''));
    if (kind === 0) yield any();
    else if (kind === 1) yield data();
    else if (kind === 2) yield { ns: 'ur', v: 1, type: any(), id: any(), data: data() };
    else if (kind === 3) yield { ns: 'ur', v: 1, type, id: any(), data: data() };
    else yield { ns: 'ur', v: 1, type, id: n, data: Object.fromEntries(fields.map((name) => [name, any()])) };
  }
}

/** What messages of the page around may ask the engine for; the same a person can. */
const ASKED = new Set(['new', 'import', 'load', 'throw', 'act', 'undo', 'redo']);

/**
 * Send messages to a game, each at the same moment of it.
 * @param {Iterable<unknown>} messages
 * @param {any} state
 * @returns {{read: number, broken: string[]}} how many were read, and those after which something was wrong
 */
export function replay(messages, state) {
  const whole = JSON.stringify(state);
  let read = 0;
  /** @type {string[]} */
  const broken = [];
  for (const message of messages) {
    const request = readMessage(message);
    if (!request || 'refused' in request) continue;
    read += 1;
    let now = state;
    const send = (/** @type {any} */ one) => {
      const [next, ...effects] = update(now, one);
      now = next;
      for (const effect of effects)
        if (effect.do === 'ask' && !ASKED.has(effect.request.type)) broken.push(effect.request.type);
    };
    try {
      const done = obey({ send, state: () => now }, request);
      if (done === false && now !== state) broken.push(`${request.type} was refused and did something`);
      if (JSON.stringify(state) !== whole) broken.push(`${request.type} changed an earlier state`);
    } catch (error) {
      broken.push(`${request.type}: ${error}`);
    }
  }
  return { read, broken };
}
