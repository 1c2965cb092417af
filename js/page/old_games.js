/**
 * Takes over the games of versions whose database belonged to all copies of the site on an origin.
 *
 * Each copy looks again at every visit, since a window of an older version may still play there, and takes what is new.
 * Nothing is deleted there: another copy may not have been visited yet.
 */

import { transact } from './database.js';
import { canonical } from './log_chain.js';

/** @typedef {import('./database.js').Transaction} Transaction */
/** @typedef {import('./log_chain.js').Link} Link */
/** @typedef {import('../types/state.js').StoredGame} StoredGame */
/** @typedef {{id: string, row: StoredGame, log: Link[]}} OldGame */

/**
 * @param {IDBDatabase} old
 * @param {IDBDatabase} db
 */
export async function takeOldGames(old, db) {
  const taken = (await transact(db, 'readonly', (tx) => tx.get('meta', 'taken'))) ?? {};
  const { games, unreadable } = await transact(old, 'readonly', (tx) => untaken(tx, taken));
  if (!games.length && !unreadable.length) return;
  await transact(db, 'readwrite', async (tx) => {
    for (const game of games) await take(tx, game);
    for (const { key, value } of unreadable) await tx.put('quarantine', value, key);
    const marks = [...games.map(({ id, row }) => [id, mark(row)]), ...unreadable.map(({ key }) => [key, true])];
    await tx.put('meta', { ...taken, ...Object.fromEntries(marks) }, 'taken');
  });
}

/**
 * Changes with every entry of a game.
 * @param {StoredGame|null} row
 */
const mark = (row) => row?.time ?? 0;

/**
 * What has not been taken yet, or has gone on since.
 * @param {Transaction} tx
 * @param {Record<string, unknown>} taken
 */
async function untaken(tx, taken) {
  const [rows, ids] = await Promise.all([tx.all('games'), tx.keys('games')]);
  const [values, keys] = await Promise.all([tx.all('quarantine'), tx.keys('quarantine')]);
  /** @type {OldGame[]} */
  const games = [];
  for (const [i, row] of rows.entries()) {
    const id = String(ids[i]);
    if (taken[id] !== mark(row)) games.push({ id, row, log: await tx.events(id) });
  }
  const unreadable = values.map((value, i) => ({ key: String(keys[i]), value })).filter(({ key }) => !taken[key]);
  return { games, unreadable };
}

/**
 * Add a game, or what it is longer by than here. Where it went on differently here, both stay.
 * @param {Transaction} tx
 * @param {OldGame} game
 */
async function take(tx, { id, row, log }) {
  const [own, there] = await Promise.all([tx.get('games', id), tx.events(id)]);
  const common = there.findIndex((entry, i) => canonical(entry) !== canonical(log[i]));
  const same = common < 0 ? there.length : common;
  if (own && same >= log.length) return;
  const goesOn = same === there.length;
  const name = goesOn ? id : `${id}-${mark(row).toString(36)}`;
  const rest = goesOn ? log.slice(same) : log;
  await Promise.all(rest.map((entry, i) => tx.put('events', entry, [name, i + log.length - rest.length])));
  await tx.put('games', row && { ...row, id: name }, name);
}
