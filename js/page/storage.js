/**
 * Stored games. The log of events is the truth; rows of `games` may lag behind.
 * Every call is guarded: where the browser refuses storage, the same calls keep everything in memory.
 *
 *   games       id → row (name, rules, players, header of the record, …)
 *   events      [game, n] → {e: event, h: hash over it and all before it}; only ever added
 *   quarantine  what could not be read, untouched
 */

import { openDatabase, transact, withTimeout } from './database.js';
import { canonical, chain, countIntact } from './log_chain.js';
import { memoryTransaction } from './memory.js';

/** @typedef {import('../types/game.js').LogEvent} LogEvent */
/** @typedef {import('../types/state.js').StoredGame} StoredGame */
/** @typedef {import('./database.js').Transaction} Transaction */
/** @typedef {'kept'|'memory'} Mode "kept" = on the disk */

/** After storage was refused, how long until it is tried again, in milliseconds. */
const PAUSE = 30_000;

/**
 * @param {IDBFactory|null} factory
 * @param {(mode: Mode, why?: unknown) => void} report
 */
export function openStorage(factory, report) {
  const memory = memoryTransaction();
  /** @type {Promise<IDBDatabase>|null} */
  let opening = null;
  /** @type {Mode|'unknown'} */
  let mode = 'unknown';
  let tryAfter = 0;
  /**
   * Where each log ends, so that adding to it need not read it first.
   * @type {Map<string, {n: number, h: string}>}
   */
  const ends = new Map();

  /**
   * @param {Mode} now
   * @param {unknown} [why]
   */
  function setMode(now, why) {
    if (mode === now) return;
    mode = now;
    report(now, why);
  }

  function database() {
    const forget = () => {
      opening = null;
    };
    opening ??= withTimeout(openDatabase(factory, forget));
    opening.catch(forget);
    return opening;
  }

  /**
   * Do a piece of work in one transaction; once more with a new connection; then in memory.
   * @template T
   * @param {IDBTransactionMode} kind
   * @param {(tx: Transaction) => T|Promise<T>} work
   * @returns {Promise<T>}
   */
  async function run(kind, work) {
    for (let attempt = 0; attempt < 2 && Date.now() >= tryAfter; attempt += 1) {
      try {
        const db = await database();
        const result = await withTimeout(transact(db, kind, work));
        setMode('kept');
        return result;
      } catch (error) {
        if (/** @type {Error|null} */ (error)?.name === 'ConstraintError') throw { code: 'conflict' };
        opening = null;
        if (attempt === 1) {
          tryAfter = Date.now() + PAUSE;
          setMode('memory', error);
        }
      }
    }
    return work(memory);
  }

  return {
    get mode() {
      return mode;
    },

    /** @returns {Promise<StoredGame[]>} newest first; deleted ones too */
    async games() {
      const rows = await run('readonly', (tx) => tx.all('games'));
      return rows.sort((a, b) => (b.time ?? 0) - (a.time ?? 0));
    },

    /**
     * Add events to the log of a game and bring its row up to date, in one transaction.
     * @param {StoredGame} row
     * @param {number} n place of the first of them
     * @param {LogEvent[]} events
     * @returns {Promise<boolean>} whether they are on the disk; rejects with code "conflict" where another window was
     *   first
     */
    async append(row, n, events) {
      const end = ends.get(row.id);
      const before =
        n === 0 ? null : end?.n === n ? end : await run('readonly', (tx) => tx.get('events', [row.id, n - 1]));
      const entries = await chain(before?.h ?? '', events);
      try {
        await run('readwrite', async (tx) => {
          // All at once: a player waits for this, and every answer between would be a way to the disk and back.
          const written = [
            ...entries.map((entry, i) => tx.add('events', entry, [row.id, n + i])),
            tx.put('games', { ...row, end: entries.at(-1)?.h ?? end?.h ?? '' }, row.id),
          ];
          tx.commit();
          await Promise.all(written);
        });
      } catch (error) {
        // Perhaps this page wrote them, and only the answer was lost. Then all is well.
        const there = await run('readonly', (tx) => tx.events(row.id));
        const same = entries.every((entry, i) => canonical(there[n + i]?.e) === canonical(entry.e));
        if (!same || there.length !== n + entries.length) throw error;
      }
      ends.set(row.id, { n: n + entries.length, h: entries.at(-1)?.h ?? before?.h ?? '' });
      return mode === 'kept';
    },

    /**
     * @param {string} id
     * @returns {Promise<{row: StoredGame, events: LogEvent[], damaged: number|null}|null>} null: there is no such game;
     *   damaged: how many events could be read, where not all could
     */
    async read(id) {
      const [row, entries] = await run('readonly', (tx) => Promise.all([tx.get('games', id), tx.events(id)]));
      if (!row) return null;
      const intact = await countIntact(entries);
      // The row may lag behind the log, never the other way round.
      const whole = intact === entries.length && (row.plies ?? 0) <= entries.length;
      if (!whole) await run('readwrite', (tx) => tx.put('quarantine', { row, entries }, id));
      return { row, events: entries.slice(0, intact).map((one) => one.e), damaged: whole ? null : intact };
    },

    /**
     * @param {string} id
     * @param {Partial<StoredGame>} changes
     */
    async change(id, changes) {
      await run('readwrite', async (tx) => {
        const row = await tx.get('games', id);
        if (row) await tx.put('games', { ...row, ...changes }, id);
      });
    },

    /**
     * Remove for good what was deleted long ago.
     * @param {number} before in milliseconds
     */
    async tidy(before) {
      await run('readwrite', async (tx) => {
        for (const row of await tx.all('games')) {
          if (row.deleted && row.deleted < before) await tx.remove(row.id);
        }
      });
    },
  };
}
