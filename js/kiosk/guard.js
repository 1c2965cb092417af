/** Guards a public screen: no menus of the browser, no pages behind links, no zoom that the next visitor would find. */

import { cornerOf } from './options.js';

/** @typedef {import('./stages.js').KioskState} KioskState */
/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

/** What the browser would open or change. */
const STOPPED = ['contextmenu', 'selectstart', 'dragstart', 'gesturestart', 'drop', 'dragover'];
/** Keys that open something of the browser: help, search, caret browsing. */
const KEYS = new Set(['F1', 'F3', 'F7', 'BrowserBack', 'BrowserForward', 'BrowserHome']);
/** Keys that are no answer to anything. */
const SILENT = new Set(['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'CapsLock', 'AltGraph']);

/**
 * @param {() => State} state
 * @param {Send} send
 */
export function guard(state, send) {
  const stop = (/** @type {Event} */ event) => event.preventDefault();
  for (const type of STOPPED) document.addEventListener(type, stop);
  document.addEventListener('wheel', (event) => event.ctrlKey && stop(event), { passive: false });
  const follow = (/** @type {Event} */ event) => {
    const { target } = event;
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link && !link.getAttribute('href')?.startsWith('#')) stop(event);
  };
  for (const type of ['click', 'auxclick']) document.addEventListener(type, follow, true);
  document.addEventListener(
    'pointerdown',
    ({ clientX, clientY }) =>
      send({ type: 'kiosk-touched', key: false, corner: cornerOf(clientX, clientY, innerWidth, innerHeight) }),
    true,
  );
  document.addEventListener('keydown', (event) => pressed(event, state, send), true);
  // What went wrong may go wrong again: the page is reloaded when nobody plays.
  const fault = () => send({ type: 'kiosk-fault' });
  addEventListener('error', fault);
  addEventListener('unhandledrejection', fault);
}

/**
 * Any key begins, and any key is an answer to "Still playing?"; a button that has the focus is pressed by its own keys.
 * @param {KeyboardEvent} event
 * @param {() => State} state
 * @param {Send} send
 */
function pressed(event, state, send) {
  const { key, ctrlKey, metaKey, altKey } = event;
  const undo = ctrlKey && key.toLowerCase() === 'z';
  if (((ctrlKey || metaKey || altKey) && !undo && key !== 'F5' && key.toLowerCase() !== 'r') || KEYS.has(key))
    event.preventDefault();
  if (SILENT.has(key) || ctrlKey || metaKey || altKey) return;
  send({ type: 'kiosk-touched', key: true, corner: null });
  const { kiosk } = /** @type {KioskState} */ (state());
  // What lies over the screen has its own keys: nobody plays behind it.
  if (kiosk.overlay && kiosk.left === null) return event.stopPropagation();
  const presses = (key === 'Enter' || key === ' ') && document.activeElement?.matches('button');
  if (presses) return;
  const message = kiosk.left !== null ? 'kiosk-yes' : kiosk.stage === 'attract' ? 'kiosk-begin' : null;
  if (!message) return;
  event.preventDefault();
  event.stopPropagation();
  send({ type: message });
}
