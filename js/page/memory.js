/** The stores of database.js in memory, where the browser refuses storage. */

import { STORES } from './database.js';

/** @typedef {import('./database.js').Transaction} Transaction */
/** @typedef {import('./database.js').Stores} Stores */
/** @typedef {import('./database.js').Key} Key */

/** @returns {Transaction} one that never ends */
export function memoryTransaction() {
  const stores = /** @type {{[S in keyof Stores]: Map<string, Stores[S]>}} */ (
    Object.fromEntries(STORES.map((name) => [name, new Map()]))
  );
  const nameOf = (/** @type {Key} */ key) =>
    Array.isArray(key) ? `${key[0]}\n${String(key[1]).padStart(8, '0')}` : key;
  const eventsOf = (/** @type {string} */ game) =>
    [...stores.events].filter(([name]) => name.startsWith(`${game}\n`)).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    inMemory: true,
    get: async (store, key) => stores[store].get(nameOf(key)),
    all: async (store) => [...stores[store].values()],
    events: async (game) => eventsOf(game).map(([, entry]) => entry),
    add: async (store, value, key) => stores[store].set(nameOf(key), value),
    put: async (store, value, key) => stores[store].set(nameOf(key), value),
    keys: async (store) => [...stores[store].keys()],
    drop: async (key) => stores.quarantine.delete(key),
    async cut(game, n) {
      for (const [name] of eventsOf(game)) if (Number(name.split('\n')[1]) >= n) stores.events.delete(name);
    },
    async remove(game) {
      for (const [name] of eventsOf(game)) stores.events.delete(name);
      stores.games.delete(game);
    },
  };
}
