/** What was chosen for a new game, as the engine wants it; and back. */

/** @typedef {import('../types/state.js').Setup} Setup */
/** @typedef {import('../types/game.js').Player} Player */
/** @typedef {import('../types/game.js').Seat} Seat */
/** @typedef {import('../types/game.js').Seats} Seats */
/** @typedef {import('../types/game.js').Json} Json */
/** @typedef {import('../types/game.js').WholeRecord} WholeRecord */

/**
 * How many options are not those of the ruleset.
 * @param {Setup} setup
 */
export const changedOptions = ({ options, pieces }) => Object.keys(options).length + (pieces === null ? 0 : 1);

/**
 * A ruleset with its options, written like a query.
 * @param {Setup} setup
 */
export function rulesText(setup) {
  const parts = Object.entries(setup.options).map(([key, value]) => `${key}=${value}`);
  if (setup.pieces !== null) parts.unshift(`pieces=${setup.pieces}`);
  return parts.length ? `${setup.rules}?${parts.join('&')}` : setup.rules;
}

/**
 * @param {Setup} setup
 * @returns {Seats}
 */
export function seatsOf({ opponent, side, level, realDice }) {
  /**
   * @param {Player} one
   * @returns {Seat}
   */
  const seat = (one) => ({
    ...(opponent === 'people' || (opponent === 'computer' && side === one)
      ? { kind: 'human' }
      : { kind: 'computer', level }),
    ...(opponent !== 'watch' && (realDice === 'both' || realDice === one) ? { dice: 'real' } : {}),
  });
  return { light: seat('light'), dark: seat('dark') };
}

/**
 * The setup that would start such a game again.
 * @param {{rules: string, players: Seats}} game
 * @returns {Partial<Setup>}
 */
export function setupOf({ rules: text, players }) {
  const [rules = 'finkel', query = ''] = text.split('?');
  const written = query.split('&').filter(Boolean);
  const { pieces, ...options } = Object.fromEntries(written.map((part) => part.split('=').concat('true').slice(0, 2)));
  const { light, dark } = players;
  const computer = light.kind === 'computer' ? light : dark;
  return {
    rules,
    options,
    pieces: pieces ? Number(pieces) : null,
    realDice: realSide(players),
    opponent: light.kind !== dark.kind ? 'computer' : light.kind === 'computer' ? 'watch' : 'people',
    ...(computer.level === undefined ? {} : { level: computer.level }),
    side: light.kind === 'human' ? 'light' : 'dark',
  };
}

/**
 * Whether a stored game came from elsewhere, by a link or a file.
 * @param {Pick<import('../types/state.js').StoredGame, 'id'|'record'>} row
 */
export const isBroughtIn = ({ id, record }) => id !== record.id;

/**
 * Whose throws are made by hand.
 * @param {Seats} players
 * @returns {Setup['realDice']}
 */
function realSide({ light, dark }) {
  if (light.dice !== 'real') return dark.dice === 'real' ? 'dark' : 'none';
  return dark.dice === 'real' ? 'both' : 'light';
}

/** A record has six levels of lists and objects; some thousands more would end the engine. */
const DEEPEST = 24;

/**
 * Whether a value has at most `levels` levels of lists and objects.
 * @param {unknown} value
 * @param {number} levels
 * @returns {boolean}
 */
function isFlat(value, levels) {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((one) => isFlat(one, levels - 1));
}

/**
 * The record in a file that was exported from here. The engine checks what is in it.
 * @param {string} text
 * @returns {WholeRecord|null}
 */
export function parseRecord(text) {
  try {
    const record = JSON.parse(text);
    return Array.isArray(record?.events) && isFlat(record, DEEPEST) ? record : null;
  } catch {
    return null;
  }
}
