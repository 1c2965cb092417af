/**
 * Start the engine in the best place this page allows, and notice when its start stalls.
 *
 * A module worker; in a sandboxed frame, which may not load one, a `data:` worker that imports the same file;
 * where even that is refused, the page's own thread. What runs there is js/worker.js each time.
 */

/** @typedef {{post: (message: string|object) => void, stop: () => void}} Engine */
/** @typedef {(message: any) => void} Hear */

const WORKER = new URL('worker.js', import.meta.url).href;
const STALLED = 30; // seconds without any sign of progress, counted only while somebody looks

/** Runs in the `data:` worker: it keeps what is said before the real worker has been imported. */
const RELAY = `const early = []; onmessage = (event) => early.push(event);
import(${JSON.stringify(WORKER)}).then(() => early.forEach((event) => self.onmessage(event)), (error) => setTimeout(() => { throw error; }));`;

/** A name for the life of one engine: see `live` in js/worker.js. */
const lifeOf = () => `ur-engine-${Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')}`;

/** @type {((hear: Hear, died: () => void) => Engine|Promise<Engine>)[]} */
const places = [
  (hear, died) => inWorker(new Worker(WORKER, { type: 'module', name: 'engine' }), hear, died),
  (hear, died) =>
    inWorker(
      new Worker(`data:text/javascript,${encodeURIComponent(RELAY)}`, { type: 'module', name: 'engine' }),
      hear,
      died,
    ),
  onThisThread,
];

/** The place that worked, remembered for the next start; a sandboxed frame need not try the first. */
let place = globalThis.origin === 'null' ? 1 : 0;

/**
 * Start an engine. `hear` gets all it says, parsed; `died` is called once, with a code, when it is lost.
 * @param {{plain: boolean}} how
 * @param {Hear} hear
 * @param {(code: string) => void} died
 * @returns {Engine}
 */
export function startEngine(how, hear, died) {
  /** @type {Engine|null} */
  let engine = null;
  let over = false;
  let heard = false;
  let ready = false;
  let silence = 0;
  const life = lifeOf();
  /** @type {(string|object)[]} */
  const early = [{ start: { ...how, life } }];

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
  const listen = (/** @type {any} */ message) => {
    if (over) return;
    heard = true;
    silence = 0;
    if (message.type === 'boot' && message.stage === 'ready') ready = true;
    // The engine has this lock as long as it lives: whoever gets it next learns of its death at once.
    if (message.type === 'alive') return void navigator.locks.request(life, () => lost('died'));
    hear(message);
  };

  /** An engine that dies without having said a word was not allowed to live there. */
  async function tryPlace() {
    const mine = place;
    try {
      const found = await places[mine](listen, () => (heard || mine + 1 >= places.length ? lost('died') : next(mine)));
      if (over) return found.stop();
      engine = found;
      for (const message of early) engine.post(message);
    } catch {
      if (mine + 1 < places.length) next(mine);
      else lost('died');
    }
  }
  function next(/** @type {number} */ tried) {
    if (over) return;
    engine?.stop();
    engine = null;
    place = tried + 1;
    tryPlace();
  }

  tryPlace();
  return {
    stop,
    post(message) {
      if (engine) engine.post(message);
      else early.push(message);
    },
  };
}

/**
 * @param {Worker} worker
 * @param {Hear} hear
 * @param {() => void} died
 * @returns {Engine}
 */
function inWorker(worker, hear, died) {
  worker.onmessage = ({ data }) => hear(JSON.parse(data));
  worker.onerror = died;
  return { post: (message) => worker.postMessage(message), stop: () => worker.terminate() };
}

/**
 * @param {Hear} hear
 * @returns {Promise<Engine>}
 */
async function onThisThread(hear) {
  const { serve } = await import(WORKER);
  const { port1, port2 } = new MessageChannel();
  serve(port1);
  port2.onmessage = ({ data }) => hear(JSON.parse(data));
  return {
    post: (message) => port2.postMessage(message),
    stop: () => {
      port1.close();
      port2.close();
    },
  };
}

/** Whether this device can spare the memory and the work of a second Python for a while. */
function roomy() {
  const { deviceMemory = 8, connection } = /** @type {any} */ (navigator);
  const iOS = /iP(hone|ad|od)|Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1;
  return place === 0 && deviceMemory >= 4 && !connection?.saveData && !iOS;
}

/**
 * Keep the memory of a freshly started Python, so that the next visit starts in half the time.
 * A second worker makes it while nobody waits; it works from the browser's cache and fetches nothing new.
 * @param {() => void} done
 */
export function keepSnapshot(done) {
  if (!roomy()) return;
  const maker = new Worker(WORKER, { type: 'module', name: 'snapshot' });
  const limit = setTimeout(() => maker.terminate(), 120_000);
  maker.onmessage = ({ data }) => {
    const { type } = JSON.parse(data);
    if (type !== 'snapshot' && type !== 'failed') return;
    clearTimeout(limit);
    maker.terminate();
    if (type === 'snapshot') done();
  };
  maker.postMessage({ start: { make: true } });
}

/** Throw the kept memory away: it did not start. */
export async function forgetSnapshot() {
  try {
    for (const name of await caches.keys()) if (name.startsWith('ur-snapshot-')) await caches.delete(name);
  } catch {
    // no storage here, so nothing to forget
  }
}
