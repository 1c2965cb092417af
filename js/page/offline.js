/**
 * Store the site for visits without a network; tell the page when that is done, and when a new version waits.
 * Nothing here reloads a page by itself.
 */

import { SITE } from '../lib/site.js';
import { scriptUrl } from '../lib/trusted.js';

/**
 * Register the service worker. Call it once the game can be played: it fetches everything that is not here yet.
 * @param {(push: {type: 'offline'} | {type: 'update', take: () => void} | {type: 'outdated'}) => void} push
 *   offline = every file is here and was checked; update = a new version is ready, `take` switches to it and
 *   reloads this page; outdated = another tab has switched, so this page should be reloaded when it suits
 */
export async function storeSite(push) {
  let taking = false;
  try {
    const { serviceWorker } = navigator; // reading it throws in a sandboxed frame
    if (!serviceWorker) return;
    const wasControlled = Boolean(serviceWorker.controller);
    serviceWorker.addEventListener('controllerchange', () => {
      if (taking) location.reload();
      else if (wasControlled) push({ type: 'outdated' });
    });
    const registration = await serviceWorker.register(scriptUrl(new URL('sw.js', SITE).href), {
      updateViaCache: 'none',
    });
    const offer = (/** @type {ServiceWorker|null} */ waiting) => {
      if (!waiting || !serviceWorker.controller) return;
      const take = () => {
        taking = true;
        waiting.postMessage('take over');
      };
      push({ type: 'update', take });
    };
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => installing.state === 'installed' && offer(installing));
    });
    const { active } = await serviceWorker.ready;
    if (active && (await checkFiles(active))) push({ type: 'offline' });
  } catch {
    // There is no service worker here: the game needs the network.
  }
}

/**
 * Ask the service worker to check every file that it has stored.
 * @param {ServiceWorker} active
 * @returns {Promise<string|null>} the revision, if all its files are stored and unchanged
 */
function checkFiles(active) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    active.postMessage('whole?', [port2]);
  });
}
