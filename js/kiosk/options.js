/** What the address of a kiosk asks for. */

import { webAddress } from '../lib/web_address.js';

/** @typedef {import('../types/kiosk.js').KioskOptions} KioskOptions */

/** Seconds: the usual value, the least and the most. A number outside counts as the usual one. */
const SECONDS = /** @type {const} */ ({
  idle: [60, 20, 600],
  // WCAG 2.2.1 gives at least 20 seconds to say that more time is wanted.
  warn: [20, 20, 120],
  attract: [8, 5, 60],
});
const NIGHT = '04:00';
/** Addresses that mean nothing on the phone of a visitor. */
const OWN_MACHINE = /^(localhost|127\.|\[::1\])/;

/**
 * @param {URLSearchParams} query
 * @param {{protocol: string, host: string, href: string}} site where the page lies
 * @param {import('../state/parameters.js').Unknown} [unknown] takes what is not possible
 * @returns {KioskOptions}
 */
export function readOptions(query, { protocol, host, href }, unknown = []) {
  /**
   * @template T
   * @param {string} name
   * @param {T} usual
   * @param {(text: string) => T|null} read null where the value is not possible
   */
  const option = (name, usual, read) => {
    const text = query.get(name);
    const found = text === null ? null : read(text);
    if (text !== null && found === null) unknown.push({ name, value: text });
    return found ?? usual;
  };
  const seconds = (/** @type {keyof typeof SECONDS} */ name) => {
    const [usual, least, most] = SECONDS[name];
    return option(name, usual, (text) => {
      const count = /^\d{1,4}$/.test(text) ? Number(text) : 0;
      return count >= least && count <= most ? count : null;
    });
  };
  return {
    idle: seconds('idle'),
    warn: seconds('warn'),
    attract: seconds('attract'),
    reload: option('reload', NIGHT, (text) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? text : null)),
    table: option('table', true, (text) => (['0', '1'].includes(text) ? text === '1' : null)),
    // Without one, the address of this site if it is on the web.
    home: option('home', /^https?:$/.test(protocol) && !OWN_MACHINE.test(host) ? href : null, webAddress),
  };
}

/**
 * Milliseconds until it is that time again.
 * @param {string} time as HH:MM
 * @param {Date} now
 */
export function until(time, now) {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const then = new Date(now);
  then.setHours(hours, minutes, 0, 0);
  // The day after may have 23 or 25 hours.
  if (then <= now) then.setDate(then.getDate() + 1);
  return then.getTime() - now.getTime();
}

/**
 * The corner of the screen in which a point lies, from 0 at the upper left, clockwise; null elsewhere.
 * @param {number} x
 * @param {number} y
 * @param {number} width
 * @param {number} height
 */
export function cornerOf(x, y, width, height) {
  const reach = Math.min(width, height) / 6;
  const [left, right] = [x < reach, x > width - reach];
  if (y < reach) return left ? 0 : right ? 1 : null;
  return y > height - reach ? (right ? 2 : left ? 3 : null) : null;
}
