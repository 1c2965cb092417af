/** Time and chance for programmes that can be repeated: both go on only when the programme wants it. */

import { createHash } from 'node:crypto';
import { mock } from 'node:test';

/**
 * Random whole numbers below `n`, always the same for a seed (mulberry32).
 * @param {number} seed
 */
export function randomFrom(seed) {
  let a = seed >>> 0;
  return (/** @type {number} */ n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** Hashes come at once: the real ones take a thread, and so an uncertain time. */
const subtle = {
  digest: async (/** @type {string} */ _name, /** @type {Uint8Array} */ bytes) => {
    const hash = createHash('sha256').update(new Uint8Array(bytes)).digest();
    return hash.buffer.slice(hash.byteOffset, hash.byteOffset + 32);
  },
};

/**
 * Run a piece of work under a clock that stands still.
 * @template T
 * @param {() => Promise<T>} work
 */
export async function withClock(work) {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  Object.defineProperty(globalThis, 'crypto', { value: { subtle }, configurable: true });
  mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  try {
    return await work();
  } finally {
    mock.timers.reset();
    if (real) Object.defineProperty(globalThis, 'crypto', real);
  }
}

/** Let all promises go on that need nothing from outside. */
export const rest = () => new Promise((done) => setImmediate(done));

/** @param {number} ms */
export const tick = (ms) => mock.timers.tick(ms);
