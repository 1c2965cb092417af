/** 32 bytes from the system, as hex: the seed of the dice. */
export const newSeed = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
