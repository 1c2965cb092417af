// Written into index.html instead of again.js: starts the engine before the scripts of the page are there, because its
// start takes the longest. A site that is stored needs no line, so it begins at once. Otherwise it waits until these
// scripts have come: over a slow line the engine would delay them.
import './again.js';

{
  // An entry page in a language lies in a folder of its own.
  const entry = document.documentElement.hasAttribute('data-entry');
  const site = new URL(entry ? '..' : '.', location.href).href;
  /** @type {ScriptRules} */
  const rules = {
    createScriptURL(url) {
      if (url.startsWith(site)) return url;
      throw new TypeError(url);
    },
  };
  const policy = globalThis.trustedTypes?.createPolicy('ur', rules) ?? rules;
  /** @type {Worker|undefined} */
  let worker;
  /** @type {Event[]} */
  const said = [];
  const start = () => {
    if (!worker) {
      worker = new Worker(policy.createScriptURL(`${site}js/worker.js`), { type: 'module', name: 'early' });
      worker.onmessage = worker.onerror = (/** @type {Event} */ event) => said.push(event);
    }
    return { worker, said };
  };
  globalThis.early = { policy, start };
  if (navigator.serviceWorker?.controller) start();
  else
    new PerformanceObserver((_, observer) => {
      /** @type {NodeListOf<HTMLLinkElement>} */
      const links = document.querySelectorAll('link[rel=modulepreload]');
      // Before there is a body, there may be more of them.
      if (!document.body || [...links].some(({ href }) => !performance.getEntriesByName(href).length)) return;
      observer.disconnect();
      start();
    }).observe({ type: 'resource', buffered: true });
}
