/** The document as a whole: how much room the window gives, and what is set on its root. */

import { inSite } from '../lib/site.js';
import { setTheme } from '../lib/theme.js';
import { layoutsFor } from '../state/layouts.js';
import { orientationOf } from '../state/orientation.js';

/** @typedef {import('../types/state.js').State} State */

/** @returns {import('../types/state.js').Room} */
export function roomOf() {
  const { innerWidth: width, innerHeight: height } = window;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    layouts: layoutsFor(width / rem, height / rem),
    width: Math.floor(width / rem),
    height: Math.floor(height / rem),
  };
}

/**
 * Only what differs is written: to set the same language again would make the browser compute every style again.
 * @param {State} state
 */
export function updateDocument(state) {
  const { settings, words, screen } = state;
  const { documentElement: root } = document;
  const wanted = {
    lang: words.lang,
    dir: words.dir,
    'data-motion': settings.motion,
    'data-screen': screen,
  };
  for (const [name, value] of Object.entries(wanted))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  setTheme(settings.theme);
  if (words.dir === 'rtl') addStyle('css/rtl.css').catch(() => {});
  root.toggleAttribute('data-big', settings.big);
  root.toggleAttribute('data-away', orientationOf(state).away);
  const manifest = /** @type {HTMLLinkElement|null} */ (document.querySelector('link[rel=manifest]'));
  const own = inSite(words.lang === 'en' ? 'manifest.webmanifest' : `manifest-${words.lang}.webmanifest`);
  if (manifest && manifest.href !== own) manifest.href = own;
  const title = words.t('title');
  if (document.title !== title) document.title = title;
}

/**
 * Add a style sheet to the page, once.
 * @param {string} path seen from the root of the site
 * @returns {Promise<void>} fulfilled when the style is applied
 */
export function addStyle(path) {
  const href = inSite(path);
  /** @type {HTMLLinkElement|null} */
  const there = document.querySelector(`link[href="${href}"]`);
  if (there?.sheet) return Promise.resolve();
  const link = there ?? Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if (!there) document.head.append(link);
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove(); // so that it can be tried again
      reject(new Error(path));
    });
  });
}

/** @returns {Promise<unknown>} fulfilled when the browser has nothing else to do, at the latest in a second */
export const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 200);
  });

/** This day where the reader is, as 2026-11-22. By hand: the formats of a locale take 30 ms to load. */
export function today() {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
