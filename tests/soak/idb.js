/**
 * IndexedDB in memory, faithful in what storage can trip over: transactions in their order, rollback, connections that
 * die, upgrades that are blocked. Nothing happens by itself: `step` lets one thing happen, chosen by the caller's
 * random numbers, so that a run can be repeated. A fault can be put in the place of any call.
 */

/**
 * @typedef {'reject'|'abort'|'quota'|'never'|'blocked'|'closed'|'emptied'|'full'} Fault
 *   closed: the browser closes the connection; emptied: it deletes everything, too; full: it can be read, no more
 * @typedef {'open'|'begin'|'request'|'commit'} Call
 */

/** @type {Fault[]} */
export const FAULTS = ['reject', 'abort', 'quota', 'never', 'blocked', 'closed', 'emptied', 'full'];

const NAMES = { quota: 'QuotaExceededError', abort: 'AbortError', reject: 'UnknownError' };
const failure = (/** @type {string} */ fault) => {
  const name = NAMES[/** @type {keyof typeof NAMES} */ (fault)] ?? 'InvalidStateError';
  return Object.assign(new Error(name), { name });
};
const textOf = (/** @type {any} */ key) => JSON.stringify(key);

/** @param {any} key @param {any} range */
const isIn = (key, range) =>
  range?.game === undefined ? textOf(key) === textOf(range) : key[0] === range.game && key[1] >= range.from;

/** The disk of one browser, with as many pages as are opened by `page`. */
export function disk() {
  /** @type {any} */ (globalThis).IDBKeyRange = {
    bound: (/** @type {any} */ low) => ({ game: low[0], from: low[1] ?? 0 }),
  };
  /** @type {Map<string, {version: number, stores: Record<string, Map<string, any>>}>} */
  const databases = new Map();
  /** @type {any[]} */
  let connections = [];
  /** @type {any[]} */
  let transactions = [];
  /** What is to happen: opening and deleting databases, and closing connections. @type {(() => boolean)[]} */
  let errands = [];

  /** @param {any} one */
  function dropConnection(one) {
    connections = connections.filter((other) => other !== one);
    one.dead = true;
    for (const tx of transactions.filter((other) => other.db === one)) rollBack(tx, failure('abort'));
    one.onclose?.();
  }
  /** @param {string} name */
  function empty(name) {
    for (const one of connections.filter((other) => other.name === name)) dropConnection(one);
    databases.delete(name);
  }
  /** @param {any} tx @param {any} error */
  function rollBack(tx, error) {
    if (tx.over) return;
    tx.over = true;
    tx.error = error;
    if (tx.before) {
      const database = databases.get(tx.db.name);
      if (database) database.stores = tx.before;
    }
    transactions = transactions.filter((one) => one !== tx);
    for (const request of tx.requests.splice(0)) {
      request.error = failure('abort');
      request.onerror?.({ target: request });
    }
    tx.onabort?.({ target: tx });
  }
  const mayStart = (/** @type {any} */ tx) =>
    !tx.never &&
    !transactions
      .slice(0, transactions.indexOf(tx))
      .some((one) => one.db.name === tx.db.name && (one.mode === 'readwrite' || tx.mode === 'readwrite'));

  /** @param {any} tx */
  function advance(tx) {
    const database = databases.get(tx.db.name);
    if (!database) return rollBack(tx, failure('closed'));
    if (tx.mode === 'readwrite' && !tx.before)
      tx.before = Object.fromEntries(Object.entries(database.stores).map(([key, map]) => [key, new Map(map)]));
    const [request] = tx.requests;
    if (request) {
      if (request.fault === 'never' || request.fault === 'blocked') {
        tx.never = true;
        return;
      }
      tx.requests.shift();
      if (request.fault === 'abort') return rollBack(tx, failure('abort'));
      if (request.fault === 'closed') return dropConnection(tx.db);
      if (request.fault === 'emptied') return empty(tx.db.name);
      try {
        if (request.fault) throw failure(request.fault);
        request.result = structuredClone(request.work(database.stores));
        request.onsuccess?.({ target: request });
      } catch (error) {
        request.error = error;
        request.onerror?.({ target: request });
        rollBack(tx, error);
      }
      return;
    }
    const fault = tx.fault('commit');
    if (fault === 'reject' || fault === 'abort' || fault === 'quota') return rollBack(tx, failure(fault));
    if (fault === 'closed') return dropConnection(tx.db);
    if (fault === 'emptied') return empty(tx.db.name);
    tx.over = true;
    transactions = transactions.filter((one) => one !== tx);
    // Written, but the page never hears of it.
    if (fault !== 'never' && fault !== 'blocked') tx.oncomplete?.({ target: tx });
  }

  /**
   * The `indexedDB` of one page.
   * @param {(call: Call) => Fault|null} [fault] asked at each call
   */
  function page(fault = () => null) {
    let closed = false;
    /** @type {any[]} */
    const mine = [];

    /** @param {any} db @param {IDBTransactionMode} mode */
    function begin(db, mode) {
      if (db.dead) throw failure('closed');
      const wrong = fault('begin');
      if (wrong === 'closed') dropConnection(db);
      if (wrong === 'emptied') empty(db.name);
      if (wrong === 'reject' || wrong === 'quota' || db.dead) throw failure(wrong ?? 'closed');
      /** @type {any} */
      const tx = { db, mode, error: null, requests: [], never: wrong === 'never' || wrong === 'blocked', fault };
      tx.abort = () => {
        if (tx.over) throw failure('closed');
        rollBack(tx, failure('abort'));
      };
      if (wrong === 'abort') {
        errands.push(() => {
          rollBack(tx, failure('abort'));
          return true;
        });
        tx.never = true;
      }
      transactions.push(tx);
      tx.objectStore = (/** @type {string} */ store) => {
        const ask = (/** @type {(stores: any) => any} */ work, writes = false) => {
          if (tx.over) throw Object.assign(new Error('over'), { name: 'TransactionInactiveError' });
          const wanted = fault('request');
          const kind = wanted === 'full' ? (writes ? 'quota' : null) : wanted;
          if (kind === 'quota') throw failure('quota');
          const request = { work, fault: kind };
          tx.requests.push(request);
          return request;
        };
        const within = (/** @type {(map: Map<string, any>) => any} */ work, writes = false) =>
          ask((stores) => work(stores[store]), writes);
        const sorted = (/** @type {Map<string, any>} */ map, /** @type {any} */ range) =>
          [...map.values()]
            .filter((one) => range === undefined || isIn(one.key, range))
            .sort((a, b) => (Array.isArray(a.key) ? a.key[1] - b.key[1] : a.key < b.key ? -1 : 1));
        return {
          get: (/** @type {any} */ key) => within((map) => map.get(textOf(key))?.value),
          getAll: (/** @type {any} */ range) => within((map) => sorted(map, range).map((one) => one.value)),
          getAllKeys: (/** @type {any} */ range) => within((map) => sorted(map, range).map((one) => one.key)),
          count: (/** @type {any} */ range) => within((map) => sorted(map, range).length),
          put: (/** @type {any} */ value, /** @type {any} */ key) =>
            within((map) => void map.set(textOf(key), { key, value: structuredClone(value) }), true),
          add: (/** @type {any} */ value, /** @type {any} */ key) =>
            within((map) => {
              if (map.has(textOf(key))) throw Object.assign(new Error('there already'), { name: 'ConstraintError' });
              map.set(textOf(key), { key, value: structuredClone(value) });
            }, true),
          delete: (/** @type {any} */ range) =>
            within((map) => {
              for (const [id, one] of map) if (isIn(one.key, range)) map.delete(id);
            }),
        };
      };
      return tx;
    }

    return {
      /** @param {string} name @param {number} version */
      open(name, version = 1) {
        /** @type {any} */
        const request = { error: null };
        const wrong = fault('open');
        const fail = () => {
          request.error = failure(wrong ?? 'abort');
          request.onerror?.({ target: request });
          return true;
        };
        if (wrong === 'never') return request;
        if (wrong === 'blocked') {
          errands.push(() => {
            request.onblocked?.({ target: request });
            return true;
          });
          return request;
        }
        errands.push(() => {
          if (closed) return true;
          if (wrong === 'reject' || wrong === 'abort' || wrong === 'quota') return fail();
          if (wrong === 'emptied') empty(name);
          const database = databases.get(name) ?? { version: 0, stores: {} };
          if (database.version < version) {
            const others = connections.filter((one) => one.name === name);
            for (const one of others) one.onversionchange?.({ target: one });
            if (connections.some((one) => one.name === name)) return false;
          }
          databases.set(name, database);
          /** @type {any} */
          const db = {
            name,
            close() {
              db.dead = true;
              connections = connections.filter((one) => one !== db);
            },
            createObjectStore(/** @type {string} */ store) {
              database.stores[store] = new Map();
            },
            get objectStoreNames() {
              const names = Object.keys(database.stores);
              return Object.assign(names, { contains: (/** @type {string} */ one) => names.includes(one) });
            },
            transaction: (/** @type {any} */ _stores, /** @type {IDBTransactionMode} */ mode) => begin(db, mode),
          };
          request.result = db;
          connections.push(db);
          mine.push(db);
          if (database.version < version) {
            const before = database.version;
            database.version = version;
            request.onupgradeneeded?.({ target: request, oldVersion: before });
          }
          request.onsuccess?.({ target: request });
          if (wrong === 'closed') dropConnection(db);
          return true;
        });
        return request;
      },
      /** @param {string} name */
      deleteDatabase(name) {
        /** @type {any} */
        const request = {};
        errands.push(() => {
          for (const one of connections.filter((other) => other.name === name)) one.onversionchange?.({ target: one });
          if (connections.some((one) => one.name === name)) return false;
          databases.delete(name);
          request.onsuccess?.({ target: request });
          return true;
        });
        return request;
      },
      databases: async () => [...databases].map(([name, { version }]) => ({ name, version })),
      /** The page is killed: what is not committed is rolled back. */
      kill() {
        closed = true;
        for (const db of mine) {
          db.onclose = null;
          db.onversionchange = null;
          for (const tx of transactions.filter((one) => one.db === db)) {
            tx.onabort = tx.oncomplete = null;
            for (const request of tx.requests.splice(0)) request.onerror = null;
            rollBack(tx, null);
          }
          connections = connections.filter((one) => one !== db);
        }
      },
    };
  }

  return {
    page,
    /** Delete everything, as "clear site data" does. */
    clear() {
      for (const name of [...databases.keys()]) empty(name);
    },
    /**
     * Let one thing happen.
     * @param {(below: number) => number} random
     * @returns {boolean} false: there is nothing that could happen
     */
    step(random) {
      const errandsNow = errands.map((errand) => () => {
        if (errand()) errands = errands.filter((one) => one !== errand);
      });
      const ready = transactions.filter(mayStart).map((tx) => () => advance(tx));
      const choices = [...errandsNow, ...ready];
      if (!choices.length) return false;
      choices[random(choices.length)]();
      return true;
    },
    /** @param {string} name */
    stores: (name) => databases.get(name)?.stores ?? {},
    /** The only database whose name fits. @param {RegExp} pattern */
    named: (pattern) => [...databases].find(([name]) => pattern.test(name))?.[1].stores ?? {},
  };
}
