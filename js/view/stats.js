/** How finished games went, by ruleset and by level: counted from the kept games, and nowhere else. */
import { h } from '../lib/dom.js';
import { PLAYERS } from '../state/players.js';
import { levelName } from './setup.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').StoredGame} StoredGame */
/**
 * @typedef {object} Line
 * @property {string} rules
 * @property {string|null} level null where people played each other
 * @property {number} played
 * @property {number} won
 */

/**
 * A copy that was taken in is the same game: it has the same dice, and the same end.
 * @param {StoredGame[]} games
 */
const each = (games) => [...new Map(games.map((one) => [one.end ? `${one.record.id} ${one.end}` : one, one])).values()];

/**
 * @param {StoredGame[]} games
 * @returns {Line[]} in the order of the rulesets' ids, weaker levels first
 */
export function statistics(games) {
  /** @type {Map<string, Line>} */
  const lines = new Map();
  for (const { rules: spec, players, result } of each(games)) {
    const people = PLAYERS.filter((side) => players[side].kind === 'human');
    if (!result || !people.length) continue;
    const rules = spec.split('?')[0] ?? spec;
    const other = people[0] === 'light' ? players.dark : players.light;
    const level = people.length === 1 ? String(other.level) : null;
    const key = `${rules} ${level ?? ''}`;
    const line = lines.get(key) ?? { rules, level, played: 0, won: 0 };
    lines.set(key, {
      ...line,
      played: line.played + 1,
      won: line.won + (people.length === 1 && result === people[0] ? 1 : 0),
    });
  }
  return [...lines.values()].sort(
    (a, b) => a.rules.localeCompare(b.rules) || (a.level ?? '').localeCompare(b.level ?? ''),
  );
}

/** @param {State} state */
export function statsView(state) {
  const { t, amount } = state.words;
  const lines = statistics(state.storage.games);
  const name = (/** @type {string} */ id) => t(state.catalogue?.rulesets.find((one) => one.id === id)?.name ?? id);
  const level = (/** @type {string} */ id) => {
    const known = state.catalogue?.levels.find((one) => String(one.id) === id);
    return known ? levelName(state, known) : t('stats-level-of', { level: Number(id) });
  };
  if (!lines.length) return null;
  return h(
    'table',
    { class: 'facts', key: 'stats' },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        ['stats-rules', 'stats-level', 'stats-played', 'stats-won'].map((id) =>
          h('th', { scope: 'col', key: id }, t(id)),
        ),
      ),
    ),
    h(
      'tbody',
      null,
      lines.map((line) =>
        h(
          'tr',
          { key: `${line.rules} ${line.level}` },
          h('th', { scope: 'row' }, name(line.rules)),
          h('td', null, line.level === null ? t('stats-people') : level(line.level)),
          h('td', null, amount(line.played)),
          h('td', null, line.level === null ? '–' : amount(line.won)),
        ),
      ),
    ),
  );
}
