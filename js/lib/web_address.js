/** Addresses that people type, and others open. */

import { orNull } from './guard.js';

/** The QR code of a longer address is hard to read from a screen. */
const MOST = 308;

/**
 * An address of the web as browsers write it, also one with letters of other scripts.
 * @param {string|null} text
 * @returns {string|null} null where phones could not open it
 */
export function webAddress(text) {
  if (!text || !/^https?:\/\/\S+$/i.test(text)) return null;
  const address = orNull(() => new URL(text).href);
  return address && address.length <= MOST ? address : null;
}
