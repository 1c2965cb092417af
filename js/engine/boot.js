/**
 * Starts the engine in the best place that this page allows, and notices when its start stalls.
 *
 * A module worker; in a sandboxed frame, which may not load one, a `data:` worker that imports the same file;
 * where even that is refused, the page's own thread. In each of them worker.js runs.
 */

import { fetchFile } from '../lib/net.js';
import { ofThisCopy, SITE } from '../lib/site.js';
import { scriptUrl } from '../lib/trusted.js';

/**
 * What the engine says: an answer, which has an `id`, or a push, which has a `type`.
 * @typedef {{id?: number, ok?: boolean, type?: string, [key: string]: unknown}} EngineMessage
 */
/**
 * @typedef {object} Engine
 * @property {(message: string|object) => void} post
 * @property {() => void} stop
 * @property {() => void} [repeat] lets it say again what it has said before anybody listened
 */
/** @typedef {(message: EngineMessage) => void} Listener */

const WORKER = new URL('js/worker.js', SITE).href;
/** Seconds without any sign of progress, counted only while the page is visible. */
const STALLED = 30;
/** A place is given up after this many attempts in which the engine said nothing. */
const ATTEMPTS = 4;
/** The first word of an engine is due within this many milliseconds. */
const FIRST_WORD = 15_000;
/** The most time that making a snapshot may take, in milliseconds. */
const SNAPSHOT_LIMIT = 120_000;

/** Runs in the `data:` worker: it stores the messages that come before the real worker has been imported. */
const RELAY = `const early = []; onmessage = (event) => early.push(event);
import(${JSON.stringify(WORKER)}).then(
  () => early.forEach((event) => self.onmessage(event)),
  (error) => setTimeout(() => { throw error; }),
);`;

/** A name for the lock that one engine holds: see `holdLock` in worker.js. */
const newLockName = () => `ur-engine-${Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')}`;

/** @type {((listen: Listener, died: () => void) => Engine|Promise<Engine>)[]} */
const places = [
  (listen, died) => {
    const first = globalThis.early;
    globalThis.early = undefined;
    const worker = first?.worker ?? new Worker(scriptUrl(WORKER), { type: 'module', name: 'engine' });
    const engine = inWorker(worker, listen, died);
    return { ...engine, repeat: () => first?.said.forEach((event) => void worker.dispatchEvent(event)) };
  },
  (listen, died) => {
    const url = scriptUrl(`data:text/javascript,${encodeURIComponent(RELAY)}`);
    return inWorker(new Worker(url, { type: 'module', name: 'engine' }), listen, died);
  },
  onThisThread,
];

/** The place that worked, remembered for the next start. A sandboxed frame need not try the first. */
let place = globalThis.origin === 'null' ? 1 : 0;

/**
 * Start an engine.
 * @param {{plain: boolean}} how plain: without the snapshot
 * @param {Listener} listen gets all that the engine says, parsed
 * @param {(code: string) => void} died called once, when the engine is lost
 * @returns {Engine}
 */
export function startEngine(how, listen, died) {
  /** @type {Engine|null} */
  let engine = null;
  let over = false;
  let heard = false;
  let ready = false;
  let silence = 0;
  const lock = newLockName();
  /** @type {(string|object)[]} */
  const early = [{ start: { ...how, lock } }];

  const stop = () => {
    over = true;
    clearInterval(watchdog);
    engine?.stop();
  };
  const lost = (/** @type {string} */ code) => {
    if (over) return;
    stop();
    died(code);
  };
  const watchdog = setInterval(() => {
    if (ready || document.hidden) return;
    silence += 1;
    if (silence >= STALLED) lost('stalled');
  }, 1000);
  const receive = (/** @type {EngineMessage} */ message) => {
    if (over) return;
    heard = true;
    silence = 0;
    if (message.type === 'boot' && message.stage === 'ready') ready = true;
    // The engine has this lock as long as it lives: the page gets it when the engine dies, and so learns of it at once.
    if (message.type === 'alive') return void navigator.locks.request(lock, () => lost('died'));
    listen(message);
  };

  /**
   * An engine that dies before its first message is perhaps not allowed to run in that place; more often a file did
   * not come.
   * @param {number} attempt from 1
   */
  async function tryPlace(attempt) {
    let ended = false;
    const end = (/** @type {boolean} */ refused) => {
      if (ended || over) return;
      ended = true;
      clearTimeout(due);
      if (heard) return lost('died');
      engine?.stop();
      engine = null;
      tryAgain(refused ? ATTEMPTS : attempt);
    };
    const due = setTimeout(() => heard || end(false), FIRST_WORD);
    try {
      const found = await places[place](receive, () => end(false));
      if (ended || over) return found.stop();
      engine = found;
      for (const message of early) engine.post(message);
      engine.repeat?.();
    } catch (error) {
      end(error instanceof DOMException);
    }
  }

  /** @param {number} attempt how many have failed in this place */
  async function tryAgain(attempt) {
    try {
      await fetchFile(WORKER);
    } catch {
      return lost('files');
    }
    if (over) return;
    if (attempt < ATTEMPTS) return tryPlace(attempt + 1);
    if (place + 1 >= places.length) return lost('died');
    place += 1;
    tryPlace(1);
  }

  tryPlace(1);
  return {
    stop,
    post(message) {
      // Until the engine has said something, it may have to be started in another place.
      if (!heard) early.push(message);
      engine?.post(message);
    },
  };
}

/**
 * @param {Worker} worker
 * @param {Listener} listen
 * @param {() => void} died
 * @returns {Engine}
 */
function inWorker(worker, listen, died) {
  worker.onmessage = ({ data }) => listen(JSON.parse(data));
  worker.onerror = died;
  return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
}

/**
 * @param {Listener} listen
 * @returns {Promise<Engine>}
 */
async function onThisThread(listen) {
  const { serve } = await import(WORKER);
  const { port1, port2 } = new MessageChannel();
  serve(port1);
  port2.onmessage = ({ data }) => listen(JSON.parse(data));
  return {
    post: (message) => port2.postMessage(message),
    stop: () => {
      port1.close();
      port2.close();
    },
  };
}

/** Load the page again. The worker comes first, past the browser's cache: perhaps it was the older of the two. */
export function renew() {
  const reload = () => location.reload();
  fetch(WORKER, { cache: 'reload' }).then(reload, reload);
}

/** Whether this device has the memory and the time for a second Python for a while. */
function canSpareMemory() {
  const known = /** @type {{deviceMemory?: number, connection?: {saveData?: boolean}}} */ (navigator);
  const iOS = /iP(hone|ad|od)|Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1;
  return place === 0 && (known.deviceMemory ?? 8) >= 4 && !known.connection?.saveData && !iOS;
}

/**
 * Store the memory of a freshly started Python, so that the next visit starts in half the time.
 * A second worker makes it while the first is idle; it works from the browser's cache and fetches nothing new.
 * @param {() => void} done
 */
export function makeSnapshot(done) {
  if (!canSpareMemory()) return;
  const maker = new Worker(scriptUrl(WORKER), { type: 'module', name: 'snapshot' });
  const limit = setTimeout(() => maker.terminate(), SNAPSHOT_LIMIT);
  maker.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type !== 'snapshot' && type !== 'failed') return;
    clearTimeout(limit);
    maker.terminate();
    if (type === 'snapshot') done();
  };
  maker.postMessage({ start: { make: true } });
}

/** Delete the snapshot: no engine could be started from it. */
export async function deleteSnapshot() {
  try {
    await caches.delete(ofThisCopy('ur-snapshot'));
  } catch {
    // There is no storage here, so there is nothing to delete.
  }
}
