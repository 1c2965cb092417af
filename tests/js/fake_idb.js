/** As much of IndexedDB as storage.js uses, in memory, with ways to make it fail. */

const name = (/** @type {any} */ key) => JSON.stringify(key);

/**
 * @param {{fail?: (call: number, mode: string, request: string) => string|null, refuse?: boolean, old?: any}} [how]
 *   fail: the name of the error with which a request fails, such as "add events"
 *   old: another one, the database that all copies of the site shared at first
 */
export function fakeIndexedDB(how = {}) {
  /** @type {Record<string, Map<string, {key: any, value: any}>>} */
  const stores = {};
  let calls = 0;
  /** @type {any} */ (globalThis).IDBKeyRange = {
    bound: (/** @type {any} */ low, /** @type {any} */ _high) => ({ game: low[0], from: low[1] ?? 0 }),
  };

  /** @param {any} request @param {() => any} work */
  const answer = (request, work) =>
    queueMicrotask(() => {
      try {
        request.result = work();
        request.onsuccess?.();
      } catch (error) {
        request.error = error;
        request.onerror?.({ target: request });
      }
    });

  /** @param {string[]} _names @param {string} mode */
  function transaction(_names, mode) {
    /** @type {any} */
    const tx = { error: null };
    const before = Object.fromEntries(Object.entries(stores).map(([key, map]) => [key, new Map(map)]));
    let open = 0;
    let dead = false;
    const settle = () =>
      setTimeout(() => {
        if (!open && !dead && !tx.error) {
          dead = true;
          tx.oncomplete?.();
        }
      }, 0);
    tx.abort = () => {
      // What others have written since then stays.
      if (dead) return;
      dead = true;
      for (const [key, map] of Object.entries(before)) stores[key] = map;
      tx.onabort?.();
    };
    tx.objectStore = (/** @type {string} */ store) => {
      const ask = (/** @type {string} */ what, /** @type {(map: Map<string, any>) => any} */ work) => {
        /** @type {any} */
        const request = {};
        open += 1;
        answer(request, () => {
          open -= 1;
          settle();
          calls += 1;
          const failure = how.fail?.(calls, mode, `${what} ${store}`);
          if (failure) {
            tx.error = Object.assign(new Error(failure), { name: failure });
            setTimeout(tx.abort, 0);
            throw tx.error;
          }
          return work(stores[store] ?? new Map());
        });
        return request;
      };
      return {
        get: (/** @type {any} */ key) => ask('get', (map) => map.get(name(key))?.value),
        getAll: (/** @type {any} */ range) =>
          ask('getAll', (map) =>
            [...map.values()]
              .filter((one) => !range || one.key[0] === range.game)
              .sort((a, b) => (range ? a.key[1] - b.key[1] : 0))
              .map((one) => one.value),
          ),
        getAllKeys: () => ask('getAllKeys', (map) => [...map.values()].map((one) => one.key)),
        put: (/** @type {any} */ value, /** @type {any} */ key) =>
          ask('put', (map) => void map.set(name(key), { key, value: structuredClone(value) })),
        add: (/** @type {any} */ value, /** @type {any} */ key) =>
          ask('add', (map) => {
            if (map.has(name(key))) {
              tx.error = Object.assign(new Error('there already'), { name: 'ConstraintError' });
              setTimeout(tx.abort, 0);
              throw tx.error;
            }
            map.set(name(key), { key, value: structuredClone(value) });
          }),
        delete: (/** @type {any} */ key) =>
          ask('delete', (map) => {
            for (const [id, one] of map)
              if (id === name(key) || (one.key[0] === key.game && one.key[1] >= key.from)) map.delete(id);
          }),
      };
    };
    settle();
    return tx;
  }

  const db = {
    close() {},
    transaction,
    createObjectStore: (/** @type {string} */ store) => {
      stores[store] = new Map();
    },
  };
  return {
    stores,
    /** @param {string} [called] @returns {any} */
    open(called) {
      /** @type {any} */
      const request = { result: db };
      if (called === 'urgame') {
        if (how.old) return how.old.open();
        queueMicrotask(() => request.onerror());
        return request;
      }
      if (how.refuse) throw Object.assign(new Error('refused'), { name: 'SecurityError' });
      queueMicrotask(() => {
        if (!stores.games) request.onupgradeneeded();
        request.onsuccess();
      });
      return request;
    },
  };
}
