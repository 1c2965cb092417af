/** Fetches the parts of Pyodide, and stores the memory of a started Python for the next visit. */

import { ofThisCopy } from '../lib/site.js';
import { checksum, packed, unpacked } from './snapshot.js';

const here = (/** @type {string} */ path) => new URL(path, import.meta.url).href;
/** The cache of the snapshot, and its address there, which changes with the runtime. */
const CACHE = ofThisCopy('ur-snapshot');
const snapshotUrl = () => here(`snapshot-${RUNTIME.revision}`);
/** The header that has the checksum of a snapshot. */
const CHECKSUM = 'X-Checksum';
/** Progress is reported about every half megabyte. */
const REPORT = 500_000;

/**
 * Compile the WebAssembly while it arrives, and on a first visit count its bytes: they are most of the waiting.
 * @param {(more: number) => void} arrived
 * @param {boolean} watched
 */
export async function fetchWasm(arrived, watched) {
  const response = await fetch(here(`${RUNTIME.folder}pyodide.asm.wasm`));
  if (!response.ok) throw new Error(`pyodide.asm.wasm: ${response.status}`);
  let counted = 0;
  const more = (/** @type {number} */ bytes) => {
    const fresh = Math.min(bytes, RUNTIME.bytes.wasm - counted);
    counted += fresh;
    if (fresh) arrived(fresh);
  };
  if (watched && !(await startedBefore())) count(response.clone(), more);
  const module = await WebAssembly.compileStreaming(response);
  more(RUNTIME.bytes.wasm); // all that has not been counted
  return module;
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} more
 */
async function count({ body }, more) {
  const reader = body?.getReader();
  let bytes = 0;
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      bytes += part.value.length;
      if (bytes < REPORT) continue;
      more(bytes);
      bytes = 0;
    }
  } catch {
    // The other half of the stream, which is compiled, says what went wrong.
  }
}

/** Whether this browser has started this very runtime before: then its bytes are here, and need no counting. */
async function startedBefore() {
  try {
    return Boolean(await caches.match(snapshotUrl(), { cacheName: CACHE }));
  } catch {
    return false; // a frame without storage
  }
}

/**
 * Fetch a file that build.py has deflated.
 * @param {string} address
 * @param {string} integrity
 * @returns {Promise<Response>}
 */
export async function fetchInflated(address, integrity) {
  const { ok, status, body } = await fetch(address, { integrity });
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  return new Response(await new Response(body.pipeThrough(new DecompressionStream('deflate-raw'))).arrayBuffer());
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
 * The memory of a started Python from an earlier visit, if each byte is as it was stored. Frames without storage have
 * none.
 */
export async function storedSnapshot() {
  try {
    const found = await caches.match(snapshotUrl(), { cacheName: CACHE });
    if (!found) return null;
    const bytes = await found.arrayBuffer();
    if (bytes.byteLength % 4 === 0 && checksum(bytes) === found.headers.get(CHECKSUM)) return unpacked(bytes);
    await caches.delete(CACHE);
    return null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array<ArrayBuffer>} snapshot */
export async function storeSnapshot(snapshot) {
  await caches.delete(CACHE);
  const cache = await caches.open(CACHE);
  const bytes = packed(snapshot);
  await cache.put(snapshotUrl(), new Response(bytes, { headers: { [CHECKSUM]: checksum(bytes.buffer) } }));
}
