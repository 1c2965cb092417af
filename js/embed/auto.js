/** Throws the dice for persons, where the address wants that (dice=auto). */

import { computerActs } from '../state/state.js';
import { isSettled } from './reports.js';

/** @typedef {import('../types/state.js').State} State */

/** Before a throw, so that the move before it can be seen: in milliseconds. */
const PAUSE = 700;

/**
 * @param {(truth: State['truth']) => void} throwNow called once for each moment at which a person may throw
 * @param {(run: () => void, ms: number) => void} [wait]
 * @returns {(state: State) => void} to be called with every state that is drawn
 */
export function autoThrow(throwNow, wait = setTimeout) {
  /** @type {State['truth']} */
  let thrown = null;
  return (state) => {
    const { truth, asking } = state;
    const throwing = truth?.phase === 'throw';
    // While something moves the moment is there already, and it is too early.
    if (!throwing || truth === thrown || asking || !isSettled(state) || computerActs(state)) return;
    thrown = truth;
    wait(() => throwNow(truth), PAUSE);
  };
}
