/**
 * Fetches files over bad networks: what fails or stands still is asked for again, after longer and longer pauses.
 * A file of which a part has come is continued from there.
 */

/** Pauses before each further attempt, in milliseconds. */
const PAUSES = [300, 700, 1500, 3000, 4000, 5000, 6000];
/** A file of which nothing has come for this many milliseconds is asked for again. */
const STILL = 15_000;
/** Bytes that are still wrong after this many further attempts will stay wrong. */
const WRONG = 3;

/** A file that does not come, or not as it should. */
export class Missing extends Error {}
/** The network does not bring it; another time it may. */
export class Unreachable extends Missing {}

/**
 * @typedef {object} Attempt
 * @property {number} n from 0; from 1 again after one that got further
 * @property {AbortSignal} signal aborted when the attempt is given up
 * @property {() => void} alive to be called when something has come
 * @property {() => void} further to be called when more has come than ever before
 */

/**
 * @template T
 * @param {(attempt: Attempt) => Promise<T>} run
 * @param {{tries?: number, still?: number}} [how] tries: the most attempts without getting further
 * @returns {Promise<T>} rejects with Unreachable, or with Missing, at once where `run` does
 */
export async function retried(run, { tries = PAUSES.length + 1, still = STILL } = {}) {
  let failures = 0;
  for (;;) {
    const control = new AbortController();
    const { signal } = control;
    const wait = () => setTimeout(() => control.abort(new Error('nothing more comes')), still);
    let timer = wait();
    const alive = () => {
      clearTimeout(timer);
      timer = wait();
    };
    const further = () => {
      failures = 0;
    };
    const aborted = new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    try {
      return /** @type {T} */ (await Promise.race([run({ n: failures, signal, alive, further }), aborted]));
    } catch (error) {
      if (error instanceof Missing) throw error;
      if (failures + 1 >= tries) throw new Unreachable(String(error));
    } finally {
      clearTimeout(timer);
    }
    const pause = PAUSES[failures];
    failures += 1;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/**
 * @template T
 * @typedef {object} Sink where the bytes of a file go
 * @property {() => void} begin a file begins, perhaps not the first time
 * @property {(part: Uint8Array<ArrayBuffer>) => void} pass
 * @property {(response: Response) => Promise<T>} end all have come; rejects where they are not the right ones
 */
/**
 * @typedef {object} How a file is fetched
 * @property {(bytes: number) => void} [arrived] gets the bytes of each part; at each further attempt those that are
 *   lost, as 0 or less
 * @property {RequestInit} [init]
 * @property {number} [tries] how many attempts at most without getting further
 */

/**
 * Fetch a file, first where the browser finds it, later past its cache, and pass its bytes on as they come.
 * @template T
 * @param {string} url
 * @param {Sink<T>} sink
 * @param {How} [how]
 * @returns {Promise<T>} what `end` gave; rejects with Missing
 */
export function pour(url, sink, { arrived = () => {}, init, tries } = {}) {
  /** How many bytes have been passed on, and how many have been counted. */
  let passed = 0;
  let counted = 0;
  let wrong = 0;
  return retried(
    async ({ n, signal, alive, further }) => {
      // Each further attempt is a sign of life, also where nothing has come.
      if (n || wrong || passed) arrived(0);
      // Now and then without asking for the rest alone: not every frame and host allows it.
      const rest = passed && n % 3 ? { headers: { Range: `bytes=${passed}-` } } : {};
      const cache = n || wrong ? 'reload' : 'default';
      const response = await fetch(url, { ...init, ...rest, signal, cache });
      const { ok, status } = response;
      // A host that is busy may answer later; one that has no such file will not.
      if (!ok) throw new (status >= 500 || status === 429 || passed ? Error : Missing)(`${url}: ${status}`);
      // A host that does not send the rest alone sends again what is here.
      let place = status === 206 ? passed : 0;
      if (!passed) sink.begin();
      if (counted !== place) arrived(place - counted);
      counted = place;
      const reader = response.body?.getReader();
      for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
        const fresh = part.value.subarray(Math.max(0, passed - place));
        place += part.value.length;
        counted = place;
        alive();
        arrived(part.value.length);
        if (!fresh.length) continue;
        passed = place;
        further();
        sink.pass(fresh);
      }
      try {
        return await sink.end(response);
      } catch (error) {
        // Wrong bytes may lie in the browser's cache, or be half of the right ones.
        passed = 0;
        wrong += 1;
        throw wrong > WRONG ? new Missing(String(error)) : error;
      }
    },
    { tries },
  );
}

/**
 * A whole file.
 * @param {string} url
 * @param {How & {fits?: (bytes: ArrayBuffer) => Promise<boolean>}} [how] fits: whether these are the right bytes
 * @returns {Promise<Response>} rejects with Missing
 */
export function fetchFile(url, { fits, ...how } = {}) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  let parts = [];
  return pour(
    url,
    {
      begin() {
        parts = [];
      },
      pass: (part) => void parts.push(part),
      async end({ headers }) {
        const bytes = joined(parts);
        if (fits && !(await fits(bytes))) throw new Error(`${url} is not the right file`);
        return new Response(bytes, { headers });
      },
    },
    how,
  );
}

/**
 * Not by a Blob: WebKit reads none in the worker of a sandboxed frame.
 * @param {Uint8Array<ArrayBuffer>[]} parts
 */
function joined(parts) {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes.buffer;
}
