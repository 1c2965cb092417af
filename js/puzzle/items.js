/** The questions: from the file of a ruleset, for a day, and from the mistakes of a game. */

import { mistakesIn } from '../state/mistakes.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/puzzle.js').PuzzleItem} PuzzleItem */
/** @typedef {import('../types/puzzle.js').PuzzleFile} PuzzleFile */

const DAY = 86_400_000;
/** How hard a puzzle is follows from the errors, in 100 choices, of this many levels of the computer, the weakest. */
const LEVELS = 5;
/** Where the mean of these is below EASY, a puzzle is easy; from HARD on it is hard. */
const EASY = 25;
const HARD = 40;
/** A choice so near to the best is right: in 100 of win chance, and otherwise as a share of what a first mark needs. */
const NEAR = { chance: 0.5, other: 0.25 };

/**
 * @param {PuzzleFile} file
 * @param {number} number from 1
 * @returns {PuzzleItem|null}
 */
export function itemOf(file, number) {
  const row = file.puzzles[number - 1];
  if (!row) return null;
  const [position, thrown, values, , best, theme, errors] = row;
  const { rules, kind } = file;
  const some = errors.slice(0, LEVELS);
  const mean = some.reduce((sum, one) => sum + one, 0) / some.length;
  const hardness = mean < EASY ? 'easy' : mean < HARD ? 'middling' : 'hard';
  return { rules, position, throw: thrown, kind, values, best, near: 0, number, theme, hardness, errors };
}

/**
 * The puzzle of a day: the same for everybody, without a server. The rulesets take turns.
 * @param {string} day as 2026-11-22
 * @param {[string, number][]} counts how many puzzles each ruleset has
 * @returns {{rules: string, number: number}}
 */
export function ofDay(day, counts) {
  const n = Math.floor(Date.parse(day) / DAY);
  const [rules, count] = /** @type {[string, number]} */ (counts[n % counts.length]);
  return { rules, number: (Math.floor(n / counts.length) % count) + 1 };
}

/**
 * Which moment a question is about, and of how many: one that is asked once more is still the same moment.
 * @param {PuzzleItem[]} items
 * @param {number} at
 */
export function momentOf(items, at) {
  const moments = [...new Set(items)];
  const item = items[at];
  return { moments, n: item ? moments.indexOf(item) + 1 : moments.length, all: moments.length };
}

/**
 * The mistakes as questions.
 * @param {State} state
 * @param {import('../types/protocol.js').Answers['moments']} answer
 * @returns {PuzzleItem[]}
 */
export function itemsOf(state, { rules, moments }) {
  const { review } = state.learn;
  if (!review) return [];
  const { kind, steps, total } = review;
  const unit = kind === 'chance' ? steps / 100 : steps;
  const whose = (/** @type {import('../types/game.js').Player} */ by) => (state.truth?.sides[by] === by ? { by } : {});
  return mistakesIn(state).flatMap((one) => {
    const moment = moments.find(({ ply }) => ply === one.ply);
    if (!moment) return [];
    const values = one.values.map((value) => (one.by === 'light' ? value : total - value) / unit);
    const near = kind === 'chance' ? NEAR.chance : (NEAR.other * review.marks.doubtful) / unit;
    const { position, throw: thrown } = moment;
    return [
      { rules, position, throw: thrown, kind, values, best: one.best, near, played: one.played, ...whose(one.by) },
    ];
  });
}
