/** Calls that fail on some pages with an exception, such as a first look at the storage in a sandboxed frame. */

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
