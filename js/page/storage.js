/**
 * Stored games. The log of events is the truth; rows of `games` may lag behind.
 * Every call is guarded: where the browser refuses storage, the same calls keep everything in memory.
 *
 *   games       id → row (name, rules, players, header of the record, …)
 *   events      [game, n] → {e: event, h: hash over it and all before it}; never changed. A damaged log is cut,
 *               after a copy of it has gone into quarantine
 *   quarantine  what could not be read, untouched; can be exported
 *   meta        what was taken over from the first versions
 */

import { openDatabase, openOldDatabase, SILENT, transact, withTimeout } from './database.js';
import { writeLate } from './late.js';
import { canonical, chain, countIntact } from './log_chain.js';
import { memoryTransaction } from './memory.js';

/** @typedef {import('../types/game.js').LogEntry} LogEntry */
/** @typedef {import('../types/state.js').StoredGame} StoredGame */
/** @typedef {import('../types/state.js').Unreadable} Unreadable */
/** @typedef {import('./database.js').Transaction} Transaction */
/** @typedef {'disk'|'memory'} Mode */

/** After storage was refused, how long until it is tried again, in milliseconds. */
const PAUSE = 30_000;
/** The entry before those that are added is not there. */
const LOST = new Error('the browser has lost a part of this game');

/** Another window has deleted the game. */
const DELETED = { code: 'deleted' };

/** @param {unknown} error */
export const codeOf = (error) => /** @type {{code?: unknown}|null} */ (error)?.code;

/** @param {string} id */
const quarantineKey = (id) => `${id} ${Date.now()}`;

/**
 * The name, the rules and the time of something in the quarantine.
 * @param {string} key
 * @param {unknown} value
 * @returns {Unreadable}
 */
function describe(key, value) {
  const row = /** @type {{row?: Partial<Record<keyof StoredGame, unknown>>|null}|null} */ (value)?.row;
  const text = (/** @type {unknown} */ one) => (typeof one === 'string' ? one : '');
  return { key, name: text(row?.name), rules: text(row?.rules), time: Number(key.split(' ').at(-1)) || 0 };
}

/**
 * Whether a stored value is the row of a game that can be listed and opened.
 * @param {unknown} value
 * @param {unknown} key
 */
function isRow(value, key) {
  const row = /** @type {Partial<StoredGame>|null} */ (value);
  const { light, dark } = row?.players ?? {};
  return (
    typeof key === 'string' &&
    row?.id === key &&
    typeof row.rules === 'string' &&
    typeof row.time === 'number' &&
    Boolean(row.record && light?.kind && dark?.kind)
  );
}

/**
 * @param {IDBFactory} factory
 * @param {IDBDatabase} db
 */
async function takeOld(factory, db) {
  const old = await openOldDatabase(factory);
  if (!old) return;
  const { takeOldGames } = await import('./old_games.js');
  await takeOldGames(old, db).finally(() => old.close());
}

/**
 * @param {IDBFactory|null} factory
 * @param {(mode: Mode, why?: unknown) => void} report
 * @param {() => void} [sayWrittenAgain] called once, when a game was written again that the browser had lost
 */
export function openStorage(factory, report, sayWrittenAgain = () => {}) {
  let memory = memoryTransaction();
  /** How many pieces of work have written to memory. */
  let inMemory = 0;
  /** What was to be changed in rows while the disk failed. @type {Map<string, Partial<StoredGame>>} */
  const changes = new Map();
  /** @type {Promise<IDBDatabase>|null} */
  let opening = null;
  /** @type {Mode|'unknown'} */
  let mode = 'unknown';
  let tryAfter = 0;
  /** The disk gives no answer, not even an error: each question takes long. */
  let silent = false;
  /** Where the log ends to which entries were added last, so that adding to it need not read it first. */
  let end = { id: '', n: 0, h: '' };
  let said = false;
  let lookedForOld = false;

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
    opening ??= withTimeout(openDatabase(factory, forget)).then(takeOldOnce);
    opening.catch(forget);
    return opening;
  }

  /**
   * Games of the first versions are taken over. A failure changes nothing: the next visit tries again.
   * @param {IDBDatabase} db
   */
  async function takeOldOnce(db) {
    if (lookedForOld || !factory) return db;
    lookedForOld = true;
    await withTimeout(takeOld(factory, db)).catch(() => {});
    return db;
  }

  /**
   * Do a piece of work in one transaction; once more with a new connection; then in memory.
   * @template T
   * @param {IDBTransactionMode} kind
   * @param {(tx: Transaction) => T|Promise<T>} work
   * @returns {Promise<T>}
   */
  async function run(kind, work) {
    // Until what is in memory can be written, the disk is behind: it is not read as if nothing were missing.
    if (mode === 'memory' && Date.now() >= tryAfter && !(await catchUp())) tryAfter = Date.now() + PAUSE;
    for (let attempt = 0; attempt < 2 && Date.now() >= tryAfter; attempt += 1) {
      try {
        const db = await database();
        const result = await transact(db, kind, work);
        setMode('disk');
        return result;
      } catch (error) {
        if (/** @type {Error|null} */ (error)?.name === 'ConstraintError') throw { code: 'conflict' };
        if (error === LOST || error === DELETED || codeOf(error) === 'conflict') throw error;
        opening = null;
        // Storage that did not answer is not asked once more: a player waits.
        if (attempt === 1 || error === SILENT) {
          tryAfter = Date.now() + PAUSE;
          silent = error === SILENT;
          setMode('memory', error);
        }
      }
    }
    if (kind === 'readwrite') inMemory += 1;
    return work(memory);
  }

  /**
   * Try the disk again after a failure, and write there what was kept in memory meanwhile.
   * @returns {Promise<boolean>} whether all is on the disk
   */
  async function catchUp() {
    const seen = inMemory;
    try {
      await writeLate(memory, changes, async (work) => transact(await database(), 'readwrite', work));
    } catch (error) {
      opening = null;
      silent = error === SILENT;
      return false;
    }
    // Something was written to memory in the meantime: once more.
    if (seen !== inMemory) return false;
    memory = memoryTransaction();
    changes.clear();
    tryAfter = 0;
    setMode('disk');
    return true;
  }

  /**
   * What can still be read from a disk that takes nothing, as when it is full; null where nothing can.
   * @template T
   * @param {(tx: Transaction) => Promise<T>} work
   * @returns {Promise<T|null>}
   */
  async function readDisk(work) {
    if (mode !== 'memory' || silent) return null;
    try {
      return await transact(await database(), 'readonly', work);
    } catch {
      opening = null;
      return null;
    }
  }

  return {
    get mode() {
      return mode;
    },

    /**
     * A row that is none goes into quarantine with its events; it must not hide the others.
     * @returns {Promise<StoredGame[]>} newest first; deleted ones too
     */
    async games() {
      const look = (/** @type {Transaction} */ tx) => Promise.all([tx.all('games'), tx.keys('games')]);
      const [rows, keys] = await run('readonly', look);
      const [older, names] = (await readDisk(look)) ?? [[], []];
      for (const [i, row] of older.entries())
        if (isRow(row, names[i]) && !keys.includes(names[i])) {
          rows.push({ ...row, ...changes.get(row.id) });
          keys.push(row.id);
        }
      const bad = keys.filter((key, i) => !isRow(rows[i], key)).map(String);
      if (bad.length)
        await run('readwrite', async (tx) => {
          for (const key of bad) {
            const [row, entries] = await Promise.all([tx.get('games', key), tx.events(key)]);
            // Another window may have been first.
            if (row === undefined || isRow(row, key)) continue;
            await tx.put('quarantine', { row, entries }, quarantineKey(key));
            await tx.remove(key);
          }
        });
      return rows.filter((row, i) => isRow(row, keys[i])).sort((a, b) => b.time - a.time);
    },

    /**
     * What could not be read, as My games lists it.
     * @returns {Promise<Unreadable[]>} newest first
     */
    async unreadable() {
      const [values, keys] = await run('readonly', (tx) => Promise.all([tx.all('quarantine'), tx.keys('quarantine')]));
      const found = values.map((value, i) => describe(String(keys[i]), value));
      return found.sort((a, b) => b.time - a.time);
    },

    /**
     * Something that could not be read, as it was found.
     * @param {string} key
     */
    quarantined: (key) => run('readonly', (tx) => tx.get('quarantine', key)),

    /**
     * Delete it for good.
     * @param {string} key
     */
    async discard(key) {
      await run('readwrite', (tx) => tx.drop(key));
    },

    /**
     * Add events to the log of a game and bring its row up to date, in one transaction.
     * @param {StoredGame} row
     * @param {number} n place of the first of them
     * @param {LogEntry[]} events
     * @param {LogEntry[]} [earlier] the n events before these: they are written again if the browser has lost them
     * @returns {Promise<boolean>} whether they are on the disk; rejects with code "conflict" where another window was
     *   first, with "deleted" where it has deleted the game
     */
    async append(row, n, events, earlier) {
      const known = end.id === row.id && end.n === n;
      const before = n === 0 ? null : known ? end : await run('readonly', (tx) => tx.get('events', [row.id, n - 1]));
      const entries = await chain(before?.h ?? '', events);
      try {
        await run('readwrite', async (tx) => {
          // Memory undoes nothing, so look first.
          if (tx.inMemory && earlier && n > 0 && !(await tx.get('events', [row.id, n - 1]))) throw LOST;
          const now = { ...row, end: entries.at(-1)?.h ?? before?.h ?? '' };
          // All requests at once: a player waits for this, and to await each would cost a round trip to the disk.
          const [previous, stored] = await Promise.all([
            n === 0 ? null : tx.get('events', [row.id, n - 1]),
            n === 0 ? null : tx.get('games', row.id),
            ...entries.map((entry, i) => tx.add('events', entry, [row.id, n + i])),
            tx.put('games', now, row.id),
          ]);
          if (stored?.deleted) throw DELETED;
          if (earlier && n > 0 && !previous) throw LOST;
          if (previous && previous.h !== before?.h) throw { code: 'conflict' };
          // Another window may have given it a name.
          if (stored && stored.name !== row.name) await tx.put('games', { ...now, name: stored.name }, row.id);
        });
      } catch (error) {
        if (error === LOST && earlier) return this.writeAgain(row, [...earlier, ...events]);
        if (error === DELETED) throw error;
        // Perhaps this page wrote all or some of them, and only the answer was lost. Then the rest may be missing.
        const there = await run('readonly', (tx) => tx.events(row.id));
        const have = there.length - n;
        const same = there.slice(n).every((entry, i) => canonical(entry?.e) === canonical(entries[i]?.e));
        if (!same || have < 1) throw error;
        return this.append(row, there.length, events.slice(have), [...(earlier ?? []), ...events.slice(0, have)]);
      }
      end = { id: row.id, n: n + entries.length, h: entries.at(-1)?.h ?? before?.h ?? '' };
      return mode === 'disk';
    },

    /**
     * Write the whole log of a game, of which the browser has lost a part. What is left of it goes into quarantine.
     * @param {StoredGame} row
     * @param {LogEntry[]} log
     * @returns {Promise<boolean>} whether it is on the disk
     */
    async writeAgain(row, log) {
      const entries = await chain('', log);
      const h = entries.at(-1)?.h ?? '';
      await run('readwrite', async (tx) => {
        const left = await tx.events(row.id);
        if (left.length) await tx.put('quarantine', { row, entries: left }, quarantineKey(row.id));
        await tx.cut(row.id, 0);
        await Promise.all(entries.map((entry, i) => tx.add('events', entry, [row.id, i])));
        await tx.put('games', { ...row, end: h }, row.id);
      });
      end = { id: row.id, n: entries.length, h };
      if (mode === 'disk' && !said) {
        said = true;
        sayWrittenAgain();
      }
      return mode === 'disk';
    },

    /**
     * A damaged game is cut after its last good entry, so that it can go on; all of it goes into quarantine first.
     * A game without a good entry is only there from now on.
     * @param {string} id
     * @returns {Promise<{row: StoredGame, events: LogEntry[], damaged: number|null}|null>} null: there is no such game;
     *   damaged: how many events could be read, where not all could
     */
    async read(id) {
      const look = (/** @type {Transaction} */ tx) => Promise.all([tx.get('games', id), tx.events(id)]);
      const found = await run('readonly', look);
      const [row, entries] = found[0] ? found : ((await readDisk(look)) ?? found);
      if (!row) return null;
      const intact = await countIntact(entries);
      // The row may lag behind the log, never the other way round.
      const whole = intact === entries.length && (row.plies ?? 0) <= entries.length;
      const good = entries.slice(0, intact);
      if (!whole && mode === 'disk') {
        const end = good.at(-1)?.h ?? '';
        await run('readwrite', async (tx) => {
          await tx.put('quarantine', { row, entries }, quarantineKey(id));
          if (!intact) return tx.remove(id);
          await tx.cut(id, intact);
          await tx.put('games', { ...row, plies: intact, result: null, end }, id);
        });
      }
      return { row, events: good.map((one) => one.e), damaged: whole ? null : intact };
    },

    /**
     * @param {string} id
     * @param {Partial<StoredGame>} changed
     */
    async change(id, changed) {
      await run('readwrite', async (tx) => {
        const row = await tx.get('games', id);
        if (row) await tx.put('games', { ...row, ...changed }, id);
      });
      if (mode === 'memory') changes.set(id, { ...changes.get(id), ...changed });
    },

    catchUp,

    /**
     * Remove for good what was deleted long ago.
     * @param {number} before in milliseconds
     */
    async tidy(before) {
      await run('readwrite', async (tx) => {
        for (const row of await tx.all('games')) {
          if (row?.deleted && row.deleted < before) await tx.remove(row.id);
        }
      });
    },
  };
}
