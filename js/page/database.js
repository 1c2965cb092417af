/** IndexedDB with promises: one database, one transaction over all its stores at a time. */

import { ofThisCopy } from '../lib/site.js';

const NAME = ofThisCopy('urgame');
/** The first versions had one database for all copies of the site on an origin. */
const OLD_NAME = 'urgame';
/** Some browsers never answer: a wait of this many milliseconds counts as a failure. */
const TIMEOUT = 1500;
/** The number of steps in which that wait is counted. */
const STEPS = 15;
/** A transaction that has not ended this many milliseconds after such a failure is aborted. */
const HUNG = 15_000;
export const SILENT = new Error('storage does not answer');
export const STORES = ['games', 'events', 'quarantine', 'meta'];

/**
 * What the disk gives back has the shape that was stored, unless it was damaged: see countIntact in log_chain.js.
 * @typedef {object} Stores the value of each store
 * @property {import('../types/state.js').StoredGame} games
 * @property {import('./log_chain.js').Link} events
 * @property {unknown} quarantine
 * @property {Record<string, unknown>} meta
 */
/** @typedef {string|[game: string, n: number]} Key */
/**
 * @typedef {object} Transaction
 * @property {boolean} [inMemory] it is in memory.js, where nothing is undone when a piece of work fails
 * @property {<S extends keyof Stores>(store: S, key: Key) => Promise<Stores[S]|undefined>} get
 * @property {<S extends keyof Stores>(store: S) => Promise<Stores[S][]>} all
 * @property {(game: string) => Promise<Stores['events'][]>} events of a game, in order
 * @property {<S extends keyof Stores>(store: S, value: Stores[S], key: Key) => Promise<unknown>} add
 * @property {<S extends keyof Stores>(store: S, value: Stores[S], key: Key) => Promise<unknown>} put
 * @property {(store: 'games'|'quarantine') => Promise<unknown[]>} keys of all values, in the order of `all`
 * @property {(game: string) => Promise<unknown>} remove a game and its events
 * @property {(key: string) => Promise<unknown>} drop one value of the quarantine
 * @property {(game: string, n: number) => Promise<unknown>} cut a game's events from the n-th on
 */

/**
 * @param {IDBFactory|null} factory rejects where there is none
 * @param {() => void} closed called when the browser closes the connection
 * @returns {Promise<IDBDatabase>}
 */
export function openDatabase(factory, closed) {
  return new Promise((resolve, reject) => {
    if (!factory) throw new Error('no storage');
    const request = factory.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store);
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const db = request.result;
      // A newer page wants to change the stores: do not block it.
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
 * The database of the first versions.
 * @param {IDBFactory} factory
 * @returns {Promise<IDBDatabase|null>} null where there is none
 */
export async function openOldDatabase(factory) {
  const there = await factory.databases?.();
  if (there && !there.some(({ name }) => name === OLD_NAME)) return null;
  return new Promise((resolve) => {
    const request = factory.open(OLD_NAME);
    request.onupgradeneeded = () => request.transaction?.abort(); // it was not there, and is not made
    request.onerror = () => resolve(null);
    request.onsuccess = () => {
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
  });
}

/**
 * Wait for TIMEOUT, in steps. A page that is busy is late for its answers too: the time in which it could not look
 * for them is no fault of the storage.
 * @param {() => void} late
 * @returns {() => void} stops the waiting
 */
function waitFor(late) {
  let left = STEPS;
  const step = () => {
    left -= 1;
    if (left) timer = setTimeout(step, TIMEOUT / STEPS);
    else late();
  };
  let timer = setTimeout(step, TIMEOUT / STEPS);
  return () => clearTimeout(timer);
}

/**
 * @template T
 * @param {IDBDatabase} db
 * @param {IDBTransactionMode} kind
 * @param {(tx: Transaction) => T|Promise<T>} work
 * @returns {Promise<T>} when the transaction is complete, not when its requests are; rejects where it does not end in
 *   time
 */
export function transact(db, kind, work) {
  return new Promise((resolve, reject) => {
    const tx = db.transaction(db.objectStoreNames, kind, { durability: 'strict' });
    const abort = () => {
      try {
        tx.abort();
      } catch {
        // It has ended already.
      }
    };
    let stop = waitFor(() => {
      reject(SILENT);
      // A slow disk may still write it. One that never does must not hold up the next for ever.
      const timer = setTimeout(abort, HUNG);
      stop = () => clearTimeout(timer);
    });
    /** @type {T} */
    let result;
    tx.oncomplete = () => {
      stop();
      resolve(result);
    };
    tx.onabort = tx.onerror = (event) => {
      stop();
      reject(tx.error ?? /** @type {IDBRequest|null} */ (event?.target)?.error);
    };
    Promise.resolve(work(transactionOf(tx))).then(
      (value) => {
        result = value;
      },
      (error) => {
        reject(error);
        abort();
      },
    );
  });
}

/**
 * @param {IDBTransaction} tx
 * @returns {Transaction}
 */
function transactionOf(tx) {
  /**
   * @template T
   * @param {IDBRequest<T>} request
   * @returns {Promise<T>}
   */
  const ask = (request) => {
    /** @type {Promise<T>} */
    const answer = new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
    // A request whose result is no longer awaited may fail: the transaction says what went wrong.
    answer.catch(() => {});
    return answer;
  };
  const rangeOf = (/** @type {string} */ game, /** @type {number[]} */ ...from) =>
    globalThis.IDBKeyRange.bound([game, ...from], [game, []]);
  return {
    get: (store, key) => ask(tx.objectStore(store).get(key)),
    all: (store) => ask(tx.objectStore(store).getAll()),
    events: (game) => ask(tx.objectStore('events').getAll(rangeOf(game))),
    keys: (store) => ask(tx.objectStore(store).getAllKeys()),
    add: (store, value, key) => ask(tx.objectStore(store).add(value, key)),
    put: (store, value, key) => ask(tx.objectStore(store).put(value, key)),
    remove: (game) =>
      Promise.all([ask(tx.objectStore('events').delete(rangeOf(game))), ask(tx.objectStore('games').delete(game))]),
    drop: (key) => ask(tx.objectStore('quarantine').delete(key)),
    cut: (game, n) => ask(tx.objectStore('events').delete(rangeOf(game, n))),
  };
}

/**
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>} rejects where the promise does not end in time
 */
export function withTimeout(promise) {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject).finally(waitFor(() => reject(SILENT)));
  });
}
