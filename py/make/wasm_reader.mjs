/** The numbers and names of a WebAssembly module. */

/** Reads numbers and names, one after the other. */
export class Reader {
  /** @param {Buffer} bytes @param {number} at */
  constructor(bytes, at) {
    this.bytes = bytes;
    this.at = at;
  }
  byte() {
    return this.bytes[this.at++];
  }
  /** A number in LEB128 without a sign. */
  count() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }
  /** Skip a number of any size. */
  skip() {
    while (this.byte() & 128);
  }
  /** @param {number} bytes */
  pass(bytes) {
    this.at += bytes;
  }
  name() {
    const length = this.count();
    this.pass(length);
    return this.bytes.toString('utf8', this.at - length, this.at);
  }
  /** @template T @param {() => T} read @returns {T[]} */
  list(read) {
    return Array.from({ length: this.count() }, read);
  }
}

/** @param {boolean} right @param {string} what */
export function expect(right, what) {
  if (!right) throw new Error(`The WebAssembly is not as it was: ${what}. See py/make/trim.mjs.`);
}

/** @param {number} value */
export function leb(value) {
  const bytes = [];
  for (let rest = value; ; rest >>>= 7) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 127) | 128);
  }
}

/** @param {number} value an address, as a number with a sign */
export function signed(value) {
  const bytes = [];
  for (let rest = value; ; rest >>= 7) {
    if (rest < 64) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 127) | 128);
  }
}
