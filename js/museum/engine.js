/** The one engine of these pages: it is started by the first question. */
import { connect } from '../engine/client.js';

/** @type {import('../types/protocol.js').Client|null} */
let client = null;

export function engine() {
  client ??= connect(() => {});
  return client;
}
