/** What the address of the page asks for: the rules, the players, the look. And addresses to give away. */

import { rulesText } from './choices.js';
import { listed } from './parameters.js';

/** @typedef {import('../types/catalogue.js').Catalogue} Catalogue */
/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../types/catalogue.js').Option} Option */
/** @typedef {import('../types/catalogue.js').OptionValue} OptionValue */
/** @typedef {import('../types/catalogue.js').OptionValues} OptionValues */
/** @typedef {import('../types/state.js').Setup} Setup */
/** @typedef {import('../types/state.js').Settings} Settings */
/** @typedef {import('./parameters.js').Unknown} Unknown */

/** The link to a game begins with this; only the engine reads what follows. */
export const GAME = '#g=';

/** The story of the board. */
export const STORY = '#story';

/** @param {string} text */
export const isGameLink = (text) => text.startsWith(GAME);

/**
 * The address that opens the page with these rules.
 * @param {Setup} setup
 */
export const rulesLink = (setup) => `?rules=${encodeURIComponent(rulesText(setup))}`;

/**
 * A sentence about the first part of an address that means nothing here.
 * @param {Unknown} unknown
 */
export const unknownNotice = ([first]) =>
  first ? { id: 'address-unknown', args: { name: first.name, value: first.value.slice(0, 40) } } : null;

/**
 * What a query asks for, and what in it is unknown.
 * @param {URLSearchParams} query
 * @param {Catalogue|null} catalogue
 */
export function parseQuery(query, catalogue) {
  /** @type {Unknown} */
  const unknown = [];
  return {
    setup: { ...(query.has('rules') ? parseRules(query, catalogue, unknown) : {}), ...parsePlayers() },
    settings: parseSettings(),
    unknown,
    seed: parseSeed(query.get('seed'), unknown),
    task: listed(query, 'task', unknown) ?? null,
    store: listed(query, 'store', unknown) === 'local',
  };

  function parsePlayers() {
    /** @type {Partial<Setup>} */
    const setup = {};
    const opponent = listed(query, 'opponent', unknown);
    if (opponent) setup.opponent = opponent;
    const players = listed(query, 'players', unknown);
    if (players) {
      setup.opponent = players === 'hh' ? 'people' : players === 'cc' ? 'watch' : 'computer';
      setup.side = players === 'ch' ? 'dark' : 'light';
    }
    const level = query.get('level');
    if (level !== null) {
      const known = catalogue?.levels.find((one) => String(one.id) === level);
      if (known) setup.level = known.id;
      else unknown.push({ name: 'level', value: level });
    }
    if (listed(query, 'dice', unknown) === 'manual') setup.realDice = 'both';
    return setup;
  }

  function parseSettings() {
    /** @type {Partial<Settings>} */
    const settings = {};
    const theme = listed(query, 'theme', unknown);
    if (theme) settings.theme = theme;
    const motion = listed(query, 'motion', unknown);
    if (motion && motion !== 'auto') settings.motion = motion;
    for (const name of /** @type {const} */ (['guide', 'confirm', 'big'])) {
      const value = listed(query, name, unknown);
      if (value) settings[name] = value === '1';
    }
    const sound = listed(query, 'sound', unknown);
    if (sound) settings.sound = sound === '1' ? 'on' : 'off';
    return settings;
  }
}

/**
 * @param {string|null} text the seed of the dice, up to 64 hex digits
 * @param {Unknown} unknown
 * @returns {string|null} all 64 of them
 */
function parseSeed(text, unknown) {
  if (text !== null && /^[0-9a-f]{1,64}$/i.test(text)) return text.toLowerCase().padStart(64, '0');
  if (text !== null) unknown.push({ name: 'seed', value: text });
  return null;
}

/**
 * The ruleset with its options. A part that is unknown is noted and left out; the other parts count.
 * An address typed by hand has its options beside the ruleset: ?rules=race?zero=5&pieces=3
 * @param {URLSearchParams} query
 * @param {Catalogue|null} catalogue
 * @param {Unknown} unknown
 * @returns {Partial<Setup>}
 */
function parseRules(query, catalogue, unknown) {
  const [id = '', written = ''] = (query.get('rules') ?? '').split('?');
  const rules = catalogue?.rulesets.find((one) => one.id === id);
  if (!rules) {
    unknown.push({ name: 'rules', value: id });
    return {};
  }
  /** @type {OptionValues} */
  const options = {};
  /** @type {number|null} */
  let pieces = null;
  const beside = [...query].filter(([key]) => key === 'pieces' || rules.options.some((one) => one.key === key));
  for (const [key, text] of [...new URLSearchParams(written), ...beside]) {
    const value = optionValue(rules, key, text);
    if (value === undefined) unknown.push({ name: key, value: text });
    else if (key === 'pieces') pieces = Number(value);
    else options[key] = value;
  }
  return { rules: id, options, pieces };
}

/**
 * The value of an option that a text means.
 * @param {Rules} rules
 * @param {string} key
 * @param {string} text
 * @returns {OptionValue|undefined} undefined where there is no such option, or no such value
 */
function optionValue(rules, key, text) {
  if (key === 'pieces' && rules.pieces) return numberIn(rules.pieces, text);
  const option = rules.options.find((one) => one.key === key);
  if (!option) return undefined;
  const { values } = option;
  if (values === 'number') return numberIn(option, text);
  if (option.many) return text.split(',').every((one) => values.includes(one)) ? text : undefined;
  return values.find((one) => String(one) === (text === '' ? 'true' : text));
}

/**
 * @param {{min?: number, max?: number}} range
 * @param {string} text
 */
function numberIn({ min = 0, max = Infinity }, text) {
  const number = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  return number >= min && number <= max ? number : undefined;
}
