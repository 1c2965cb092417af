/** The hashes of a stored log: each is over its entry and the hash before, so that any change in between shows. */

/** @typedef {import('../types/game.js').LogEntry} LogEntry */
/** @typedef {{e: LogEntry, h: string}} Link an entry of the log, and the hash up to it */

/**
 * One spelling for equal values.
 * @param {unknown} value
 * @returns {string}
 */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
  }
  return JSON.stringify(value ?? null);
}

/**
 * @param {string} before the hash of the entry before these
 * @param {LogEntry[]} log
 * @returns {Promise<Link[]>}
 */
export async function chain(before, log) {
  const links = [];
  let h = before;
  for (const e of log) {
    h = await digest(h + canonical(e));
    links.push({ e, h });
  }
  return links;
}

/**
 * How many links from the start on are as they were written.
 * @param {Link[]} links
 */
export async function countIntact(links) {
  let h = '';
  for (const [i, link] of links.entries()) {
    if (!link || typeof link !== 'object' || !('e' in link)) return i;
    h = await digest(h + canonical(link.e));
    // A page without cryptography (plain http) writes empty hashes.
    if (link.h && h && link.h !== h) return i;
    h = link.h;
  }
  return links.length;
}

/**
 * The first 16 bytes of SHA-256, as hex; empty on a page without cryptography.
 * @param {string} text
 */
async function digest(text) {
  const subtle = globalThis.crypto?.subtle;
  if (!subtle) return '';
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
