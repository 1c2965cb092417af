// Written into index.html instead of again.js: makes the engine's worker before the scripts of the page are there,
// because its start takes the longest. A site that is stored needs no line, so the engine begins at once. Otherwise it
// begins when these scripts have come: over a slow line its files would delay them.
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
  const stored = navigator.serviceWorker?.controller;
  const worker = new Worker(policy.createScriptURL(`${site}js/worker.js`), {
    type: 'module',
    name: stored ? 'early' : 'first',
  });
  /** @type {Event[]} */
  const said = [];
  worker.onmessage = worker.onerror = (/** @type {Event} */ event) => said.push(event);
  globalThis.early = { policy, worker, said };
  if (!stored)
    new PerformanceObserver((_, observer) => {
      /** @type {NodeListOf<HTMLLinkElement>} */
      const links = document.querySelectorAll('link[rel=modulepreload]');
      // Before there is a body, there may be more of them.
      if (!document.body || [...links].some(({ href }) => !performance.getEntriesByName(href).length)) return;
      observer.disconnect();
      worker.postMessage({ start: { first: true } });
    }).observe({ type: 'resource', buffered: true });
}
