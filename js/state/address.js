/** What the address of the page asks for, full page or frame: the rules, who plays, how it looks. And addresses to give away. */
import { rulesText } from './choices.js';

/** @typedef {Record<string, any>} Values */
/** @typedef {import('../types/catalogue.js').Catalogue} Catalogue */
/** @typedef {{name: string, value: string}[]} Unknown */

const LISTS = {
  theme: ['auto', 'light', 'dark', 'contrast'],
  motion: ['auto', 'off', 'fast', 'normal', 'slow'],
  players: ['hc', 'hh', 'ch', 'cc'],
  opponent: ['computer', 'people', 'watch'],
  store: ['none', 'local'],
};

/** Where a link to a game begins; what follows is read by the engine alone. */
export const GAME = '#g=';

/** The address that brings somebody to these rules. @param {import('../types/state.js').Setup} setup */
export const rulesLink = (setup) => `?rules=${encodeURIComponent(rulesText(setup))}`;

/** What a page is opened with: the wishes of its address, and a sentence where one of them cannot be had. */
export async function addressed() {
  /** @type {Catalogue} */
  const catalogue = await fetch('catalogue.json').then((answer) => answer.json());
  const {
    unknown: [first],
    ...wanted
  } = wishes(new URLSearchParams(location.search), catalogue);
  return {
    ...wanted,
    catalogue,
    notice: first ? { id: 'address-unknown', args: { name: first.name, value: first.value.slice(0, 40) } } : null,
  };
}

/**
 * What a query asks for, and what in it nobody knows.
 * @param {URLSearchParams} query
 * @param {Catalogue|null} catalogue
 */
export function wishes(query, catalogue) {
  /** @type {Values} */
  const setup = {};
  /** @type {Values} */
  const settings = {};
  /** @type {Unknown} */
  const unknown = [];
  const one = (/** @type {keyof typeof LISTS} */ name) => {
    const value = query.get(name);
    if (value === null || LISTS[name].includes(value)) return value;
    unknown.push({ name, value });
    return null;
  };
  if (query.has('rules')) Object.assign(setup, rulesIn(query, catalogue, unknown));
  const opponent = one('opponent');
  if (opponent) setup.opponent = opponent;
  const players = one('players');
  if (players)
    Object.assign(setup, {
      opponent: { hh: 'people', cc: 'watch' }[players] ?? 'computer',
      side: players === 'ch' ? 'dark' : 'light',
    });
  const level = query.get('level');
  if (level !== null) {
    const known = catalogue?.levels.find((item) => String(item.id) === level);
    if (known) setup.level = known.id;
    else unknown.push({ name: 'level', value: level });
  }
  const theme = one('theme');
  if (theme) settings.theme = theme;
  const motion = one('motion');
  if (motion && motion !== 'auto') settings.motion = motion;
  for (const name of ['guide', 'confirm']) if (query.has(name)) settings[name] = query.get(name) !== '0';
  if (query.has('sound')) settings.sound = query.get('sound') === '0' ? 'off' : 'on';
  if (query.get('lang')) settings.lang = query.get('lang');
  if (query.get('dice') === 'manual') setup.realDice = 'both';
  const seed = query.get('seed');
  return {
    setup,
    settings,
    unknown,
    seed: seed && /^[0-9a-f]{64}$/i.test(seed) ? seed.toLowerCase() : null,
    store: one('store') === 'local',
  };
}

/**
 * The ruleset asked for with its options; the usual rules, and the reason, where one part of it is not to be had.
 * An address typed by hand has its options beside the ruleset: ?rules=race?zero=5&pieces=3
 * @param {URLSearchParams} query @param {Catalogue|null} catalogue @param {Unknown} unknown
 */
function rulesIn(query, catalogue, unknown) {
  const [id = '', written = ''] = (query.get('rules') ?? '').split('?');
  const rules = catalogue?.rulesets.find((one) => one.id === id);
  if (!rules) {
    unknown.push({ name: 'rules', value: id });
    return { all: true };
  }
  /** @type {Values} */
  const options = {};
  const asked = [...new URLSearchParams(written)];
  const beside = [...query].filter(([key]) => rules.options.some((one) => one.key === key) || key === 'pieces');
  for (const [key, value] of [...asked, ...beside]) {
    const known =
      key === 'pieces' && rules.pieces
        ? { ...rules.pieces, values: 'number' }
        : rules.options.find((one) => one.key === key);
    const read = known && valueOf(known, value);
    if (read === undefined) {
      unknown.push({ name: key, value });
      return { rules: id };
    }
    options[key] = read;
  }
  const { pieces = null, ...others } = options;
  return { rules: id, options: others, pieces };
}

/** The value of an option that a text means, or undefined. @param {any} option @param {string} text */
function valueOf({ values, many, min, max }, text) {
  if (values === 'number')
    return /^\d{1,6}$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined;
  if (many) return text.split(',').every((one) => values.includes(one)) ? text : undefined;
  return values.find((/** @type {any} */ one) => String(one) === (text === '' ? 'true' : text));
}
