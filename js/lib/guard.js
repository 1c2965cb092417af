/** Calls that some pages are refused by an exception, such as a first look at the storage of the browser. */

/**
 * @template T
 * @param {() => T} run
 * @returns {T|null} null where it throws
 */
export function orNull(run) {
  try {
    return run();
  } catch {
    return null;
  }
}
