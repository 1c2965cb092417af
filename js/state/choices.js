/** What was chosen for a new game, as the engine wants it; and back. */

/** @typedef {import('../types/state.js').Setup} Setup */

/** A ruleset with its options, written like a query. @param {Setup} setup */
export function rulesText(setup) {
  const parts = Object.entries(setup.options).map(([key, value]) => `${key}=${value}`);
  if (setup.pieces !== null) parts.unshift(`pieces=${setup.pieces}`);
  return parts.length ? `${setup.rules}?${parts.join('&')}` : setup.rules;
}

/** @param {Setup} setup @returns {import('../types/game.js').Seats} */
export function seatsOf(setup) {
  const { opponent, side, level, realDice } = setup;
  /** @param {'light'|'dark'} one @returns {import('../types/game.js').Seat} */
  const seat = (one) => ({
    ...(opponent === 'people' || (opponent === 'computer' && side === one)
      ? { kind: 'human' }
      : { kind: 'computer', level }),
    ...(opponent !== 'watch' && (realDice === 'both' || realDice === one) ? { dice: 'real' } : {}),
  });
  return { light: seat('light'), dark: seat('dark') };
}

/** The setup that would start such a game again. @param {{rules: string, players: import('../types/game.js').Seats}} row @returns {Partial<Setup>} */
export function setupOf(row) {
  const [rules = 'finkel', query = ''] = row.rules.split('?');
  const options = Object.fromEntries(
    query
      .split('&')
      .filter(Boolean)
      .map((part) => part.split('=').concat('true').slice(0, 2)),
  );
  const { pieces, ...others } = options;
  const bot = row.players.light.kind === 'computer' ? row.players.light : row.players.dark;
  const both = row.players.light.kind === row.players.dark.kind;
  return {
    rules,
    options: others,
    pieces: pieces ? Number(pieces) : null,
    realDice: realSide(row.players),
    opponent: !both ? 'computer' : bot.kind === 'computer' ? 'watch' : 'people',
    ...(bot.level === undefined ? {} : { level: bot.level }),
    side: row.players.light.kind === 'human' ? 'light' : 'dark',
  };
}

/** Whose throws are made by hand. @param {import('../types/game.js').Seats} players @returns {Setup['realDice']} */
function realSide({ light, dark }) {
  if (light.dice !== 'real') return dark.dice === 'real' ? 'dark' : 'none';
  return dark.dice === 'real' ? 'both' : 'light';
}

/** A file that was exported from here holds the record itself. @param {string} text @returns {any} */
export function recordIn(text) {
  try {
    const record = JSON.parse(text);
    return Array.isArray(record?.events) ? record : null;
  } catch {
    return null;
  }
}
