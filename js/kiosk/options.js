/** What the address of a kiosk asks for. */

import { webAddress } from '../lib/web_address.js';

/** @typedef {import('../types/kiosk.js').KioskOptions} KioskOptions */

/** Seconds: the usual value, the least and the most. */
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
 * @returns {KioskOptions}
 */
export function readOptions(query, site) {
  const seconds = (/** @type {keyof typeof SECONDS} */ name) => {
    const [usual, least, most] = SECONDS[name];
    const text = query.get(name) ?? '';
    return /^\d{1,4}$/.test(text) ? Math.min(most, Math.max(least, Number(text))) : usual;
  };
  const reload = query.get('reload') ?? '';
  return {
    idle: seconds('idle'),
    warn: seconds('warn'),
    attract: seconds('attract'),
    reload: /^([01]\d|2[0-3]):[0-5]\d$/.test(reload) ? reload : NIGHT,
    table: query.get('table') !== '0',
    home: homeOf(query.get('home'), site),
  };
}

/**
 * The address that visitors take home: the one that is asked for, or the one of this site if it is on the web.
 * @param {string|null} asked
 * @param {{protocol: string, host: string, href: string}} site
 */
function homeOf(asked, { protocol, host, href }) {
  return webAddress(asked) ?? (/^https?:$/.test(protocol) && !OWN_MACHINE.test(host) ? href : null);
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
