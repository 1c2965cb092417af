/** What is remembered of puzzles: which are solved, and mistakes that come back at longer and longer intervals. */

/** @typedef {import('../types/puzzle.js').Memory} Memory */
/** @typedef {import('../types/puzzle.js').PuzzleItem} PuzzleItem */

/** Days until a mistake comes back, by how often in a row it was solved at once; after the last time it goes. */
const INTERVALS = [1, 3, 7, 21, 60];
const DAY = 86_400_000;
/** At most this many mistakes are kept: the oldest go. */
const MOST = 100;

/** @type {Memory} */
export const EMPTY = { solved: {}, day: '', kept: [] };

/**
 * What was stored; what cannot be read counts as nothing.
 * @param {string|null} stored
 * @returns {Memory}
 */
export function readMemory(stored) {
  try {
    const { solved, day, kept } = { ...EMPTY, ...JSON.parse(stored ?? '{}') };
    const fits =
      Object.values(solved).every((one) => Array.isArray(one)) &&
      typeof day === 'string' &&
      kept.every((/** @type {Memory['kept'][number]} */ { item, times, due }) => item.position && times + 1 && due);
    return fits ? { solved, day, kept } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/**
 * A change, put into what is stored now: another tab may have written there since this one read it.
 * @param {Memory} stored
 * @param {Memory} before
 * @param {Memory} after
 * @returns {Memory}
 */
export function merged(stored, before, after) {
  const solved = { ...stored.solved };
  for (const [rules, numbers] of Object.entries(after.solved))
    solved[rules] = [...new Set([...(solved[rules] ?? []), ...numbers])];
  const changed = after.kept.filter((one) => !before.kept.includes(one));
  const gone = before.kept.filter(({ item }) => !isKept(after, item));
  const others = stored.kept.filter(({ item }) => ![...changed, ...gone].some((one) => isSame(one.item, item)));
  return {
    solved,
    day: stored.day > after.day ? stored.day : after.day,
    kept: [...others, ...changed].slice(-MOST),
  };
}

/**
 * @param {string} day as 2026-11-22
 * @param {number} days
 */
const dayAfter = (day, days) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/**
 * @param {PuzzleItem} one
 * @param {PuzzleItem} other
 */
const isSame = (one, other) =>
  one.rules === other.rules && one.position === other.position && one.throw === other.throw;

/**
 * @param {Memory} memory
 * @param {PuzzleItem} item
 */
export const isKept = ({ kept }, item) => kept.some((one) => isSame(one.item, item));

/**
 * Keep a question for tomorrow, or let it go.
 * @param {Memory} memory
 * @param {PuzzleItem} item
 * @param {string} today
 * @returns {Memory}
 */
export function keep(memory, item, today) {
  const others = memory.kept.filter((one) => !isSame(one.item, item));
  if (others.length < memory.kept.length) return { ...memory, kept: others };
  return { ...memory, kept: [...others, { item, times: 0, due: dayAfter(today, INTERVALS[0] ?? 1) }].slice(-MOST) };
}

/**
 * The kept questions whose day has come.
 * @param {Memory} memory
 * @param {string} today
 */
export const due = ({ kept }, today) => kept.filter((one) => one.due <= today).map(({ item }) => item);

/**
 * @param {Memory} memory
 * @param {PuzzleItem} item that was solved
 * @param {boolean} atOnce without a wrong try
 * @param {string} today
 * @param {boolean} answered whether there was another choice left
 * @returns {Memory}
 */
export function solved(memory, item, atOnce, today, answered) {
  const kept = memory.kept.flatMap((one) => {
    if (!isSame(one.item, item) || one.due > today) return [one];
    const times = atOnce ? one.times + 1 : 0;
    const days = INTERVALS[times];
    return days ? [{ ...one, times, due: dayAfter(today, days) }] : [];
  });
  const { number } = item;
  if (number === undefined || !answered) return { ...memory, kept };
  const before = memory.solved[item.rules] ?? [];
  const numbers = before.includes(number) ? before : [...before, number];
  return { ...memory, kept, solved: { ...memory.solved, [item.rules]: numbers } };
}
