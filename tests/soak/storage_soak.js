/** `node storage_soak.js SEED COUNT MINUTES`: all faults of the storage once, where the seed is 0; then tabs. */

import { storageFaults } from './storage_faults.js';
import { tabs } from './tabs.js';

/** So many interleavings between two looks at the clock. */
const AT_ONCE = 100;

const [seed, count, minutes] = process.argv.slice(2).map(Number);
const until = performance.now() + minutes * 60_000;
const faults = seed === 0 ? await storageFaults() : { tried: 0, complaints: [] };
const complaints = [...faults.complaints];
let at = seed;
while ((!count || at < seed + count) && (!minutes || performance.now() < until)) {
  const n = count ? Math.min(AT_ONCE, seed + count - at) : AT_ONCE;
  complaints.push(...(await tabs(n, at)).complaints);
  at += n;
}
console.log(JSON.stringify({ faults: faults.tried, tabs: at - seed, next: at, complaints }));
