/**
 * The parameters of an address, each with its values, the usual one first; a word stands for what cannot be listed.
 * README.md explains them, and the builder (js/museum/embed.js) offers those that a page needs most.
 */
export const PARAMETERS = /** @type {const} */ ({
  v: ['1'],
  rules: 'ruleset',
  mode: ['play', 'watch', 'learn', 'puzzle', 'rules', 'compare', 'position'],
  with: 'ruleset',
  players: ['hc', 'ch', 'hh', 'cc'],
  opponent: ['computer', 'people', 'watch'],
  level: 'level',
  dice: ['roll', 'auto', 'manual'],
  seed: 'seed',
  lang: 'languages',
  theme: ['auto', 'light', 'dark', 'contrast'],
  controls: ['full', 'min', 'none'],
  hints: ['1', '0'],
  guide: ['1', '0'],
  confirm: ['0', '1'],
  big: ['0', '1'],
  sound: ['0', '1'],
  task: ['play', 'best', 'compare', 'count'],
  motion: ['auto', 'off', 'fast', 'normal', 'slow'],
  kiosk: ['0', '1'],
  store: ['none', 'local'],
  origin: 'origin',
  puzzle: 'number',
  position: 'position',
  throw: 'throw',
  caption: 'text',
});

/** @typedef {typeof PARAMETERS} Parameters */
/**
 * Parameters whose values can be listed.
 * @typedef {{[N in keyof Parameters]: Parameters[N] extends readonly string[] ? N : never}[keyof Parameters]} Listed
 */
/** @typedef {{name: string, value: string}[]} Unknown parts of an address that mean nothing here */

/**
 * The value of a parameter, if it is one of those that it can have; any other is noted as unknown.
 * @template {Listed} N
 * @param {URLSearchParams} query
 * @param {N} name
 * @param {Unknown} unknown
 * @returns {Parameters[N][number]|undefined} undefined where the address says nothing
 */
export function listed(query, name, unknown) {
  const value = query.get(name);
  const found = /** @type {readonly string[]} */ (PARAMETERS[name]).find((one) => one === value);
  if (value !== null && found === undefined) unknown.push({ name, value });
  return /** @type {Parameters[N][number]|undefined} */ (found);
}
