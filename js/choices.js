/** What was chosen for a new game, as the engine wants it; and back. */

/** @typedef {import('./messages.js').Setup} Setup */

/** A ruleset with its options, written like a query. @param {Setup} setup */
export function rulesText(setup) {
  const parts = Object.entries(setup.options).map(([key, value]) => `${key}=${value}`);
  if (setup.pieces !== null) parts.unshift(`pieces=${setup.pieces}`);
  return parts.length ? `${setup.rules}?${parts.join('&')}` : setup.rules;
}

/** @param {Setup} setup @returns {import('./messages.js').Seats} */
export function seatsOf(setup) {
  /** @type {import('./messages.js').Seat} */
  const human = setup.realDice ? { kind: 'human', dice: 'real' } : { kind: 'human' };
  /** @type {import('./messages.js').Seat} */
  const bot = { kind: 'computer', level: setup.level, ...(setup.opponent === 'computer' && setup.realDice && setup.realBoth ? { dice: 'real' } : {}) };
  if (setup.opponent === 'people') return { light: human, dark: human };
  if (setup.opponent === 'watch') return { light: bot, dark: bot };
  return setup.side === 'light' ? { light: human, dark: bot } : { light: bot, dark: human };
}

/** The setup that would start such a game again. @param {{rules: string, players: import('./messages.js').Seats}} row @returns {Partial<Setup>} */
export function setupOf(row) {
  const [rules = 'finkel', query = ''] = row.rules.split('?');
  const options = Object.fromEntries(query.split('&').filter(Boolean).map((part) => part.split('=').concat('true').slice(0, 2)));
  const { pieces, ...others } = options;
  const bot = row.players.light.kind === 'computer' ? row.players.light : row.players.dark;
  const both = row.players.light.kind === row.players.dark.kind;
  return {
    rules, options: others, pieces: pieces ? Number(pieces) : null,
    realBoth: bot.dice === 'real', realDice: [row.players.light, row.players.dark].some((one) => one.dice === 'real'),
    opponent: !both ? 'computer' : bot.kind === 'computer' ? 'watch' : 'people',
    ...(bot.level === undefined ? {} : { level: bot.level }), side: row.players.light.kind === 'human' ? 'light' : 'dark',
  };
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
