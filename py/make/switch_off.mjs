/**
 * A service worker for the worst case: a release so broken that visitors can no longer update it. Put on the server in
 * the place of sw.js, it removes the files that this copy of the site has stored, and itself, and once loads its pages
 * anew from the server. It touches no database, so all games stay.
 */

/** @type {any} */
const scope = self;

scope.addEventListener('install', () => scope.skipWaiting());
scope.addEventListener('activate', (/** @type {any} */ event) => event.waitUntil(switchOff()));

async function switchOff() {
  let removed = false;
  const { pathname } = new URL(scope.registration.scope);
  for (const name of await caches.keys()) {
    const [kind, , path] = name.split(' ');
    // The names of the first versions did not say of which copy of the site they are.
    const isOld = /^ur-(site|snapshot)-/.test(name);
    if (!isOld && !(/^ur-(site|snapshot)$/.test(kind) && path === pathname)) continue;
    await caches.delete(name);
    removed ||= name.startsWith('ur-site');
  }
  await scope.registration.unregister();
  // A page that comes from the server registers this worker again: it must not be loaded anew for ever.
  if (!removed) return;
  for (const page of await scope.clients.matchAll({ type: 'window' })) await page.navigate(page.url);
}
