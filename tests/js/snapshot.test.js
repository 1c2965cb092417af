/** The stored memory of a started Python: nothing that is damaged may end one engine after the other. */

import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { deflateSync } from 'node:zlib';

/** @type {Map<string, Map<string, Response>>} */
const stored = new Map();
/** Of the copy of the site in the folder above js/lib/. */
const NAME = `ur-snapshot ${new URL('../../js/', import.meta.url).pathname}`;
const globals = /** @type {any} */ (globalThis);
globals.RUNTIME = { revision: 'r1', folder: '../pyodide/' };
globals.REVISION = 'v1';
globals.document = { hidden: false };
globals.caches = {
  keys: async () => [...stored.keys()],
  delete: async (/** @type {string} */ name) => stored.delete(name),
  match: async (/** @type {string} */ key, /** @type {any} */ { cacheName }) => stored.get(cacheName)?.get(key),
  async open(/** @type {string} */ name) {
    const cache = stored.get(name) ?? new Map();
    stored.set(name, cache);
    return { put: async (/** @type {string} */ key, /** @type {Response} */ one) => cache.set(key, one) };
  },
};

/** @type {any[]} */
const workers = [];
globals.Worker = class {
  constructor() {
    this.sent = /** @type {any[]} */ ([]);
    workers.push(this);
  }
  postMessage(/** @type {any} */ message) {
    this.sent.push(message);
  }
  terminate() {}
  says(/** @type {any} */ message) {
    /** @type {any} */ (this).onmessage({ data: JSON.stringify(message) });
  }
};
const passed = () => new Promise((resolve) => setImmediate(resolve));

test('a snapshot is used only as it was stored', async () => {
  const { storedSnapshot, storeSnapshot } = await import('../../js/engine/loading.js');
  // Two pages in three are empty.
  const snapshot = new Uint8Array(200_000).map((_, i) => (Math.floor(i / 4096) % 3 || i > 150_000 ? 0 : i % 251));
  assert.equal(await storedSnapshot(), null);
  const zip = new Uint8Array(30_001).map((_, i) => i % 249);
  const wasm = new Uint8Array(50_000).map((_, i) => i % 247);
  mock.method(globals, 'fetch', async () => new Response(deflateSync(wasm)));
  await storeSnapshot(snapshot, zip.buffer);
  mock.restoreAll();
  const [[address, whole], [libraryAddress, library], [wasmAddress, code]] = /** @type {any} */ (stored.get(NAME));
  const wasmBytes = await code.clone().arrayBuffer();
  const libraryBytes = new Uint8Array(await library.clone().arrayBuffer());
  const { headers } = whole;
  const bytes = new Uint8Array(await whole.clone().arrayBuffer());
  const found = await storedSnapshot();
  const end = 1 + snapshot.findLastIndex(Boolean);
  assert.ok(found && end <= found.memory.length && found.memory.length < end + 4096);
  assert.deepEqual(found.memory, snapshot.slice(0, found.memory.length));
  assert.equal(found.length, snapshot.length);
  assert.deepEqual(new Uint8Array(found?.library ?? 0), zip);
  assert.deepEqual(new Uint8Array(found?.wasm ?? 0), wasm);
  assert.ok(bytes.length < 0.4 * snapshot.length, 'empty pages are not stored');
  const together = (/** @type {Response} */ memory, part = libraryBytes) =>
    new Map([
      [address, memory],
      [libraryAddress, new Response(part, { headers: library.headers })],
      [wasmAddress, new Response(wasmBytes, { headers: code.headers })],
    ]);
  const damaged = {
    'a zeroed block': bytes.slice().fill(0, 32_768, 65_536),
    'a zeroed head': bytes.slice().fill(0, 0, 100),
    'one flipped bit': bytes.slice().map((byte, i) => (i === 50_001 ? byte ^ 16 : byte)),
    'flipped bits in many places': bytes.slice().map((byte, i) => (i % 4096 === 77 ? byte ^ 128 : byte)),
    'two flipped sign bits': bytes.slice().map((byte, i) => (i === 20_003 || i === 40_003 ? byte ^ 128 : byte)),
    'a lost end': bytes.slice(0, -4096),
    'a lost byte': bytes.slice(0, -1),
    'nothing at all': new Uint8Array(0),
  };
  for (const [name, spoilt] of Object.entries(damaged)) {
    stored.set(NAME, together(new Response(spoilt, { headers })));
    assert.equal(await storedSnapshot(), null, name);
    assert.equal(stored.size, 0, `${name}: it is forgotten`);
  }
  stored.set(NAME, together(new Response(bytes)));
  assert.equal(await storedSnapshot(), null, 'without a checksum it cannot be checked');
  const spoilt = libraryBytes.slice().fill(0, 30_000);
  stored.set(NAME, together(new Response(bytes, { headers }), spoilt));
  assert.equal(await storedSnapshot(), null, 'a library without its last byte');
  assert.equal(stored.size, 0);
});

test('an engine from a snapshot that dies makes it forgotten, and the next one starts without it', async () => {
  mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  const { connect } = await import('../../js/engine/client.js');
  stored.set(NAME, new Map());
  /** @type {any[]} */
  const pushed = [];
  const client = connect((push) => pushed.push(push));
  const answer = client.ask(/** @type {any} */ ({ type: 'new' }));
  await passed();
  assert.equal(workers[0].sent[0].start.plain, false);
  workers[0].says({ type: 'boot', stage: 'ready', restored: true });
  workers[0].says({ type: 'failed', code: 'engine' });
  await assert.rejects(answer, (/** @type {any} */ error) => error.code === 'lost');
  await passed();
  assert.equal(stored.size, 0);
  assert.equal(workers.length, 2);
  assert.equal(workers[1].sent[0].start.plain, true);
  assert.equal(pushed.filter((push) => push.type === 'failed').length, 0);
  client.stop();
  mock.timers.reset();
});

test('a page that is older than the engine, or newer, is loaded again instead of the engine', async () => {
  mock.timers.enable({ apis: ['setInterval', 'setTimeout'] });
  const { connect } = await import('../../js/engine/client.js');
  /** @type {unknown[]} */
  const done = [];
  mock.method(globals, 'fetch', async (/** @type {string} */ url, /** @type {RequestInit} */ { cache }) => {
    done.push(`${url.split('/').at(-1)} ${cache}`);
    throw new TypeError('the network is away');
  });
  globals.location = { reload: () => done.push('page') };
  /** @type {any[]} */
  const pushed = [];
  const client = connect((push) => pushed.push(push));
  client.start();
  await passed();
  const { length } = workers;
  workers.at(-1).says({ type: 'boot', stage: 'runtime', revision: 'v2' });
  assert.deepEqual(
    pushed.map(({ code }) => code),
    ['outdated'],
  );
  assert.deepEqual(done, [], 'not by itself');
  client.start();
  await passed();
  assert.deepEqual(done, ['worker.js reload', 'page']);
  assert.equal(workers.length, length);
  mock.restoreAll();
  mock.timers.reset();
});
