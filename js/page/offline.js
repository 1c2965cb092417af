/**
 * Store the site for visits without a network; tell the page when that is done, and when a new version waits.
 * Nothing here reloads a page by itself.
 */

import { inSite } from '../lib/site.js';
import { scriptUrl } from '../lib/trusted.js';

/** @typedef {{type: 'offline', kept: string[]} | {type: 'update', take: () => void} | {type: 'outdated'}} Push */

/**
 * Register the service worker. Call it once the game can be played: it fetches everything that is not here yet.
 * @param {(push: Push) => void} push
 *   offline = every file is here and was checked, `kept` are those that only some visits need;
 *   update = a new version is ready, `take` switches to it and reloads this page;
 *   outdated = another tab has switched, so this page should be reloaded when it suits
 * @param {string[]} [keep] files for some visits that this page needs
 */
export async function storeSite(push, keep = []) {
  let taking = false;
  try {
    const { serviceWorker } = navigator; // reading it throws in a sandboxed frame
    if (!serviceWorker) return;
    let wasControlled = Boolean(serviceWorker.controller);
    serviceWorker.addEventListener('controllerchange', () => {
      if (taking) location.reload();
      else if (wasControlled) push({ type: 'outdated' });
      wasControlled = true;
    });
    const registration = await serviceWorker.register(scriptUrl(inSite('sw.js')), {
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
    if (!active || !(await ask(active, 'whole?'))) return;
    const kept = await ask(active, { keep });
    if (kept) push({ type: 'offline', kept });
  } catch {
    // There is no service worker here: the game needs the network.
  }
}

/**
 * Keep files for some visits too, where the site is stored.
 * @param {(push: Push) => void} push
 * @param {string[]} keep
 */
export async function keepFiles(push, keep) {
  const { active } = await navigator.serviceWorker.ready;
  const kept = active && (await ask(active, { keep }));
  if (kept) push({ type: 'offline', kept });
}

/**
 * Ask the service worker: "whole?" to check and mend every file that it has stored, or to keep some files.
 * @param {ServiceWorker} active
 * @param {'whole?'|{keep: string[]}} question
 * @returns {Promise<string[]|null>} null where not every file could be stored; after keeping, the files that are kept
 */
function ask(active, question) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    active.postMessage(question, [port2]);
  });
}
