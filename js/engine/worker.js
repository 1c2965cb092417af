/**
 * The engine's worker, and the only file that knows Pyodide: text in, text out.
 *
 * It runs as a module worker, from a `data:` worker that imports it, or on the page itself (boot.js decides).
 * A string that comes in is a request for the bridge; an object is for this file: {start}, {ping}.
 */

import { fetchFile, Missing } from '../lib/net.js';
import { fetchLibrary, fetchWasm, importFile, loadAround, storedSnapshot, storeSnapshot } from './loading.js';

/**
 * @typedef {object} Bridge
 * @property {(text: string) => string} handle
 * @property {() => string|undefined} step
 * @property {() => string} missing_weights
 */
/** @typedef {{postMessage: (text: string) => void, onmessage: ((event: MessageEvent) => void)|null}} Port */
/**
 * @typedef {object} Python what is used of Pyodide
 * @property {(name: string) => Bridge & {destroy: () => void}} pyimport
 * @property {() => Uint8Array<ArrayBuffer>} makeMemorySnapshot
 * @property {{mkdirTree: (path: string) => void, writeFile: (path: string, bytes: Uint8Array) => void}} FS
 */
/**
 * @typedef {object} How to start
 * @property {boolean} [plain] without the snapshot
 * @property {boolean} [first] as on a first visit: a snapshot is not looked for, and is made anew
 * @property {boolean} [make] make a snapshot and stop
 * @property {string} [lock] the name of the lock to hold as long as this thread lives
 */

// Pyodide calls this function to find out whether it runs in a classic worker. Here it never does, and Firefox reports
// the call as a breach of the policy.
Object.defineProperty(globalThis, 'importScripts', { value: undefined });

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;
/** The weights of the player are looked for this many milliseconds after an answer: a first throw needs none. */
const WEIGHTS_DELAY = 300;
/** What has come is reported after this many bytes or milliseconds, whichever is first. */
const REPORT = { bytes: 250_000, ms: 200 };
/** The game that is begun to fill the tables of the engine before a snapshot is made. */
const WARM_UP = {
  id: 0,
  type: 'new',
  rules: 'finkel',
  players: { light: { kind: 'human' }, dark: { kind: 'human' } },
  seed: '0'.repeat(64),
};

/**
 * Answer everything that comes through a port.
 * @param {Port} port
 * @param {boolean} [early] start at once, before somebody says how
 */
export function serve(port, early = false) {
  let begun = false;
  /** @type {Bridge|null} */
  let bridge = null;
  let thinking = false;
  let willLook = false;
  /** @type {((names: string) => void)|null} */
  let weights = null;
  /** @type {string[]} */
  const waiting = [];
  const push = (/** @type {object} */ message) => port.postMessage(JSON.stringify(message));
  const failed = (/** @type {string} */ code, /** @type {unknown} */ error) => {
    bridge = null;
    push({
      type: 'failed',
      code,
      message: String(error instanceof Error ? error.stack || error : error).slice(0, 2000),
    });
  };

  async function start(/** @type {How} */ how) {
    if (how.lock) holdLock(how.lock, () => push({ type: 'alive' }));
    if (begun) return;
    begun = true;
    try {
      const { python, restored } = await load(how, push);
      if (how.make) return;
      weights = weightsLoader(python);
      bridge = python.pyimport('ur.bridge');
      push({ type: 'boot', stage: 'ready', bytes: total(), total: total(), restored });
      for (const text of waiting.splice(0)) answer(text);
    } catch (error) {
      failed(error instanceof Missing ? 'files' : how.plain ? 'boot' : 'snapshot', error);
    }
  }

  function answer(/** @type {string} */ text) {
    if (!bridge) return void waiting.push(text);
    try {
      const reply = bridge.handle(text);
      if (reply) port.postMessage(reply);
      think();
      loadWeightsSoon();
    } catch (error) {
      failed('engine', error);
    }
  }

  /** One look for many answers, and never put off by the next answer: two computers answer all the time. */
  function loadWeightsSoon() {
    if (willLook) return;
    willLook = true;
    setTimeout(() => {
      willLook = false;
      if (bridge) weights?.(bridge.missing_weights());
    }, WEIGHTS_DELAY);
  }

  /** Let the computer think in slices, and look at the messages between two of them. */
  async function think() {
    if (thinking) return;
    thinking = true;
    try {
      for (let text = bridge?.step(); bridge && text !== ''; text = bridge?.step()) {
        if (text) port.postMessage(text);
        await nextTask();
      }
    } catch (error) {
      failed('engine', error);
    }
    thinking = false;
  }

  port.onmessage = ({ data }) => {
    if (typeof data === 'string') answer(data);
    else if (data.start) start(data.start);
    else if (data.ping) push({ type: 'pong' });
  };
  if (early) start({});
}

/**
 * Hold a lock to the end of this thread, however it ends. A frame without storage has no locks.
 * @param {string} name
 * @param {() => void} held
 */
function holdLock(name, held) {
  navigator.locks?.request(name, () => new Promise(() => held())).catch(() => {});
}

const channel = new MessageChannel();
/**
 * Let other messages be handled first. The browser would slow down timers.
 * @returns {Promise<unknown>}
 */
const nextTask = () =>
  new Promise((resume) => {
    channel.port1.onmessage = resume;
    channel.port2.postMessage(0);
  });

const total = () => RUNTIME.bytes.glue + RUNTIME.bytes.wasm + RUNTIME.bytes.python;

/**
 * Start Python.
 * @param {How} how
 * @param {(message: object) => void} push
 * @returns {Promise<{python: Python, restored: boolean}>}
 */
async function load(how, push) {
  let bytes = 0;
  let unreported = 0;
  let reported = 0;
  const arrived = (/** @type {number} */ more) => {
    bytes += more;
    unreported += more;
    const now = performance.now();
    // What is lost, and an attempt that has brought nothing yet, are reported at once.
    if (more > 0 && unreported < REPORT.bytes && now - reported < REPORT.ms) return;
    unreported = 0;
    reported = now;
    push({ type: 'boot', stage: 'runtime', bytes, total: total(), revision: REVISION });
  };
  arrived(0);
  const stored = how.plain || how.make || how.first ? Promise.resolve(null) : storedSnapshot();
  const compiled = stored.then((found) => (found ? WebAssembly.compile(found.wasm) : fetchWasm(arrived)));
  const library = stored.then((found) => (found ? new Response(found.library) : fetchLibrary(arrived)));
  for (const part of [compiled, library]) part.catch(() => {}); // loadAround says so
  const [{ loadPyodide }, glue, snapshot] = await Promise.all([
    importFile(`${RUNTIME.folder}pyodide.js`),
    importFile(`${RUNTIME.folder}pyodide.asm.js`),
    stored,
  ]);
  const kept = how.make && (await library).clone();
  arrived(snapshot ? total() : RUNTIME.bytes.glue);
  /** @type {Python} */
  const python = await loadAround(compiled, library, () =>
    loadPyodide({
      indexURL: here(RUNTIME.folder),
      args: ['-S'], // without the module site: there are no packages to find
      packageBaseUrl: here(RUNTIME.folder),
      lockFileContents: { info: RUNTIME.lock, packages: {} },
      createPyodideModule: glue.default,
      stdLibURL: here(RUNTIME.python),
      ...(snapshot ? { _loadSnapshot: withLength(snapshot) } : {}),
      ...(how.make ? { _makeSnapshot: true } : {}),
    }),
  );
  push({ type: 'boot', stage: 'rules', bytes, total: total() });
  if (kept) {
    warmUp(python);
    await storeSnapshot(python.makeMemorySnapshot(), await kept.arrayBuffer());
    push({ type: 'snapshot' });
  }
  return { python, restored: Boolean(snapshot) };
}

/**
 * Pyodide makes a memory of the length that it is given, and copies into it what is there.
 * @param {import('./loading.js').Snapshot} snapshot
 */
const withLength = ({ memory, length }) => Object.defineProperty(memory, 'length', { value: length });

/**
 * Puts weights of the player where ur.player looks for them. Without the network, before they were stored, the player
 * judges without them.
 * @param {Python} python
 * @returns {(names: string) => void} fetches these files, with spaces between their names
 */
function weightsLoader(python) {
  python.FS.mkdirTree('/weights');
  const asked = new Set();
  return (names) => {
    for (const name of names.split(' ')) {
      const stem = name.replace(/\.bin$/, '');
      const hash = RUNTIME.weights[stem];
      if (!hash || asked.has(name)) continue;
      asked.add(name);
      fetchFile(here(`../weights/${stem}-${hash}.bin`))
        .then((file) => file.arrayBuffer())
        .then((bytes) => python.FS.writeFile(`/weights/${name}`, new Uint8Array(bytes)))
        .catch(() => asked.delete(name));
    }
  };
}

/**
 * Import the bridge and let it begin a game, so that a snapshot has its tables; leave no proxy behind. With `re` the
 * bridge reads the game that a visitor comes back to.
 * No random numbers are in it: `random` is imported, and seeded, when the computer first thinks.
 * @param {Python} python
 */
function warmUp(python) {
  const bridge = python.pyimport('ur.bridge');
  bridge.handle(JSON.stringify(WARM_UP));
  bridge.destroy();
  python.pyimport('re').destroy();
}

// Where the site is stored, the worker of js/early.js begins at once: a message to it would wait until the page has a
// moment.
if (typeof document === 'undefined') {
  const self = /** @type {Port & {name: string}} */ (/** @type {unknown} */ (globalThis));
  serve(self, self.name === 'early');
}
