/** What the address of a frame asks for beside the game: its mode, what of the page is shown, who may send messages. */

import { listed, PARAMETERS } from '../state/parameters.js';

/** @typedef {import('../state/parameters.js').Unknown} Unknown */
/** @typedef {import('../lib/words.js').Ref} Ref */
/** @typedef {ReturnType<typeof readFrame>} Asked */

/** A caption has at most this many letters; the rest is cut off. */
const CAPTION = 300;

/**
 * @param {URLSearchParams} query
 */
export function readFrame(query) {
  /** @type {Unknown} */
  const unknown = [];
  listed(query, 'v', unknown);
  const position = query.get('position') ?? '';
  const needed = query.get('mode') === 'position' && !position;
  const mode = (needed ? null : listed(query, 'mode', unknown)) ?? 'play';
  return {
    mode,
    second: query.get('with'),
    puzzle: puzzleOf(query, unknown),
    auto: query.get('dice') === 'auto',
    controls: listed(query, 'controls', unknown) ?? 'full',
    hints: listed(query, 'hints', unknown) !== '0',
    theme: listed(query, 'theme', unknown) ?? 'auto',
    store: query.get('store') === 'local',
    origin: originOf(query.get('origin'), unknown),
    position,
    throw: query.get('throw'),
    caption: (query.get('caption') ?? '').slice(0, CAPTION),
    unknown,
    conflict: needed ? needs('mode=position', 'position') : conflictIn(query),
  };
}

/**
 * What is played, and how long it takes about; null where only the day says it. Options change the length of a game:
 * then it is not said.
 * @param {URLSearchParams} query
 * @param {Pick<Asked, 'mode'|'puzzle'|'position'>} asked
 * @param {Record<string, [string, string[], number]>} known the rulesets, with their minutes last
 * @returns {Ref|null}
 */
export function noteOf(query, { mode, puzzle, position }, known) {
  const [asked = '', written = ''] = (query.get('rules') ?? '').split('?');
  const id = Object.hasOwn(known, asked) ? asked : 'finkel';
  const name = `rules-${id}`;
  const rules = { id: name };
  if (mode === 'puzzle' && !puzzle && !position) return null;
  if (mode !== 'play' && mode !== 'watch') return rules;
  const players = query.get('players');
  const opponent =
    mode === 'watch' || players === 'cc' ? 'watch' : players === 'hh' ? 'people' : (query.get('opponent') ?? '');
  const changed = written || [...query.keys()].some((key) => !Object.hasOwn(PARAMETERS, key));
  return { id: 'start-play-note', args: { rules, opponent, minutes: changed ? 0 : (known[id]?.[2] ?? 0) } };
}

/**
 * One puzzle of the ruleset that is named; without a number, the one of the day.
 * @param {URLSearchParams} query
 * @param {Unknown} unknown
 */
function puzzleOf(query, unknown) {
  const value = query.get('puzzle');
  if (!value) return null;
  if (/^[1-9]\d{0,3}$/.test(value)) return Number(value);
  unknown.push({ name: 'puzzle', value });
  return null;
}

/**
 * @param {string|null} value the address of the page around, without a path: only it may send messages
 * @param {Unknown} unknown
 */
function originOf(value, unknown) {
  if (!value) return null;
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return new URL(value).origin;
  unknown.push({ name: 'origin', value });
  return null;
}

/**
 * @param {string} one
 * @param {string} two
 * @returns {Ref}
 */
const needs = (one, two) => ({ id: 'address-needs', args: { one, two } });

/** Parameters that only some modes obey. @type {Record<string, readonly string[]>} */
const OF_MODES = {
  position: ['position', 'puzzle'],
  puzzle: ['puzzle'],
  throw: ['puzzle'],
  with: ['compare'],
  caption: ['position'],
};

/**
 * The first parameter that needs another mode.
 * @param {URLSearchParams} query
 * @returns {Ref|null}
 */
function withoutMode(query) {
  const mode = query.get('mode') ?? 'play';
  const [name = '', [needed] = []] =
    Object.entries(OF_MODES).find(([one, modes]) => query.get(one) && !modes.includes(mode)) ?? [];
  return needed ? needs(name, `mode=${needed}`) : null;
}

/**
 * Two parts of the address that cannot both be obeyed; the mode counts, or else the first of them.
 * @param {URLSearchParams} query
 * @returns {Ref|null}
 */
function conflictIn(query) {
  const has = (/** @type {string} */ name, /** @type {readonly string[]} */ values) => {
    const value = query.get(name);
    return value !== null && values.includes(value) ? `${name}=${value}` : null;
  };
  const others = (/** @type {string} */ usual) => PARAMETERS.players.filter((one) => one !== usual);
  const pairs = [
    [has('mode', ['watch']), has('players', others('cc')) ?? has('opponent', ['computer', 'people'])],
    [has('mode', ['watch']), has('dice', ['manual'])],
    [has('mode', ['learn']), has('players', others('hc')) ?? has('opponent', ['people', 'watch'])],
    [has('mode', ['learn', 'puzzle']), has('controls', ['none']) ?? has('dice', ['manual'])],
    [has('players', ['cc']), has('dice', ['manual'])],
  ];
  const [one = '', two = ''] = pairs.find((pair) => pair[0] && pair[1]) ?? [];
  return one && two ? { id: 'address-conflict', args: { one, two } } : withoutMode(query);
}
