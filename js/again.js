// Written into the pages by build.py, before anything that has to be loaded: asks again for the script and the style
// of the page, after longer and longer pauses, where they do not come or stand still.
(() => {
  /** A file of which nothing has come for this many milliseconds has stalled. */
  const STILL = 20_000;
  const PAUSES = [300, 1000, 2000, 4000, 8000];
  /** @type {Record<string, number>} */
  const lost = {};

  /** @param {Element} element that did not come */
  const again = (element) => {
    const { href, src } = /** @type {HTMLLinkElement & HTMLScriptElement} */ (element);
    const url = src || href;
    const n = lost[url] ?? 0;
    lost[url] = n + 1;
    if (n >= PAUSES.length) return;
    setTimeout(async () => {
      if (!src) return element.replaceWith(element.cloneNode());
      try {
        await import(src);
      } catch {
        again(element);
      }
    }, PAUSES[n]);
  };
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof Element && target.matches('head>script[src],link[rel=stylesheet]')) again(target);
    },
    true,
  );

  let seen = 0;
  let since = 0;
  const watch = setInterval(() => {
    // The script takes the sentence away when it draws.
    const waits = document.readyState === 'loading' || document.querySelector('.overdue');
    const reloads = history.state?.reloads ?? 0;
    if (!waits || reloads >= PAUSES.length) return clearInterval(watch);
    const { length } = performance.getEntriesByType('resource');
    if (length > seen) {
      seen = length;
      since = performance.now();
    } else if (performance.now() - since > STILL) {
      // A script that stands still can be asked for again only by a new page; what has come is in the browser's cache.
      clearInterval(watch);
      history.replaceState({ reloads: reloads + 1 }, '');
      location.reload();
    }
  }, 1000);
})();
