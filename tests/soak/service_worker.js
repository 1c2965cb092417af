/** A browser's service workers, caches and tabs, and a host, as far as js/sw.js meets them; faults on demand. */

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import vm from 'node:vm';
import { buildSync } from '../../node_modules/esbuild/lib/main.js';

const here = (/** @type {string} */ path) => new URL(path, import.meta.url);
/** The earlier builds of which the workers are kept, in builds/: the first, the last five, and one that is broken. */
export const BUILDS = ['1', '6', '7', '8', '9', '10'];
export const EARLIER = [...BUILDS, 'broken'];
/** The worker of this build, and those of earlier builds; the manifest is given to them as variables. */
export const WORKERS = {
  now: buildSync({ entryPoints: [here('../../js/sw.js').pathname], bundle: true, write: false, format: 'iife' })
    .outputFiles[0].text,
  off: readFileSync(here('../../py/make/switch_off.mjs'), 'utf8'),
  ...Object.fromEntries(EARLIER.map((name) => [name, readFileSync(here(`builds/${name}.txt`), 'utf8')])),
};
const ORIGIN = 'http://127.0.0.1:1';
export const SCOPE = `${ORIGIN}/ur/`;
const TYPES = {
  css: 'text/css',
  deflate: 'application/octet-stream',
  ftl: 'text/plain',
  html: 'text/html',
  js: 'text/javascript',
  json: 'application/json',
  mjs: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};
/** Whether a browser cares for the type of a file. @param {string} path */
export const isTyped = (path) => path.slice(path.lastIndexOf('.') + 1) in TYPES;
export const typeOf = (/** @type {string} */ path) =>
  TYPES[/** @type {keyof typeof TYPES} */ (path.split('.').at(-1))] ?? 'application/octet-stream';
const sha256 = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/** The faults of one file while a version is installed. */
export const FAULTS = ['missing', 'error', 'cut', 'portal', 'stale', 'stall', 'mime', 'quota'];

/**
 * A version of the site: every file says of which version it is, except those that never change.
 * @param {string} name @param {string} worker @param {string[]} paths @param {string[]} [onUse]
 */
export function version(name, worker, paths, onUse = []) {
  const changes = (/** @type {string} */ path) => !/^(fonts|pyodide)/.test(path);
  const files = new Map([...paths, ...onUse].map((path) => [path, changes(path) ? `${path} of ${name}` : path]));
  const hashes = (/** @type {string[]} */ some) => {
    const found = some.map((path) => [path, sha256(files.get(path) ?? '')]);
    // Earlier builds were given an object.
    return EARLIER.includes(worker)
      ? Object.fromEntries(found)
      : { paths: some.join(' '), hashes: found.map(([, hash]) => hash).join('') };
  };
  return {
    name,
    files,
    paths,
    source: WORKERS[/** @type {keyof typeof WORKERS} */ (worker)],
    manifest: {
      REVISION: sha256(name).slice(0, 16),
      FILES: hashes(paths),
      ON_USE: hashes(onUse),
      HEADERS: { 'X-Content-Type-Options': 'nosniff' },
      POLICY: "default-src 'none'",
      POLICIES: {},
      TYPES: Object.fromEntries(Object.entries(TYPES).map(([suffix, type]) => [`.${suffix}`, type])),
    },
  };
}

/** @typedef {ReturnType<typeof version>} Version */

/**
 * A browser that visits one site.
 * @param {() => Promise<void>} turn each request, and each look into a cache, waits for its turn
 */
export function browser(turn) {
  /** @type {Map<string, Map<string, {text: string, type: string|null}>>} */
  const stored = new Map();
  /** @type {any[]} */
  let tabs = [];
  /** What the host has, and what is wrong with it. */
  const host = {
    /** @type {Version|null} */ version: null,
    /** @type {Version|null} */ previous: null,
    online: true,
    /** @type {(path: string) => string|null} */ fault: () => null,
  };
  /** @type {{active: any, waiting: any, installing: any}} */
  const registration = { active: null, waiting: null, installing: null };
  let gone = false;

  /** @param {any} given */
  const urlOf = (given) => new URL(typeof given === 'string' ? given : given.url, SCOPE).href.split(/[?#]/)[0];
  const pathOf = (/** @type {string} */ url) => url.slice(SCOPE.length) || 'index.html';

  /** Connections on which nothing comes any more. @type {(() => void)[]} */
  const stalled = [];
  /** The workers' timers: they run when nothing else does. @type {{id: number, due: number, run: () => void}[]} */
  let timers = [];
  let now = 0;
  let lastTimer = 0;
  const setTimer = (/** @type {(...given: any[]) => void} */ run, /** @type {number} */ ms = 0, ...given) => {
    lastTimer += 1;
    timers.push({ id: lastTimer, due: now + ms, run: () => run(...given) });
    return lastTimer;
  };
  const clearTimer = (/** @type {number} */ id) => {
    timers = timers.filter((one) => one.id !== id);
  };
  /** @param {any} given */
  async function fetch(given) {
    await turn();
    const path = pathOf(urlOf(given));
    if (!host.online) throw new TypeError('Failed to fetch');
    const fault = host.fault(path);
    const text = host.version?.files.get(path);
    const type = { 'Content-Type': typeOf(path) };
    if (fault === 'stall') return new Promise((_, reject) => stalled.push(() => reject(new TypeError('timed out'))));
    if (fault === 'missing' || text === undefined) return new Response('There is no such file', { status: 404 });
    if (fault === 'error') return new Response('Error', { status: 500 });
    if (fault === 'cut') return new Response(text.slice(0, text.length / 2), { headers: type });
    if (fault === 'portal') return new Response('Please sign in', { headers: { 'Content-Type': 'text/html' } });
    if (fault === 'stale') return new Response(host.previous?.files.get(path) ?? 'older', { headers: type });
    if (fault === 'mime') return new Response(text, { headers: { 'Content-Type': 'text/plain' } });
    return new Response(text, { headers: type });
  }
  /**
   * The caches as a worker sees them; one that the browser has ended does nothing any more.
   * @param {{dead: boolean}} worker
   */
  function cachesFor(worker) {
    const alive = async () => {
      await turn();
      if (worker.dead) await new Promise(() => {});
    };
    /** @param {Map<string, {text: string, type: string|null}>} entries */
    const cacheOf = (entries) => ({
      async match(/** @type {any} */ given) {
        await alive();
        const entry = entries.get(urlOf(given));
        return entry && new Response(entry.text, { headers: { 'Content-Type': entry.type ?? '' } });
      },
      async put(/** @type {any} */ given, /** @type {Response} */ response) {
        const text = await response.text();
        await alive();
        const url = urlOf(given);
        if (host.fault(pathOf(url)) === 'quota') throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
        entries.set(url, { text, type: response.headers.get('Content-Type') });
      },
      async delete(/** @type {any} */ given) {
        await alive();
        return entries.delete(urlOf(given));
      },
      keys: async () => [...entries.keys()].map((url) => ({ url })),
    });
    return {
      async open(/** @type {string} */ name) {
        await alive();
        const entries = stored.get(name) ?? new Map();
        stored.set(name, entries);
        return cacheOf(entries);
      },
      async match(/** @type {any} */ given, /** @type {{cacheName?: string}} */ { cacheName } = {}) {
        for (const name of cacheName ? [cacheName] : [...stored.keys()]) {
          const entries = stored.get(name);
          const found = entries && (await cacheOf(entries).match(given));
          if (found) return found;
        }
        return undefined;
      },
      async delete(/** @type {string} */ name) {
        await alive();
        return stored.delete(name);
      },
      has: async (/** @type {string} */ name) => stored.has(name),
      keys: async () => [...stored.keys()],
    };
  }

  /** @param {Version} of */
  function start(of) {
    /** @type {Record<string, (event: any) => void>} */
    const listeners = {};
    /** @type {any} */
    const worker = { version: of, state: 'installing', skipping: false, dead: false };
    const scope = {
      registration: {
        scope: SCOPE,
        unregister: async () => {
          gone = true;
          registration.active = registration.waiting = registration.installing = null;
          return true;
        },
      },
      clients: {
        async claim() {
          if (worker.state === 'redundant') return;
          for (const tab of tabs) if (tab.controller !== worker) tab.controlledBy(worker);
        },
        matchAll: async () => tabs.map((tab) => ({ id: tab.id, url: SCOPE, navigate: tab.navigate })),
      },
      async skipWaiting() {
        worker.skipping = true;
        if (registration.waiting === worker) await activate();
      },
      addEventListener(/** @type {string} */ type, /** @type {(event: any) => void} */ listener) {
        listeners[type] = listener;
      },
    };
    const crypto = {
      subtle: {
        async digest(/** @type {string} */ _, /** @type {ArrayBuffer} */ bytes) {
          const hash = createHash('sha256').update(new Uint8Array(bytes)).digest();
          return hash.buffer.slice(hash.byteOffset, hash.byteOffset + 32);
        },
      },
    };
    const timers = { setTimeout: setTimer, clearTimeout: clearTimer };
    const around = {
      fetch,
      caches: cachesFor(worker),
      crypto,
      Response,
      Headers,
      Request,
      URL,
      Blob,
      TransformStream,
      // Pauses are over at once. What stands still does so until the browser ends the worker.
      setTimeout: (/** @type {() => void} */ work, /** @type {number} */ ms) => (ms < 15_000 ? setImmediate(work) : 0),
      clearTimeout,
      AbortController,
      AbortSignal,
    };
    vm.runInNewContext(of.source, { self: scope, ...around, ...of.manifest, console });
    /** @param {string} type @param {any} [more] */
    worker.dispatch = async (type, more = {}) => {
      /** @type {Promise<unknown>[]} */
      const work = [];
      listeners[type]?.({ waitUntil: (/** @type {Promise<unknown>} */ one) => work.push(one), ...more });
      await Promise.all(work);
    };
    /** @param {string} path */
    worker.serve = async (path) => {
      let answer = null;
      const request = { url: SCOPE + path, method: 'GET', mode: 'no-cors' };
      listeners.fetch?.({ request, respondWith: (/** @type {any} */ one) => (answer = one), waitUntil() {} });
      return (await answer) ?? fetch(request.url);
    };
    return worker;
  }

  async function activate() {
    const { waiting } = registration;
    if (!waiting) return;
    registration.waiting = null;
    if (registration.active) registration.active.state = 'redundant';
    registration.active = waiting;
    waiting.state = 'active';
    for (const tab of tabs) if (tab.controller) tab.controlledBy(waiting);
    await waiting.dispatch('activate').catch(() => {});
  }

  return {
    host,
    stored,
    registration,
    get tabs() {
      return tabs;
    },
    get isGone() {
      return gone;
    },
    /**
     * Look for a new worker, as the browser does at each visit.
     * @returns {Promise<string>} "same", "installed", "failed" or "none"
     */
    async update() {
      const of = host.version;
      if (!host.online || !of) return 'none';
      const newest = registration.installing ?? registration.waiting ?? registration.active;
      if (newest?.version === of) return 'same';
      if (registration.installing) return 'none';
      gone = false;
      const worker = start(of);
      registration.installing = worker;
      /** The browser ends a worker that takes too long. */
      const tooLong = new Promise((_, reject) => {
        worker.end = () => reject(new Error('ended by the browser'));
      });
      try {
        await Promise.race([worker.dispatch('install'), tooLong]);
      } catch {
        registration.installing = null;
        worker.state = 'redundant';
        return 'failed';
      }
      registration.installing = null;
      registration.waiting = worker;
      worker.state = 'installed';
      if (!registration.active || worker.skipping || !tabs.some((tab) => tab.controller)) await activate();
      return 'installed';
    },
    /** The browser ends the worker that is being installed. */
    endInstall() {
      const { installing } = registration;
      if (installing) installing.dead = true;
      installing?.end();
      this.timeOut();
    },
    /** Nothing goes on: the next timer runs, and where there is none, connections on which nothing comes fail. */
    timeOut() {
      const [next] = timers.sort((a, b) => a.due - b.due);
      if (next) {
        now = next.due;
        clearTimer(next.id);
        return void next.run();
      }
      for (const fail of stalled.splice(0)) fail();
    },
    /** Open a tab: its page is of the version that it gets. */
    async open() {
      /** @type {any} */
      const tab = { id: tabs.length, controller: registration.active, taken: false, reloading: false };
      tab.navigate = async () => {
        tab.reloading = true;
      };
      tab.controlledBy = (/** @type {any} */ worker) => {
        tab.taken = true;
        tab.controller = worker;
      };
      tab.get = async (/** @type {string} */ path) => {
        const response = await (tab.controller ? tab.controller.serve(path) : fetch(SCOPE + path)).catch(() => null);
        if (!response) return null;
        return { ok: response.ok, text: await response.text(), type: response.headers.get('Content-Type') };
      };
      tabs.push(tab);
      const page = await tab.get('index.html');
      tab.version = page?.ok ? page.text.split(' of ')[1] : null;
      return tab;
    },
    /** @param {any} tab */
    async close(tab) {
      tabs = tabs.filter((one) => one !== tab);
      if (registration.waiting && !tabs.some((one) => one.controller)) await activate();
    },
    /** A visitor accepts the new version. */
    takeOver: () => registration.waiting?.dispatch('message', { data: 'take over', ports: [] }),
    /** @returns {Promise<unknown>} the revision whose files are all stored, or null */
    isWhole: () =>
      new Promise((done) => {
        const port = { postMessage: done };
        registration.active?.dispatch('message', { data: 'whole?', ports: [port] }).catch(() => done(null));
      }),
  };
}
