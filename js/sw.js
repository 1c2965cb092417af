/**
 * The service worker: one cache for each version of the site, accepted only whole.
 *
 * Installing fetches every file and compares its SHA-256 with the one build.py wrote down; one wrong byte
 * refuses the version and leaves the old one as it was. A version never takes over by itself: it waits until
 * no page of the old one is open, or until the player asks for it. Saved games are not in here.
 */

const CACHE = `ur-site-${REVISION}`;
const scope = /** @type {any} */ (self);
const address = (/** @type {string} */ path) => new URL(path, scope.registration.scope).href;
/** Where each file is kept; a folder's own address is its index.html. */
const paths = new Map(Object.keys(FILES).map((path) => [address(path), path]));
paths.set(address('./'), 'index.html');
/** Files that only some visits need: kept when they are first used, and as strictly compared. */
const onUse = new Map(Object.keys(ON_USE).map((path) => [address(path), path]));

const hex = (/** @type {ArrayBuffer} */ bytes) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** @param {ArrayBuffer} bytes @param {string} path */
async function right(bytes, path) {
  return hex(await crypto.subtle.digest('SHA-256', bytes)) === (FILES[path] ?? ON_USE[path]);
}

/** Fetch a file, first from the browser's cache, then past it, and accept only the right bytes. @param {string} path */
async function verified(path) {
  for (const cache of /** @type {RequestCache[]} */ (['default', 'reload'])) {
    const response = await fetch(address(path), { cache, credentials: 'same-origin' });
    const bytes = await response.arrayBuffer();
    if (response.ok && (await right(bytes, path))) return dressed(bytes, response);
  }
  throw new Error(`${path} is not the file that belongs to this version`);
}

/** The file with the headers that a good host would send, so that the policy covers the worker on any host. */
function dressed(/** @type {ArrayBuffer} */ bytes, /** @type {Response} */ response) {
  const headers = new Headers(HEADERS);
  headers.set('Content-Type', response.headers.get('Content-Type') ?? 'application/octet-stream');
  headers.set('Content-Length', String(bytes.byteLength));
  return new Response(bytes, { headers });
}

async function install() {
  const cache = await caches.open(CACHE);
  const todo = Object.keys(FILES);
  const work = async () => {
    for (let path; (path = todo.shift()); ) await cache.put(address(path), await verified(path));
  };
  try {
    await Promise.all([work(), work(), work(), work()]);
  } catch (error) {
    todo.length = 0;
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith('ur-site-') && name !== CACHE) await caches.delete(name);
  await scope.clients.claim();
}

/** @param {Request} request */
async function serve(request) {
  const path = paths.get(request.url.split(/[?#]/, 1)[0]);
  const kept = path && (await caches.match(address(path), { cacheName: CACHE }));
  return kept || fetch(request);
}

/** A file that is kept once it has been used. @param {string} path */
async function serveOnUse(path) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(address(path));
  if (kept) return kept;
  const file = await verified(path);
  await cache.put(address(path), file.clone());
  return file;
}

/** Is every file here, with the right bytes? What has been lost or spoilt is fetched again. */
async function whole() {
  const cache = await caches.open(CACHE);
  for (const path of Object.keys(FILES)) {
    const kept = await cache.match(address(path));
    if (!kept || !(await right(await kept.arrayBuffer(), path))) await cache.put(address(path), await verified(path));
  }
}

/** @param {MessageEvent} event */
async function answer({ data, ports: [port] }) {
  if (data === 'take over') return scope.skipWaiting();
  if (data !== 'whole?') return;
  port.postMessage(
    await whole().then(
      () => REVISION,
      () => null,
    ),
  );
}

scope.addEventListener('install', (/** @type {any} */ event) => event.waitUntil(install()));
scope.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(activate()));
scope.addEventListener('message', (/** @type {any} */ event) => event.waitUntil(answer(event)));
scope.addEventListener('fetch', (/** @type {any} */ event) => {
  if (event.request.method !== 'GET') return;
  const [url] = event.request.url.split(/[?#]/, 1);
  const later = onUse.get(url);
  if (paths.has(url)) event.respondWith(serve(event.request));
  else if (later) event.respondWith(serveOnUse(later));
});
