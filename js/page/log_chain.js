/** The hashes of a stored log: each is over its event and the hash before, so that any change in between shows. */

/** @typedef {import('../types/game.js').LogEvent} LogEvent */
/** @typedef {{e: LogEvent, h: string}} Entry an event, and the hash up to it */

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
 * @param {string} before the hash of the event before these
 * @param {LogEvent[]} events
 * @returns {Promise<Entry[]>}
 */
export async function chain(before, events) {
  const entries = [];
  let h = before;
  for (const e of events) {
    h = await digest(h + canonical(e));
    entries.push({ e, h });
  }
  return entries;
}

/**
 * How many entries from the start on are as they were written.
 * @param {Entry[]} entries
 */
export async function countIntact(entries) {
  let h = '';
  for (const [i, entry] of entries.entries()) {
    if (!entry || typeof entry !== 'object' || !('e' in entry)) return i;
    h = await digest(h + canonical(entry.e));
    // A page without cryptography (plain http) writes empty hashes.
    if (entry.h && h && entry.h !== h) return i;
    h = entry.h;
  }
  return entries.length;
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
