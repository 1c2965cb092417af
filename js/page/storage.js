/**
 * Kept games, in IndexedDB. The log of events is the truth; rows of `games` may lag behind.
 * Every call is guarded: where storage is refused, the same calls keep everything in memory.
 *
 *   games       id → row (name, rules, players, header of the record, …)
 *   events      [game, n] → {e: event, h: hash chained to the one before}; only ever added
 *   quarantine  what could not be read, untouched
 *   meta        small things by name
 */

/** @typedef {import('../types/game.js').LogEvent} LogEvent */
/** @typedef {Record<string, any> & {id: string}} Row */

const NAME = 'urgame';
const PATIENCE = 4000;
/** Where storage was refused, how long until it is tried again. */
const REST = 30_000;
const STORES = ['games', 'events', 'quarantine', 'meta'];

/**
 * @param {any} factory indexedDB, or what stands for it
 * @param {(mode: 'kept'|'memory', why?: any) => void} report
 */
export function openStorage(factory, report) {
  const memory = memoryBackend();
  /** @type {Promise<any>|null} */
  let opening = null;
  let mode = /** @type {'unknown'|'kept'|'memory'} */ ('unknown');
  let tryAfter = 0;
  /** Where each log ends, so that adding to it need not read it first. @type {Map<string, {n: number, h: string}>} */
  const ends = new Map();

  /** @param {'kept'|'memory'} now @param {any} [why] */
  function say(now, why) {
    if (mode === now) return;
    mode = now;
    report(now, why);
  }

  function database() {
    opening ??= patient(
      open(factory, () => {
        opening = null;
      }),
    );
    opening.catch(() => {
      opening = null;
    });
    return opening;
  }

  /**
   * Do a piece of work in one transaction; once more with a new connection; then in memory.
   * @template T
   * @param {'readonly'|'readwrite'} kind
   * @param {(tx: Transaction) => T|Promise<T>} work
   * @returns {Promise<T>}
   */
  async function run(kind, work) {
    for (let attempt = 0; attempt < 2 && Date.now() >= tryAfter; attempt += 1) {
      try {
        const db = await database();
        const result = await patient(transact(db, kind, work));
        say('kept');
        return result;
      } catch (error) {
        if (/** @type {any} */ (error)?.name === 'ConstraintError') throw { code: 'conflict' };
        opening = null;
        if (attempt === 1) {
          tryAfter = Date.now() + REST;
          say('memory', error);
        }
      }
    }
    return work(memory);
  }

  return {
    get mode() {
      return mode;
    },

    /** @returns {Promise<Row[]>} newest first; deleted ones too */
    async games() {
      const rows = await run('readonly', (tx) => tx.all('games'));
      return rows.sort((a, b) => (b.time ?? 0) - (a.time ?? 0));
    },

    /**
     * Add events to the log of a game and bring its row up to date, in one transaction.
     * @param {Row} row
     * @param {number} n place of the first of them
     * @param {LogEvent[]} events
     * @returns {Promise<boolean>} whether they are on the disk; rejects with code "conflict" where another window was first
     */
    async append(row, n, events) {
      const end = ends.get(row.id);
      const before =
        n === 0 ? null : end?.n === n ? end : await run('readonly', (tx) => tx.get('events', [row.id, n - 1]));
      const entries = await chain(before?.h ?? '', events);
      try {
        await run('readwrite', async (tx) => {
          // Asked in one breath: a player waits for this, and every answer between would be a way to the disk and back.
          const written = [
            ...entries.map((entry, i) => tx.add('events', entry, [row.id, n + i])),
            tx.put('games', { ...row, end: entries.at(-1)?.h ?? end?.h ?? '' }, row.id),
          ];
          tx.last();
          await Promise.all(written);
        });
      } catch (error) {
        // Written by ourselves, when only the answer was lost? Then all is well.
        const there = await run('readonly', (tx) => tx.range('events', row.id));
        const same = entries.every((entry, i) => canonical(there[n + i]?.e) === canonical(entry.e));
        if (!same || there.length !== n + entries.length) throw error;
      }
      ends.set(row.id, { n: n + entries.length, h: entries.at(-1)?.h ?? before?.h ?? '' });
      return mode === 'kept';
    },

    /**
     * @param {string} id
     * @returns {Promise<{row: Row, events: LogEvent[], damaged: number|null}|null>} events up to the first that is not what was written
     */
    async read(id) {
      const [row, entries] = await run('readonly', async (tx) => [
        await tx.get('games', id),
        await tx.range('events', id),
      ]);
      if (!row) return null;
      const good = await unbroken(entries);
      const damaged = good === entries.length && !hole(row, entries) ? null : good;
      if (damaged !== null) await run('readwrite', (tx) => tx.put('quarantine', { row, entries }, id));
      return { row, events: entries.slice(0, good).map((/** @type {any} */ one) => one.e), damaged };
    },

    /** @param {string} id @param {Record<string, any>} changes */
    async change(id, changes) {
      await run('readwrite', async (tx) => {
        const row = await tx.get('games', id);
        if (row) await tx.put('games', { ...row, ...changes }, id);
      });
    },

    /** Drop for good what was deleted long ago. @param {number} before time */
    async tidy(before) {
      await run('readwrite', async (tx) => {
        for (const row of await tx.all('games')) {
          if (row.deleted && row.deleted < before) await tx.drop(row.id);
        }
      });
    },

    /** @param {string} key */
    meta: (key) => run('readonly', (tx) => tx.get('meta', key)),
    /** @param {string} key @param {any} value */
    setMeta: (key, value) => run('readwrite', (tx) => tx.put('meta', value, key)),
  };
}

/**
 * @typedef {object} Transaction
 * @property {(store: string, key: any) => Promise<any>} get
 * @property {(store: string) => Promise<any[]>} all
 * @property {(store: string, game: string) => Promise<any[]>} range
 * @property {(store: string, value: any, key: any) => Promise<void>} add
 * @property {(store: string, value: any, key: any) => Promise<void>} put
 * @property {(game: string) => Promise<void>} drop
 * @property {() => void} last nothing more will be asked
 */

/** @param {any} factory @param {() => void} closed */
function open(factory, closed) {
  return new Promise((resolve, reject) => {
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const db = request.result;
      // A newer page wants to change the stores: get out of its way.
      db.onversionchange = () => {
        db.close();
        closed();
      };
      db.onclose = closed;
      resolve(db);
    };
  });
}

/**
 * @template T
 * @param {any} db
 * @param {'readonly'|'readwrite'} kind
 * @param {(tx: Transaction) => T|Promise<T>} work
 * @returns {Promise<T>} when the transaction is complete, not when its requests are
 */
function transact(db, kind, work) {
  return new Promise((resolve, reject) => {
    const tx = db.transaction(STORES, kind, { durability: 'strict' });
    /** @type {any} */
    let result;
    tx.oncomplete = () => resolve(result);
    tx.onabort = tx.onerror = (/** @type {any} */ event) => reject(tx.error ?? event?.target?.error);
    const ask = (/** @type {any} */ request) =>
      new Promise((done, failed) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => failed(request.error);
      });
    const range = (/** @type {string} */ game) => globalThis.IDBKeyRange.bound([game], [game, []]);
    const own = {
      get: (/** @type {string} */ store, /** @type {any} */ key) => ask(tx.objectStore(store).get(key)),
      all: (/** @type {string} */ store) => ask(tx.objectStore(store).getAll()),
      range: (/** @type {string} */ store, /** @type {string} */ game) =>
        ask(tx.objectStore(store).getAll(range(game))),
      add: (/** @type {string} */ store, /** @type {any} */ value, /** @type {any} */ key) =>
        ask(tx.objectStore(store).add(value, key)),
      put: (/** @type {string} */ store, /** @type {any} */ value, /** @type {any} */ key) =>
        ask(tx.objectStore(store).put(value, key)),
      drop: async (/** @type {string} */ game) => {
        await ask(tx.objectStore('events').delete(range(game)));
        await ask(tx.objectStore('games').delete(game));
      },
      last: () => tx.commit?.(),
    };
    Promise.resolve(work(/** @type {any} */ (own))).then(
      (value) => {
        result = value;
      },
      (error) => {
        reject(error);
        try {
          tx.abort();
        } catch {
          /* it has ended already */
        }
      },
    );
  });
}

/** Some browsers leave a request unanswered for ever. @template T @param {Promise<T>} promise @returns {Promise<T>} */
function patient(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('storage does not answer')), PATIENCE);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** @returns {Transaction} */
function memoryBackend() {
  /** @type {Record<string, Map<string, any>>} */
  const stores = Object.fromEntries(STORES.map((name) => [name, new Map()]));
  const of = (/** @type {string} */ store) => stores[store] ?? new Map();
  const name = (/** @type {any} */ key) =>
    Array.isArray(key) ? `${key[0]}\n${String(key[1]).padStart(8, '0')}` : String(key);
  const inside = (/** @type {string} */ game) =>
    [...of('events').keys()].filter((key) => key.startsWith(`${game}\n`)).sort();
  return {
    get: async (store, key) => of(store).get(name(key)),
    all: async (store) => [...of(store).values()],
    range: async (_store, game) => inside(game).map((key) => of('events').get(key)),
    add: async (store, value, key) => void of(store).set(name(key), value),
    put: async (store, value, key) => void of(store).set(name(key), value),
    drop: async (game) => {
      for (const key of inside(game)) of('events').delete(key);
      of('games').delete(game);
    },
    last: () => {},
  };
}

/** One spelling for equal values. @param {any} value @returns {string} */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value && typeof value === 'object') {
    return `{${Object.keys(value)
      .sort()
      .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
      .join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/** @param {string} before @param {LogEvent[]} events */
async function chain(before, events) {
  const entries = [];
  let h = before;
  for (const e of events) {
    h = await digest(h + canonical(e));
    entries.push({ e, h });
  }
  return entries;
}

/** How many entries from the start are as they were written. @param {{e: any, h: string}[]} entries */
async function unbroken(entries) {
  let h = '';
  for (const [i, entry] of entries.entries()) {
    if (!entry || typeof entry !== 'object' || !('e' in entry)) return i;
    h = await digest(h + canonical(entry.e));
    // A page without cryptography (plain http) writes empty hashes.
    if (entry.h && h && entry.h !== h) return i;
    h = entry.h;
  }
  return entries.length;
}

/** The row may lag behind the log, never the other way round. @param {Row} row @param {any[]} entries */
const hole = (row, entries) => (row.plies ?? 0) > entries.length;

/** The first 16 bytes of SHA-256, as hex. @param {string} text */
async function digest(text) {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return '';
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
