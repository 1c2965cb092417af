/** Types only: the puzzles (js/puzzle/). */

import type { Ref } from './game.js';
import type { ValueKind } from './protocol.js';

/** What to open: the puzzle of a day (as 2026-11-22), or a puzzle of a ruleset by its number from 1. */
export type PuzzleHow = { day: string } | { rules: string; number: number };

/** A position with a throw, and what each legal action is worth, in the order of the engine. */
export interface PuzzleItem {
  rules: string;
  position: string;
  throw: string;
  kind: ValueKind;
  values: number[];
  /** Half the width of the 95 % interval of each value; 0 where it is exact. */
  spread: number[];
  theme: string;
  /** Of 100 choices of the levels of the computer, so many are wrong. */
  rating: number;
}

export interface Puzzle {
  name: 'puzzle';
  how: PuzzleHow;
  stage: 'waiting' | 'open' | 'solved';
  item: PuzzleItem | null;
  /** The choices that were tried and are not the best. */
  tried: number[];
  /** Of each choice: what speaks for it, and what against it. */
  reasons: Ref[];
}

export type PuzzleMessage = { type: 'puzzle-left' };
