/**
 * Updates of the site: every fault of every file while a new version is installed over one of an earlier build, and
 * visits, new versions and tabs in every order. No page gets files of two versions, and none is left without any.
 *
 * `node updates.js SEED COUNT MINUTES`: all faults where the seed is 0, then COUNT interleavings from the seed on.
 */

import { existsSync, readFileSync } from 'node:fs';
import { randomFrom, rest } from './clock.js';
import { BUILDS, browser, EARLIER, FAULTS, isTyped, typeOf, version } from './service_worker.js';

/** Files of every kind, for short runs. */
const SOME = ['index.html', 'js/main.js', 'css/main.css', 'catalogue.json', 'fonts/one.woff2', 'pyodide/python.wasm'];
const ON_USE = ['fonts/other.woff2'];

/** The files of the built site. */
export function shipped() {
  const built = new URL('../../dist/sw.js', import.meta.url);
  if (!existsSync(built)) return SOME;
  const files = [...readFileSync(built, 'utf8').matchAll(/"([^"]+)":"[0-9a-f]{16,64}"/g)].map(([, path]) => path);
  if (!files.length) throw new Error('no files were found in the list of dist/sw.js');
  return files;
}

/**
 * Let promises go on until one of them is settled; those that wait for their turn go on in the order of the numbers.
 * @param {(n: number) => number} random
 */
function scheduler(random) {
  /** @type {(() => void)[]} */
  const waiting = [];
  const step = async () => {
    await rest();
    const [next] = waiting.splice(random(waiting.length || 1), 1);
    next?.();
    return Boolean(next);
  };
  return {
    step,
    /** @returns {Promise<void>} */
    turn: () => new Promise((go) => waiting.push(go)),
    /** @template T @param {Promise<T>} promise @param {() => void} [stuck] when nothing goes on any more */
    async until(promise, stuck = () => {}, what = '') {
      let over = false;
      promise.then(
        () => (over = true),
        () => (over = true),
      );
      for (let idle = 0; !over; ) {
        if (await step()) idle = 0;
        else if (++idle > 12) stuck();
        if (idle > 5000) throw new Error(`nothing goes on any more: ${what}`);
      }
      return promise;
    },
  };
}

/**
 * Whether a tab gets every file of its version, with its right type.
 * @param {any} tab @param {import('./service_worker.js').Version} of
 */
async function wrongFiles(tab, of) {
  const wrong = [];
  for (const path of of.paths) {
    const got = await tab.get(path);
    if (got?.text !== of.files.get(path)) wrong.push(`${path} is ${got ? `“${got.text.slice(0, 30)}”` : 'not there'}`);
    else if (isTyped(path) && got.type !== typeOf(path)) wrong.push(`${path} has the type ${got.type}`);
  }
  return wrong;
}

/**
 * One file is at fault while a new version comes after that of an earlier worker.
 * @param {{from: string, fault: string, path: string, paths: string[]}} how
 */
async function withFault({ from, fault, path, paths }) {
  const what = `${fault} of ${path} after worker ${from}`;
  const { turn, until } = scheduler(() => 0);
  const way = browser(turn);
  const complaints = [];
  const old = version('old', from, paths, ON_USE);
  const next = version('next', 'now', paths, ON_USE);
  const go = (/** @type {Promise<any>} */ work) => run(work, until, way, what);
  way.host.version = old;
  await go(way.update());
  const tab = await go(way.open());
  const before = [...way.stored.keys()];
  way.host.previous = old;
  way.host.version = next;
  way.host.fault = (one) => (one === path ? fault : null);
  const outcome = await go(way.update());
  way.host.online = false;
  const broken = from === 'broken';
  if (outcome === 'failed') {
    if (!broken) complaints.push(...(await go(wrongFiles(tab, old))).map((one) => `${what}: the old version: ${one}`));
    // What came over a network that failed stays for the next installation; of a damaged version nothing does.
    if (!['stall', 'error'].includes(fault) && String([...way.stored.keys()]) !== String(before))
      complaints.push(`${what}: caches ${[...way.stored.keys()]} instead of ${before}`);
  }
  way.host.online = true;
  way.host.fault = () => null;
  const again = await go(way.update());
  if (outcome === 'failed' && again !== 'installed') complaints.push(`${what}: then ${again}`);
  await go(way.close(tab));
  way.host.online = false;
  const later = await go(way.open());
  complaints.push(...(await go(wrongFiles(later, next))).map((one) => `${what}: the new version: ${one}`));
  if ((await go(way.isWhole())) !== next.manifest.REVISION) complaints.push(`${what}: it is not whole`);
  if (way.stored.size !== 1) complaints.push(`${what}: ${way.stored.size} caches are left`);
  return complaints;
}

/** @param {Promise<any>} work @param {any} until @param {any} way @param {string} [what] */
const run = (work, until, way, what = '') => until(work, () => way.timeOut(), what);

/**
 * Versions come and go while tabs are opened, used and closed, in every order.
 * @param {number} seed
 */
async function interleaved(seed) {
  const random = randomFrom(seed);
  const { turn, step } = scheduler(random);
  const way = browser(turn);
  /** @type {string[]} */
  const complaints = [];
  const complain = (/** @type {string} */ what) => complaints.push(`seed ${seed}: ${what}`);
  let made = 0;
  /** @type {Map<string, import('./service_worker.js').Version>} */
  const versions = new Map();
  const deploy = () => {
    way.host.previous = way.host.version;
    made += 1;
    const worker = made === 1 && random(2) ? BUILDS[random(BUILDS.length)] : 'now';
    way.host.version = version(`v${made}`, worker, SOME, ON_USE);
    versions.set(`v${made}`, way.host.version);
  };
  deploy();
  const isLost = () => {
    const path = SOME[random(SOME.length)];
    const fault = FAULTS[random(FAULTS.length)];
    way.host.fault = random(3) ? () => null : (one) => (one === path ? fault : null);
  };
  const use = async () => {
    const tab = way.tabs[random(way.tabs.length || 1)];
    if (!tab?.version) return;
    const path = SOME[random(SOME.length)];
    const controlled = tab.controller;
    const got = await tab.get(path);
    // A page that was opened without a worker, or whose worker was replaced, depends on the host.
    if (!controlled || tab.taken || !got) return;
    const wanted = versions.get(tab.version)?.files.get(path);
    if (got.text !== wanted) complain(`a page of ${tab.version} gets “${got.text}” for ${path}`);
  };
  const acts = [
    deploy,
    isLost,
    () => way.open(),
    () => way.open(),
    use,
    use,
    use,
    use,
    () => way.update(),
    () => way.update(),
    () => way.takeOver(),
    () => way.tabs.length && way.close(way.tabs[random(way.tabs.length)]),
    () => {
      way.host.online = random(4) > 0;
    },
    () => way.registration.active && way.isWhole(),
  ];
  let working = 3;
  const live = async () => {
    for (let n = 0; n < 12; n += 1) {
      try {
        await acts[random(acts.length)]();
      } catch (error) {
        complain(String(/** @type {Error} */ (error).stack));
      }
    }
    working -= 1;
  };
  for (let n = 0; n < 3; n += 1) live();
  for (let idle = 0; working > 0; ) {
    if (await step()) idle = 0;
    else if (++idle > 12) random(20) ? way.timeOut() : way.endInstall();
    if (idle > 5000) {
      complain('nothing goes on any more');
      break;
    }
  }
  /** @template T @param {Promise<T>} promise @returns {Promise<T>} */
  const go = async (promise) => {
    let over = false;
    promise.finally(() => (over = true)).catch(() => {});
    for (let idle = 0; !over && idle < 3000; idle += 1) if (!(await step()) && idle > 10) way.timeOut();
    return promise;
  };
  // In the end all is well again, and the newest version comes whole.
  way.host.online = true;
  way.host.fault = () => null;
  await go(way.update());
  for (const tab of [...way.tabs]) await go(way.close(tab));
  await go(way.update());
  const newest = /** @type {import('./service_worker.js').Version} */ (way.host.version);
  way.host.online = false;
  const tab = await go(way.open());
  for (const one of await go(wrongFiles(tab, newest))) complain(`in the end, ${one}`);
  if (way.stored.size !== 1) complain(`in the end there are ${[...way.stored.keys()]}`);
  return complaints;
}

/** The worker that removes everything leaves no cache and no worker, after each of the others. */
async function switchedOff() {
  const complaints = [];
  for (const from of ['now', ...EARLIER]) {
    const { turn, until } = scheduler(() => 0);
    const way = browser(turn);
    way.host.version = version('old', from, SOME, ON_USE);
    await run(way.update(), until, way);
    const tab = await run(way.open(), until, way);
    way.host.version = version('off', 'off', SOME);
    await run(way.update(), until, way);
    for (let n = 0; n < 50; n += 1) await rest();
    if (!way.isGone || way.stored.size || !tab.reloading)
      complaints.push(`switched off after ${from}: ${[...way.stored.keys()]}, gone: ${way.isGone}`);
  }
  return complaints;
}

/** @param {{paths?: string[], every?: number}} [how] */
export async function updateFaults({ paths = SOME, every = 1 } = {}) {
  const complaints = await switchedOff();
  let tried = 1 + EARLIER.length;
  let n = 0;
  for (const from of ['now', ...EARLIER])
    for (const fault of FAULTS)
      for (const path of paths) {
        n += 1;
        if (n % every) continue;
        tried += 1;
        // Beside the file at fault a few others are enough.
        const few = [...new Set([path, 'index.html', ...paths.slice(0, 4)])];
        complaints.push(...(await withFault({ from, fault, path, paths: few })));
      }
  return { tried, complaints };
}

/** @param {number} count @param {number} [seed] */
export async function updateOrders(count, seed = 0) {
  const complaints = [];
  for (let n = 0; n < count; n += 1) complaints.push(...(await interleaved(seed + n)));
  return { tried: count, complaints };
}

if (process.argv[1] === import.meta.filename) {
  const [seed = 0, count = 0, minutes = 0] = process.argv.slice(2).map(Number);
  const until = performance.now() + minutes * 60_000;
  const faults = seed === 0 ? await updateFaults({ paths: shipped() }) : { tried: 0, complaints: [] };
  const complaints = [...faults.complaints];
  let at = seed;
  for (; (!count || at < seed + count) && (!minutes || performance.now() < until); at += 1)
    complaints.push(...(await updateOrders(1, at)).complaints);
  console.log(JSON.stringify({ faults: faults.tried, orders: at - seed, next: at, complaints }));
}
