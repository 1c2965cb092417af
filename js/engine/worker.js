/**
 * The engine's worker, and the only file that knows Pyodide: text in, text out.
 *
 * It runs as a module worker, from a `data:` worker that imports it, or on the page itself (boot.js decides).
 * A string that comes in is a request for the bridge; an object is for this file: {start}, {ping}.
 */

/** @typedef {{handle: (text: string) => string, step: () => string|undefined}} Bridge */
/** @typedef {{postMessage: (text: string) => void, onmessage: ((event: MessageEvent) => void)|null}} Port */
/** @typedef {{plain?: boolean, make?: boolean, life?: string}} How plain = without the snapshot; make = make one and stop */

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;
const SHELF = 'ur-snapshot-';
const REHEARSAL = {
  id: 0,
  type: 'new',
  rules: 'finkel',
  players: { light: { kind: 'human' }, dark: { kind: 'human' } },
  seed: '0'.repeat(64),
};

/** Answer everything that comes through a port. @param {Port} port */
export function serve(port) {
  /** @type {Bridge|null} */
  let bridge = null;
  let thinking = false;
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
    if (how.life) live(how.life, () => push({ type: 'alive' }));
    try {
      const { ready, restored, shelve } = await load(how, push);
      if (how.make) return;
      setTimeout(shelve, 1500);
      bridge = ready;
      push({ type: 'boot', stage: 'ready', bytes: total(), total: total(), restored });
      for (const text of waiting.splice(0)) answer(text);
    } catch (error) {
      failed(how.plain ? 'boot' : 'snapshot', error);
    }
  }

  function answer(/** @type {string} */ text) {
    if (!bridge) return void waiting.push(text);
    try {
      const reply = bridge.handle(text);
      if (reply) port.postMessage(reply);
      think();
    } catch (error) {
      failed('engine', error);
    }
  }

  /** Let the computer think in slices, and look at the messages between two of them. */
  async function think() {
    if (thinking) return;
    thinking = true;
    try {
      for (let text; bridge && (text = bridge.step()) !== ''; await turn()) if (text) port.postMessage(text);
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
}

/** Hold a lock to the end of this thread, however it ends; nobody holds one in a frame without storage. */
function live(/** @type {string} */ name, /** @type {() => void} */ held) {
  navigator.locks?.request(name, () => new Promise(() => held())).catch(() => {});
}

const channel = new MessageChannel();
/** One turn of the message queue; timers would be slowed down by the browser. @returns {Promise<unknown>} */
const turn = () =>
  new Promise((resume) => {
    channel.port1.onmessage = resume;
    channel.port2.postMessage(0);
  });

const total = () => RUNTIME.bytes.glue + RUNTIME.bytes.wasm + RUNTIME.bytes.python;

/**
 * Start Python and import the bridge.
 * @param {How} how
 * @param {(message: object) => void} push
 * @returns {Promise<{ready: Bridge, restored: boolean, shelve: () => void}>}
 */
async function load(how, push) {
  let bytes = 0;
  const arrived = (/** @type {number} */ more) =>
    push({ type: 'boot', stage: 'runtime', bytes: (bytes += more), total: total(), revision: REVISION });
  arrived(0);
  const compiled = wasm(arrived, !how.make);
  const library = inflated(here(RUNTIME.python), RUNTIME.integrity);
  library.then(
    () => arrived(RUNTIME.bytes.python),
    () => {},
  );
  const [{ loadPyodide }, glue, snapshot] = await Promise.all([
    import(here(`${RUNTIME.folder}pyodide.mjs`)),
    import(here(`${RUNTIME.folder}pyodide.asm.mjs`)),
    how.plain || how.make ? null : kept(),
  ]);
  arrived(RUNTIME.bytes.glue);
  const python = await rejecting(compiled, library, () =>
    loadPyodide({
      indexURL: here(RUNTIME.folder),
      packageBaseUrl: here(RUNTIME.folder),
      lockFileContents: { info: RUNTIME.lock, packages: {} },
      createPyodideModule: glue.default,
      stdLibURL: here(RUNTIME.python),
      ...(snapshot ? { _loadSnapshot: snapshot } : {}),
      ...(how.make ? { _makeSnapshot: true } : {}),
    }),
  );
  push({ type: 'boot', stage: 'rules', bytes, total: total() });
  if (how.make) {
    rehearse(python);
    await keep(python.makeMemorySnapshot());
    push({ type: 'snapshot' });
  }
  return { ready: python.pyimport('ur.bridge'), restored: Boolean(snapshot), shelve: () => shelve(python) };
}

/**
 * Put the player's numbers where ur.player.trained looks for them, one by one; nobody waits for them.
 * Without the network, before they were kept, the player judges without them.
 * @param {any} python
 */
async function shelve(python) {
  python.FS.mkdirTree('/weights');
  for (const [name, path] of Object.entries(RUNTIME.weights)) {
    try {
      const response = await fetch(here(path));
      if (response.ok) python.FS.writeFile(`/weights/${name}`, new Uint8Array(await response.arrayBuffer()));
    } catch {
      return;
    }
  }
}

/**
 * Import the bridge and let it begin a game, so that a snapshot has its tables; leave no proxy behind.
 * No random numbers are in it: `random` is imported, and seeded, when the computer first thinks.
 * @param {any} python
 */
function rehearse(python) {
  const bridge = python.pyimport('ur.bridge');
  bridge.handle(JSON.stringify(REHEARSAL));
  bridge.destroy();
}

/**
 * Compile the WebAssembly while it arrives, and on a first visit count its bytes: they are most of the waiting.
 * @param {(more: number) => void} arrived
 * @param {boolean} watched
 */
async function wasm(arrived, watched) {
  const response = await fetch(here(`${RUNTIME.folder}pyodide.asm.wasm`));
  if (!response.ok) throw new Error(`pyodide.asm.wasm: ${response.status}`);
  let counted = 0;
  const more = (/** @type {number} */ bytes) => {
    const fresh = Math.min(bytes, RUNTIME.bytes.wasm - counted);
    counted += fresh;
    if (fresh) arrived(fresh);
  };
  if (watched && !(await returning())) count(response.clone(), more);
  const module = await WebAssembly.compileStreaming(response);
  more(RUNTIME.bytes.wasm); // all that has not been counted
  return module;
}

/** @param {Response} response @param {(bytes: number) => void} more called about every half megabyte */
async function count({ body }, more) {
  let bytes = 0;
  try {
    for (let reader = body?.getReader(), part; reader && !(part = await reader.read()).done; ) {
      bytes += part.value.length;
      if (bytes < 500_000) continue;
      more(bytes);
      bytes = 0;
    }
  } catch {
    // compiling the other half of the stream says what went wrong
  }
}

/** Has this browser started this very runtime before? Then its bytes are here, and need no counting. */
async function returning() {
  try {
    return await caches.has(SHELF + RUNTIME.revision);
  } catch {
    return false; // a frame without storage
  }
}

/** Fetch a file that build.py has deflated. @param {string} address @param {string} integrity @returns {Promise<Response>} */
async function inflated(address, integrity) {
  const { ok, status, body } = await fetch(address, { integrity });
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  return new Response(await new Response(body.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer());
}

/**
 * Load Pyodide around a module that is being compiled and a library that is being fetched.
 * Left alone, it begins to fetch when its glue is there, and waits for ever when WebAssembly fails.
 * @param {Promise<WebAssembly.Module>} compiled
 * @param {Promise<Response>} library
 * @param {() => Promise<any>} loading
 */
async function rejecting(compiled, library, loading) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  try {
    return await new Promise((resolve, reject) => {
      const spare = new Response();
      globalThis.fetch = (input, init) => {
        const address = String(input);
        if (address.endsWith('.wasm')) return Promise.resolve(spare);
        return address === here(RUNTIME.python) ? library : fetch(input, init);
      };
      WebAssembly.instantiateStreaming = async (_, imports) => {
        try {
          const module = await compiled;
          return { module, instance: await WebAssembly.instantiate(module, imports) };
        } catch (error) {
          reject(error);
          throw error;
        }
      };
      compiled.catch(reject);
      library.catch(reject);
      loading().then(resolve, reject);
    });
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/** The memory of a started Python, kept from an earlier visit. Frames without storage have none. */
async function kept() {
  try {
    const found = await caches.match(here('snapshot'), { cacheName: SHELF + RUNTIME.revision });
    return found ? await found.arrayBuffer() : null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array<ArrayBuffer>} snapshot */
async function keep(snapshot) {
  for (const name of await caches.keys()) if (name.startsWith(SHELF)) await caches.delete(name);
  const shelf = await caches.open(SHELF + RUNTIME.revision);
  await shelf.put(here('snapshot'), new Response(snapshot));
}

if (typeof document === 'undefined') serve(/** @type {any} */ (globalThis));
