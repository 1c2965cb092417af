/**
 * Entry of index.html: starts the engine before the page runs, because its start takes the longest. It waits until the
 * scripts of the page have come: over a slow line the engine would delay them. A site that is stored needs no line.
 */
import { startEarly } from './engine/boot.js';

/** @type {NodeListOf<HTMLLinkElement>} */
const links = document.querySelectorAll('link[rel=modulepreload]');
const awaited = new Set(Array.from(links, ({ href }) => href));
new PerformanceObserver((list, observer) => {
  for (const { name } of list.getEntries()) awaited.delete(name);
  if (awaited.size) return;
  observer.disconnect();
  startEarly();
}).observe({ type: 'resource', buffered: true });
if (navigator.serviceWorker?.controller) startEarly();
