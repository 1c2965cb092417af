/** What the tests of storage share: a row, a few events, and a page that uses the storage. */

import { openStorage } from '../../js/page/storage.js';

const human = { kind: 'human' };

export const row = /** @type {any} */ ({
  id: 'g1',
  name: '',
  rules: 'finkel',
  players: { light: human, dark: human },
  record: {},
  plies: 2,
  time: 1,
});

export const events = /** @type {any[]} */ ([
  ['s', 'light', []],
  ['t', '2'],
]);

/** @param {any} factory */
export function opened(factory) {
  /** @type {string[]} */
  const modes = [];
  /** @type {any[]} */
  const reasons = [];
  /** @type {string[]} */
  const said = [];
  const storage = openStorage(
    factory,
    (mode, why) => {
      modes.push(mode);
      reasons.push(why);
    },
    () => said.push('written-again'),
  );
  return { storage, modes, reasons, said };
}

/**
 * A factory with connections that fail without a word of the browser, as in some of them after the device has slept.
 * @param {any} factory
 * @param {number[]} dead the numbers of these connections, from 1 on
 */
export function losing(factory, dead) {
  let opens = 0;
  return {
    ...factory,
    open(/** @type {string} */ name) {
      const request = factory.open(name);
      if (name === 'urgame') return request;
      opens += 1;
      const own = opens;
      const { result } = request;
      const transaction = (/** @type {any[]} */ ...how) => {
        if (dead.includes(own)) throw Object.assign(new Error('closed'), { name: 'InvalidStateError' });
        return result.transaction(...how);
      };
      request.result = { ...result, transaction };
      return request;
    },
  };
}

/**
 * A factory that counts how often the database of this version is opened.
 * @param {any} factory
 */
export function counting(factory) {
  const counted = {
    ...factory,
    opens: 0,
    open(/** @type {string} */ name) {
      counted.opens += name === 'urgame' ? 0 : 1;
      return factory.open(name);
    },
  };
  return counted;
}
