/** Fetches files over bad networks: what fails or stands still is asked for again, after longer and longer pauses. */

/** Pauses before each further attempt, in milliseconds. */
const PAUSES = [300, 700, 1500, 3000, 4000, 5000, 6000];
/** A file of which nothing has come for so many milliseconds is asked for again. */
const STILL = 15_000;
/** Bytes that are still wrong after so many further attempts will stay so. */
const WRONG = 3;

/** A file that does not come, or not as it should. */
export class Missing extends Error {}
/** The network does not bring it; another time it may. */
export class Unreachable extends Missing {}

/**
 * @typedef {object} Attempt
 * @property {number} n from 0
 * @property {AbortSignal} signal aborted when the attempt is given up
 * @property {() => void} alive to be called when a part of the file has come
 */

/**
 * @template T
 * @param {(attempt: Attempt) => Promise<T>} run
 * @param {{tries?: number, still?: number}} [how]
 * @returns {Promise<T>} rejects with Unreachable, or with Missing, at once where `run` does
 */
export async function retried(run, { tries = PAUSES.length + 1, still = STILL } = {}) {
  for (let n = 0; ; n += 1) {
    const control = new AbortController();
    const { signal } = control;
    const wait = () => setTimeout(() => control.abort(new Error('nothing more comes')), still);
    let timer = wait();
    const alive = () => {
      clearTimeout(timer);
      timer = wait();
    };
    const aborted = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    try {
      return /** @type {T} */ (await Promise.race([run({ n, signal, alive }), aborted]));
    } catch (error) {
      if (error instanceof Missing) throw error;
      if (n + 1 >= tries) throw new Unreachable(String(error));
    } finally {
      clearTimeout(timer);
    }
    await new Promise((resolve) => setTimeout(resolve, PAUSES[n]));
  }
}

/**
 * Ask for a file, first where the browser finds it, later past its cache.
 * @param {string} url
 * @param {Attempt} attempt
 * @param {RequestInit} [init]
 */
export async function request(url, { n, signal }, init) {
  const response = await fetch(url, { ...init, signal, cache: n ? 'reload' : 'default' });
  const { ok, status } = response;
  // A host that is busy may answer later; one that has no such file will not.
  if (!ok) throw new (status >= 500 || status === 429 ? Error : Missing)(`${url}: ${status}`);
  return response;
}

/**
 * A stream that says of every part how many bytes it has.
 * @param {(bytes: number) => void} passed
 * @returns {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>}
 */
export const counting = (passed) =>
  new TransformStream({
    transform(part, controller) {
      passed(part.length);
      controller.enqueue(part);
    },
  });

/**
 * @typedef {object} How a file is fetched
 * @property {(bytes: number) => void} [arrived] gets the bytes of each part; at each further attempt those that are
 *   lost, as 0 or less
 * @property {(bytes: ArrayBuffer) => Promise<boolean>} [fits] whether these are the right bytes
 * @property {RequestInit} [init]
 * @property {number} [tries] how many attempts at most
 */

/**
 * A whole file.
 * @param {string} url
 * @param {How} [how]
 * @returns {Promise<Response>} rejects with Missing
 */
export function fetchFile(url, { arrived = () => {}, fits, init, tries } = {}) {
  let counted = 0;
  return retried(
    async (attempt) => {
      // Each further attempt is a sign of life, also where nothing had come.
      if (attempt.n) arrived(-counted);
      counted = 0;
      const response = await request(url, attempt, init);
      const count = (/** @type {number} */ bytes) => {
        attempt.alive();
        counted += bytes;
        arrived(bytes);
      };
      const bytes = await new Response(response.body?.pipeThrough(counting(count))).arrayBuffer();
      if (fits && !(await fits(bytes))) {
        // Wrong bytes may lie in the browser's cache, or be half of the right ones.
        throw new (attempt.n >= WRONG ? Missing : Error)(`${url} is not the right file`);
      }
      return new Response(bytes, { headers: response.headers });
    },
    { tries },
  );
}
