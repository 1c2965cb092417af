/** Writes to the disk what was kept in memory while the disk failed. */

import { canonical } from './log_chain.js';

/** @typedef {import('./database.js').Transaction} Transaction */
/** @typedef {import('../types/state.js').StoredGame} StoredGame */

/**
 * @param {Transaction} memory
 * @param {Map<string, Partial<StoredGame>>} changes of rows, made while the disk failed
 * @param {(work: (tx: Transaction) => Promise<void>) => Promise<void>} onDisk does it in one transaction
 */
export async function writeLate(memory, changes, onDisk) {
  for (const row of await memory.all('games')) {
    const late = await memory.events(row.id);
    await onDisk(async (tx) => {
      const [stored, entries] = await Promise.all([tx.get('games', row.id), tx.events(row.id)]);
      const both = Math.min(entries.length, late.length);
      const same = late.slice(0, both).every((entry, n) => canonical(entry) === canonical(entries[n]));
      // Another window has gone on with this game, so what was played here cannot be a part of it.
      if (!same) return void (await tx.put('quarantine', { row, entries: late }, `${row.id} ${Date.now()}`));
      if (both === late.length && stored) return;
      await Promise.all(late.slice(both).map((entry, n) => tx.add('events', entry, [row.id, both + n])));
      const { name = row.name, deleted = row.deleted } = stored ?? {};
      await tx.put('games', { ...row, name, ...(deleted ? { deleted } : {}) }, row.id);
    });
  }
  await onDisk(async (tx) => {
    for (const [id, changed] of changes) {
      const row = await tx.get('games', id);
      if (row) await tx.put('games', { ...row, ...changed }, id);
    }
  });
}
