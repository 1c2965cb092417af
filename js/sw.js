/**
 * The service worker: one cache for each version of the site, accepted only whole.
 *
 * Installing fetches every file and compares its SHA-256 with the one that build.py wrote down; one wrong byte refuses
 * the version and leaves the old one as it was. A version never takes over by itself: it waits until no page of the old
 * one is open, or until the player asks for it. Games are stored elsewhere.
 */

import { fetchFile, Unreachable } from './lib/net.js';

/** @typedef {Event & {waitUntil: (work: Promise<unknown>) => void}} ExtendableEvent */
/** @typedef {ExtendableEvent & {request: Request, respondWith: (response: Promise<Response>) => void}} FetchEvent */
/**
 * @typedef {object} Scope what is used of ServiceWorkerGlobalScope, which TypeScript's library for pages does not have
 * @property {{scope: string}} registration
 * @property {{claim: () => Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(type: string, listener: (event: never) => void) => void} addEventListener
 */

/** At most this many files are fetched at a time. */
const AT_A_TIME = 4;
const scope = /** @type {Scope} */ (/** @type {unknown} */ (self));
const { pathname } = new URL(scope.registration.scope);
/** Other copies of the site on this origin have caches of their own. */
const CACHE = `ur-site ${REVISION} ${pathname}`;
const address = (/** @type {string} */ path) => new URL(path, scope.registration.scope).href;

/**
 * The files of a list, with what the SHA-256 of each begins with.
 * @param {{paths: string, hashes: string}} list
 */
function hashesOf({ paths, hashes }) {
  const all = paths.match(/\S+/g) ?? [];
  const digits = hashes.length / all.length;
  return Object.fromEntries(all.map((path, n) => [path, hashes.slice(n * digits, (n + 1) * digits)]));
}
const files = hashesOf(FILES);
/** Files that only some visits need: stored when they are first used, and compared as strictly. */
const onUse = hashesOf(ON_USE);

/** The path of each address; the address of a folder is that of its index.html. */
const paths = new Map(Object.keys(files).map((path) => [address(path), path]));
paths.set(address('./'), 'index.html');

const pathsOnUse = new Map(Object.keys(onUse).map((path) => [address(path), path]));
for (const path of Object.keys(onUse))
  if (path.endsWith('/index.html')) pathsOnUse.set(address(path.slice(0, -'index.html'.length)), path);

/** The name of a file without what changes with its bytes. @param {string} path */
const plainName = (path) => path.replace(/-[0-9a-z]{8,12}\./i, '.');

/** @param {ArrayBuffer} bytes */
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * @param {ArrayBuffer} bytes
 * @param {string} path
 */
const isIntact = async (bytes, path) =>
  hex(await crypto.subtle.digest('SHA-256', bytes)).startsWith(files[path] ?? onUse[path] ?? 'unknown');

/**
 * Fetch a file, first from the browser's cache, then past it, and accept only the right bytes.
 * @param {string} path
 * @param {number} [tries] how many attempts at most
 */
const fetchVerified = (path, tries) =>
  fetchFile(address(path), {
    tries,
    init: { credentials: 'same-origin' },
    fits: (bytes) => isIntact(bytes, path),
  }).then(async (response) => withHeaders(await response.arrayBuffer(), response, path));

/**
 * The file with the headers that a good host would send, so that its policy holds on any host, and in the worker too.
 * @param {ArrayBuffer} bytes
 * @param {Response} response
 * @param {string} path
 */
function withHeaders(bytes, response, path) {
  const headers = new Headers(HEADERS);
  headers.set('Content-Security-Policy', POLICIES[path] ?? POLICY);
  // Bytes may be right and their type wrong: stored so, a script would be refused for ever.
  const type = TYPES[path.slice(path.lastIndexOf('.'))] ?? response.headers.get('Content-Type');
  headers.set('Content-Type', type ?? 'application/octet-stream');
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes, { headers });
}

/** The files that only some visits need, and that an older version has stored here. */
async function usedBefore() {
  const stored = new Set();
  for (const name of await caches.keys())
    if (name.startsWith('ur-site'))
      for (const { url } of await (await caches.open(name)).keys()) stored.add(plainName(url));
  return Object.keys(onUse).filter((path) => stored.has(plainName(address(path))));
}

/**
 * Whether a file is stored with the right bytes.
 * @param {Cache} cache
 * @param {string} path
 */
async function isStored(cache, path) {
  const stored = await cache.match(address(path));
  return Boolean(stored && (await isIntact(await stored.arrayBuffer(), path)));
}

/** Whether this worker has just compared and stored every file: then the first check has nothing to find. */
let storedNow = false;

async function install() {
  const todo = [...Object.keys(files), ...(await usedBefore())];
  const cache = await caches.open(CACHE);
  const work = async () => {
    for (let path = todo.shift(); path; path = todo.shift())
      if (!(await isStored(cache, path))) await cache.put(address(path), await fetchVerified(path));
  };
  const stop = (/** @type {unknown} */ error) => {
    todo.length = 0;
    throw error;
  };
  const done = await Promise.allSettled(Array.from({ length: AT_A_TIME }, () => work().catch(stop)));
  const errors = done.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  storedNow = !errors.length;
  if (storedNow) return;
  // What has come over a bad network stays for the next attempt; of a damaged version nothing does.
  if (!errors.every((error) => error instanceof Unreachable)) await caches.delete(CACHE);
  throw errors[0];
}

/**
 * Whether a cache is of another version of this copy. The names of the first versions did not say of which copy.
 * @param {string} name
 */
async function isOutdated(name) {
  if (name === CACHE) return false;
  const [kind, , path] = name.split(' ');
  if (kind === 'ur-site') return path === pathname;
  if (!/^ur-(site|snapshot)-/.test(name)) return false;
  const cache = await caches.open(name);
  return Boolean((await cache.match(address('index.html'))) ?? (await cache.match(address('js/snapshot'))));
}

async function activate() {
  for (const name of await caches.keys()) if (await isOutdated(name)) await caches.delete(name);
  await scope.clients.claim();
}

/**
 * @param {Request} request
 * @param {string} path
 */
async function serve(request, path) {
  const stored = await caches.match(address(path), { cacheName: CACHE });
  return stored || fetch(request);
}

/**
 * A file that is stored once it has been used.
 * @param {string} path
 * @param {number} [tries]
 */
async function serveOnUse(path, tries) {
  const cache = await caches.open(CACHE);
  const stored = await cache.match(address(path));
  if (stored) return stored;
  const file = await fetchVerified(path, tries);
  await cache.put(address(path), file.clone());
  return file;
}

/**
 * The entry page of a language that is not stored may be of a later version by now, or out of reach: then the page that
 * is stored opens soon, with what the address asks for.
 * @param {string} path
 * @param {string} asked the whole address
 */
const serveEntry = (path, asked) =>
  serveOnUse(path, 2).catch(() => Response.redirect(address(`./${new URL(asked).search}`)));

/** Check that every file is stored with the right bytes; fetch again what is not. */
async function repair() {
  const known = storedNow;
  storedNow = false;
  if (known) return;
  const cache = await caches.open(CACHE);
  for (const path of [...Object.keys(files), ...(await usedOf(cache))])
    if (!(await isStored(cache, path))) await cache.put(address(path), await fetchVerified(path));
}

/**
 * The stored files that only some visits need.
 * @param {Cache} cache
 */
async function usedOf(cache) {
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  return Object.keys(onUse).filter((path) => stored.has(address(path)));
}

/**
 * Store files that only some visits need.
 * @param {string[]} paths
 * @returns {Promise<string[]>} all that are stored then
 */
async function keep(paths) {
  await Promise.all(paths.filter((path) => path in onUse).map((path) => serveOnUse(path)));
  return usedOf(await caches.open(CACHE));
}

/**
 * Answer a page. "take over" and "whole?" stay as they are: the page may be of an older version.
 * @param {MessageEvent} event
 */
async function answer({ data, ports: [port] }) {
  if (data === 'take over') return scope.skipWaiting();
  if (data?.keep) return port.postMessage(await keep(data.keep).catch(() => null));
  if (data !== 'whole?') return;
  port.postMessage(
    await repair().then(
      () => REVISION,
      () => null,
    ),
  );
}

scope.addEventListener('install', (/** @type {ExtendableEvent} */ event) => event.waitUntil(install()));
scope.addEventListener('activate', (/** @type {ExtendableEvent} */ event) => event.waitUntil(activate()));
scope.addEventListener('message', (/** @type {ExtendableEvent & MessageEvent} */ event) =>
  event.waitUntil(answer(event)),
);
scope.addEventListener('fetch', (/** @type {FetchEvent} */ event) => {
  if (event.request.method !== 'GET') return;
  const [url] = event.request.url.split(/[?#]/, 1);
  const path = paths.get(url);
  const later = pathsOnUse.get(url);
  if (path) event.respondWith(serve(event.request, path));
  else if (later?.endsWith('/index.html')) event.respondWith(serveEntry(later, event.request.url));
  else if (later) event.respondWith(serveOnUse(later));
});
