/**
 * The memory of a started Python as it is stored: without its empty pages, which are three quarters of it, and with a
 * checksum, because Python dies of damaged memory, but only after it has started.
 *
 * Stored is a list of 32-bit numbers (the length of the memory in bytes, the count of pages that follow, and the number
 * of each of them), then these pages.
 */

/** Of the memory, in bytes. */
const PAGE = 4096;
const PRIME = 16_777_619;

/**
 * @param {Uint8Array} memory
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function packed(memory) {
  const pages = Array.from({ length: Math.ceil(memory.length / PAGE) }, (_, i) => i).filter((i) =>
    memory.subarray(i * PAGE, (i + 1) * PAGE).some(Boolean),
  );
  const head = Uint32Array.of(memory.length, pages.length, ...pages);
  const bytes = new Uint8Array(head.byteLength + pages.length * PAGE);
  bytes.set(new Uint8Array(head.buffer));
  pages.forEach((page, i) => {
    bytes.set(memory.subarray(page * PAGE, (page + 1) * PAGE), head.byteLength + i * PAGE);
  });
  return bytes;
}

/**
 * @param {ArrayBuffer} bytes what `packed` made
 * @returns {{memory: Uint8Array<ArrayBuffer>, length: number}} the memory up to its last page that is not empty, and
 *   its whole length in bytes
 */
export function unpacked(bytes) {
  const [length = 0, count = 0] = new Uint32Array(bytes, 0, 2);
  const pages = new Uint32Array(bytes, 8, count);
  const memory = new Uint8Array(Math.min(length, ((pages.at(-1) ?? -1) + 1) * PAGE));
  const begin = 8 + count * 4;
  // Pages that follow one another are copied together: there are a hundred times fewer of such runs.
  for (let i = 0, next = 0; i < count; i = next) {
    const first = /** @type {number} */ (pages[i]);
    for (next = i + 1; pages[next] === first + next - i; ) next += 1;
    const size = Math.min((next - i) * PAGE, memory.length - first * PAGE);
    memory.set(new Uint8Array(bytes, begin + i * PAGE, size), first * PAGE);
  }
  return { memory, length };
}

/**
 * Like FNV-1a over 32-bit words, with a shift that lets high bits change low ones. Each step can be undone, so one
 * changed word always changes the sum; other damage is missed about once in four thousand million times. It takes a
 * fraction of the time of SHA-256.
 * @param {ArrayBuffer} bytes after the last whole word, byte by byte
 * @returns {string}
 */
export function checksum(bytes) {
  const words = new Uint32Array(bytes, 0, Math.floor(bytes.byteLength / 4));
  let sum = words.length;
  for (let i = 0; i < words.length; i += 1) {
    sum = Math.imul(sum ^ /** @type {number} */ (words[i]), PRIME);
    sum ^= sum >>> 15;
  }
  for (const byte of new Uint8Array(bytes, words.byteLength)) sum = Math.imul(sum ^ byte, PRIME);
  return String(sum >>> 0);
}
