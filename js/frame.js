/**
 * The page inside a frame of another site, told what to play by its address. Nothing here may need storage.
 */
import { open } from './page.js';

/** @typedef {Record<string, any>} Values */

const LISTS = {
  theme: ['auto', 'light', 'dark', 'contrast'],
  motion: ['auto', 'off', 'fast', 'normal', 'slow'],
  players: ['hc', 'hh', 'ch', 'cc'],
  opponent: ['computer', 'people', 'watch'],
  store: ['none', 'local'],
};

/**
 * What the address asks for, and what in it nobody knows.
 * @param {URLSearchParams} query
 * @param {import('./messages.js').Catalogue|null} catalogue
 */
export function wishes(query, catalogue) {
  /** @type {Values} */
  const setup = {};
  /** @type {Values} */
  const settings = {};
  /** @type {{name: string, value: string}[]} */
  const unknown = [];
  const one = (/** @type {keyof typeof LISTS} */ name) => {
    const value = query.get(name);
    if (value === null || LISTS[name].includes(value)) return value;
    unknown.push({ name, value });
    return null;
  };
  const rules = query.get('rules');
  if (rules !== null) ruleset(rules, catalogue, setup, unknown);
  const opponent = one('opponent');
  if (opponent) setup.opponent = opponent;
  const players = one('players');
  if (players) Object.assign(setup, { opponent: { hh: 'people', cc: 'watch' }[players] ?? 'computer', side: players === 'ch' ? 'dark' : 'light' });
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
  if (query.get('dice') === 'manual') setup.realDice = true;
  const seed = query.get('seed');
  return { setup, settings, unknown, seed: seed && /^[0-9a-f]{64}$/i.test(seed) ? seed.toLowerCase() : null, store: one('store') === 'local' };
}

/** @param {string} text @param {import('./messages.js').Catalogue|null} catalogue @param {Values} setup @param {{name: string, value: string}[]} unknown */
function ruleset(text, catalogue, setup, unknown) {
  const [id = '', query = ''] = text.split('?');
  const rules = catalogue?.rulesets.find((one) => one.id === id);
  if (!rules) return void unknown.push({ name: 'rules', value: id });
  setup.rules = id;
  setup.options = {};
  for (const [key, value] of new URLSearchParams(query)) {
    const option = rules.options.find((one) => one.key === key);
    if (key === 'pieces' && rules.pieces) setup.pieces = Number(value);
    else if (option) setup.options[key] = valueOf(option, value);
    else unknown.push({ name: key, value });
  }
}

/** @param {import('./messages.js').Option} option @param {string} value */
function valueOf(option, value) {
  if (option.values === 'number') return Number(value);
  return option.values.find((one) => String(one) === (value === '' ? 'true' : value)) ?? value;
}

/**
 * Put the page in the place of the facade, and begin, unless something in the address has to be asked about first.
 * @param {boolean} begin
 */
export async function play(begin) {
  const catalogue = await fetch('catalogue.json').then((answer) => answer.json()).catch(() => null);
  const { setup, settings, unknown, seed, store } = wishes(new URLSearchParams(location.search), catalogue);
  const [first] = unknown;
  const page = await open({
    embedded: true, setup: { ...setup, all: unknown.some((one) => one.name === 'rules') }, settings, seed, store, catalogue,
    notice: first ? { id: 'embed-unknown', args: { name: first.name, value: first.value.slice(0, 40) } } : null,
  });
  if (begin && !first) page.send({ type: 'play' });
}
