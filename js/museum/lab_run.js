/** Plays the games of the laboratory in the engine, some at a time, so that they can be shown and stopped. */
/** @typedef {import('../types/lab.js').LabFound} LabFound */
/** @typedef {import('../types/lab.js').LabSums} LabSums */
/**
 * @typedef {object} Job what is played
 * @property {string[]} rules
 * @property {[string, string]} players
 * @property {number} games of each of the rules
 * @property {string} seed
 * @property {string} kind of the question
 */
/**
 * @typedef {object} Played the games of one of the rules
 * @property {string} rules
 * @property {number} games
 * @property {LabSums|null} sums
 * @property {string[]} lines of the table
 * @property {number} seconds that they took
 */
/**
 * @typedef {object} Run
 * @property {Job} job
 * @property {Played[]} columns
 * @property {'waiting'|'running'|'finished'|'stopped'|'failed'} phase "waiting": the player is loading
 * @property {LabFound|null} found what is shown by the games so far
 */

/** After this many seconds the games so far are shown; a game under way is played to its end. */
const SLICE = 0.7;
/** While the player is loading: milliseconds until the next look, and how many looks. */
const WAIT = 400;
const LOOKS = 100;
/** An engine that was lost is asked again at most this many times in a row. */
const RETRIES = 2;

/**
 * @param {import('../types/protocol.js').Client} engine
 * @param {Job} job
 * @param {() => void} draw called after every change of the run
 * @returns {{run: Run, stop: () => Promise<void>}} `stop` keeps what is done; the engine then plays nothing any more
 */
export function startRun(engine, job, draw) {
  const columns = job.rules.map((rules) => ({ rules, games: 0, sums: null, lines: [], seconds: 0 }));
  /** @type {Run} */
  const run = { job, columns, phase: 'waiting', found: null };

  const figures = async () => {
    const { kind, players, seed } = job;
    const asked = columns.map(({ rules, sums }) => ({ rules, sums }));
    run.found = await engine.ask({ type: 'lab-figures', kind, players, seed, columns: asked });
  };

  /** Those with the fewest games come first, so that all have about equally many when it is stopped. */
  async function play() {
    let looks = 0;
    let losses = 0;
    for (;;) {
      const next = columns.reduce((least, one) => (one.games < least.games ? one : least));
      if (next.games >= job.games || run.phase === 'stopped') return;
      try {
        const waits = await playSome(engine, job, next);
        if (stopped()) return;
        if (waits && ++looks > LOOKS) throw { code: 'weights' };
        run.phase = waits ? 'waiting' : 'running';
        if (!waits) await figures();
        losses = 0;
        draw();
        if (waits) await new Promise((resume) => setTimeout(resume, WAIT));
      } catch (error) {
        if (stopped()) return;
        if (/** @type {{code?: string}} */ (error)?.code !== 'lost' || ++losses > RETRIES) throw error;
      }
    }
  }

  const stopped = () => run.phase === 'stopped';

  play().then(
    () => end('finished'),
    () => end('failed'),
  );

  /** @param {'finished'|'failed'} phase */
  function end(phase) {
    if (!stopped()) run.phase = phase;
    draw();
  }

  async function stop() {
    run.phase = 'stopped';
    draw();
    try {
      // A newer request also ends the games under way.
      await figures();
    } catch {
      // What was shown last stays.
    }
    draw();
  }

  return { run, stop };
}

/**
 * Play some games of a column; true if the player has not come yet.
 * @param {import('../types/protocol.js').Client} engine
 * @param {Job} job
 * @param {Played} column
 */
async function playSome(engine, { players, seed, games }, column) {
  const { rules, sums, games: first } = column;
  const began = performance.now();
  const left = games - first;
  const answer = await engine.ask({ type: 'lab', rules, players, seed, first, games: left, seconds: SLICE, sums });
  if ('waiting' in answer) return true;
  column.games += answer.games;
  column.sums = answer.sums;
  column.lines.push(...answer.lines);
  column.seconds += (performance.now() - began) / 1000;
  return false;
}

/**
 * How many games are played, of how many, and about how many seconds the others take; null if that is not known yet.
 * @param {Run} run
 */
export function progressOf({ job, columns }) {
  const total = job.games * columns.length;
  const done = columns.reduce((sum, one) => sum + one.games, 0);
  const known = columns.every((one) => one.games);
  const left = columns.reduce((sum, one) => sum + (one.seconds / one.games) * (job.games - one.games), 0);
  return { total, done, left: known ? left : null };
}

/**
 * A time as hours, minutes and seconds, such as 0:04:12.
 * @param {number} seconds
 */
export function clock(seconds) {
  const whole = Math.round(seconds);
  const two = (/** @type {number} */ n) => String(n % 60).padStart(2, '0');
  return `${Math.floor(whole / 3600)}:${two(Math.floor(whole / 60))}:${two(whole)}`;
}

/**
 * The table of all games, as `ur lab` writes it.
 * @param {Run} run
 */
export const csvOf = ({ columns, found }) =>
  [...(found?.head ?? []), ...columns.flatMap(({ lines }) => lines)].map((line) => `${line}\n`).join('');
