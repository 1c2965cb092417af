/** The document as a whole: how much room the window gives, and what is set on the root element. */

import { layoutsFor } from '../state/layouts.js';
import { orientationOf } from '../state/orientation.js';

/** @typedef {import('../types/state.js').State} State */

/**
 * From one of these sizes on, in CSS pixels, panels have room beside the game or, on a tablet held upright, below the
 * board. On a projector the board needs all of it.
 */
const ROOMY = [
  { width: 1000, height: 560 },
  { width: 700, height: 900 },
];

/**
 * @param {State['settings']} settings
 * @returns {import('../types/state.js').Room}
 */
export function roomOf({ board, big }) {
  const { innerWidth: width, innerHeight: height } = window;
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return {
    orientation: board !== 'wide' && width < 640 && height > width * 1.15 ? 'tall' : 'wide',
    roomy: !big && ROOMY.some((least) => width >= least.width && height >= least.height),
    small: width < 720 || (width < 1000 && width > height * 1.2),
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
