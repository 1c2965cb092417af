/** The document as a whole: how much room the window gives, and what is set on its root. */

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
    lang: words.lang ?? 'en',
    dir: words.dir ?? 'ltr',
    'data-theme': settings.theme,
    'data-motion': settings.motion,
    'data-screen': screen,
  };
  for (const [name, value] of Object.entries(wanted))
    if (root.getAttribute(name) !== value) root.setAttribute(name, value);
  root.toggleAttribute('data-big', settings.big);
  root.toggleAttribute('data-away', orientationOf(state).away);
  const title = words.t('title');
  if (document.title !== title) document.title = title;
}
