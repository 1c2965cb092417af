/** Fetches the parts of Pyodide, and stores the memory of a started Python for the next visit. */

import { fetchFile, pour, retried } from '../lib/net.js';
import { ofThisCopy } from '../lib/site.js';
import { checksum, packed, unpacked } from './snapshot.js';

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;
/** The cache of the snapshot, and its address there, which changes with the runtime. */
const CACHE = ofThisCopy('ur-snapshot');
const snapshotUrl = () => here(`snapshot-${RUNTIME.revision}`);
const libraryUrl = () => here(`library-${RUNTIME.revision}`);
const wasmUrl = () => here(`wasm-${RUNTIME.revision}`);
/** The header that has the checksum of a snapshot. */
const CHECKSUM = 'X-Checksum';
/** A file whose parts are not seen as they come is asked for again after this many milliseconds. */
const UNSEEN = 60_000;

/**
 * What a later visit starts from.
 * @typedef {object} Snapshot
 * @property {Uint8Array<ArrayBuffer>} memory of a started Python, without the empty pages at its end
 * @property {number} length of the whole memory in bytes
 * @property {ArrayBuffer} library inflated
 * @property {ArrayBuffer} wasm unpacked
 */

const packedWasm = () => here(`${RUNTIME.folder}pyodide.asm.wasm.deflate`);

/** The unpacked WebAssembly, of which the packed one is in the browser's cache. */
async function fetchUnpackedWasm() {
  const { body } = await fetchFile(packedWasm());
  return new Response(body?.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer();
}

/**
 * Unpack and compile the WebAssembly while it arrives, and count its bytes: they are most of the waiting.
 * @param {(more: number) => void} arrived gets less than 0 where what came is lost
 */
export function fetchWasm(arrived) {
  /** @type {WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>} */
  let writer;
  /** @type {Promise<WebAssembly.Module>} */
  let module;
  const ignore = () => {}; // what fails here makes `module` fail
  return pour(
    packedWasm(),
    {
      begin() {
        const unpacking = new DecompressionStream('deflate');
        writer = unpacking.writable.getWriter();
        const headers = { 'Content-Type': 'application/wasm' };
        module = WebAssembly.compileStreaming(new Response(unpacking.readable, { headers }));
        module.catch(ignore);
      },
      pass: (part) => void writer.write(part).catch(ignore),
      async end() {
        writer.close().catch(ignore);
        return module;
      },
    },
    { arrived },
  );
}

/**
 * Import a module of Pyodide. An attempt that has failed needs another address: the first is taken, even by a failure.
 * @param {string} path
 */
export const importFile = (path) => retried(({ n }) => import(here(path) + (n ? `?${n}` : '')), { still: UNSEEN });

/**
 * Fetch the packed library, and inflate it.
 * @param {(more: number) => void} arrived
 * @returns {Promise<Response>}
 */
export async function fetchLibrary(arrived) {
  const { integrity, python } = RUNTIME;
  // The browser's own check would hide how far the file has come. Without cryptography (plain http) there is no other.
  const checked = crypto.subtle
    ? { fits: async (/** @type {ArrayBuffer} */ bytes) => (await sha256(bytes)) === integrity }
    : { init: { integrity } };
  const { body } = await fetchFile(here(python), { arrived, ...checked });
  const inflated = body?.pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(await new Response(inflated).arrayBuffer());
}

/**
 * The hash of some bytes, written as in an integrity attribute.
 * @param {ArrayBuffer} bytes
 */
async function sha256(bytes) {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return `sha256-${btoa(String.fromCharCode(...hash))}`;
}

/**
 * Load Pyodide around a module that is being compiled and a library that is being fetched. By itself Pyodide begins to
 * fetch only when its glue is there, and waits for ever when WebAssembly fails.
 * @template T
 * @param {Promise<WebAssembly.Module>} compiled
 * @param {Promise<Response>} library
 * @param {() => Promise<T>} loading
 * @returns {Promise<T>}
 */
export async function loadAround(compiled, library, loading) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  try {
    return await new Promise((resolve, reject) => {
      const spare = new Response();
      globalThis.fetch = (input, init) => {
        const address = String(input);
        // The further attempts to fetch these files come by here too. They have a signal, Pyodide's requests have none.
        if (init?.signal) return fetch(input, init);
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

/**
 * The snapshot of an earlier visit, if each byte is as it was stored. Frames without storage have none.
 * @returns {Promise<Snapshot|null>}
 */
export async function storedSnapshot() {
  try {
    const urls = [snapshotUrl(), libraryUrl(), wasmUrl()];
    const found = await Promise.all(urls.map((url) => caches.match(url, { cacheName: CACHE })));
    if (!found.some(Boolean)) return null;
    const [memory, library, wasm] = await Promise.all(found.map(intact));
    if (memory && library && wasm) return { ...unpacked(memory), library, wasm };
    await caches.delete(CACHE);
    return null;
  } catch {
    return null;
  }
}

/**
 * @param {Response|undefined} stored
 * @returns {Promise<ArrayBuffer|undefined>} its bytes, if they are as they were stored
 */
async function intact(stored) {
  const bytes = await stored?.arrayBuffer();
  return bytes && checksum(bytes) === stored?.headers.get(CHECKSUM) ? bytes : undefined;
}

/**
 * Store a snapshot, unpacked, so that the next visit need not do that again.
 * @param {Uint8Array<ArrayBuffer>} memory
 * @param {ArrayBuffer} library
 */
export async function storeSnapshot(memory, library) {
  const wasm = await fetchUnpackedWasm();
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  const parts = { [snapshotUrl()]: packed(memory).buffer, [libraryUrl()]: library, [wasmUrl()]: wasm };
  for (const [url, bytes] of Object.entries(parts))
    await cache.put(url, new Response(bytes, { headers: { [CHECKSUM]: checksum(bytes) } }));
}
