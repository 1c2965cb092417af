/** Types only: the puzzles (js/puzzle/). */

import type { GameRecord, LogEntry, Player } from './game.js';
import type { ChoiceWords, MadePuzzle, MakePuzzleRequest, ValueKind } from './protocol.js';

/**
 * What to open: the puzzle of this day, the list of all, a puzzle of a ruleset by its number from 1, one that somebody
 * has made, the mistakes of the game that has ended, or those that were kept and are due.
 */
export type PuzzleHow =
  | { what: 'day' }
  | { what: 'list' }
  | { what: 'one'; rules: string; number: number }
  | { what: 'made'; rules: string; position: string; throw: string | null }
  | { what: 'mistakes' }
  | { what: 'kept' };

/** A position with a throw, and what each choice is worth: of the actions of the engine, then of doing nothing. */
export interface PuzzleItem extends MadePuzzle {
  /** How far from the best a choice may be and still be right. */
  near: number;
  /** Of the puzzles of a ruleset: its number from 1, what it is about, and how hard it is. */
  number?: number;
  theme?: string;
  hardness?: Hardness;
  /** How many of 100 choices of each level of the computer are wrong. */
  errors?: number[];
  /** Of a mistake: the choice that was made. */
  played?: number;
  /** In a game of two people: which of them made it. */
  by?: Player;
}
export type Hardness = 'easy' | 'middling' | 'hard';

/** A row of puzzles/RULES.json: position, throw, values, half intervals, best, theme, errors of each level in 100. */
export type PuzzleRow = [string, string, number[], number[], number, string, number[]];
export interface PuzzleFile {
  rules: string;
  kind: ValueKind;
  judged: 'exact' | 'rollouts';
  puzzles: PuzzleRow[];
}

/** What is remembered in this browser. Days are as 2026-11-22. */
export interface Memory {
  /** Of each ruleset the numbers of the solved puzzles. */
  solved: Record<string, number[]>;
  /** The last day whose puzzle was solved. */
  day: string;
  /** Mistakes that come back: each time they are solved at once, after a longer while. */
  kept: { item: PuzzleItem; times: number; due: string }[];
}

export interface Puzzle {
  name: 'puzzle';
  how: PuzzleHow;
  stage: 'waiting' | 'open' | 'solved' | 'list' | 'empty' | 'failed';
  /** The questions, of which the one with this index is asked. */
  items: PuzzleItem[];
  at: number;
  /** The ruleset whose puzzles are listed, or are to be; null: a question is asked. */
  listed: string | null;
  /** The choices that were tried and are not right, the last one last; and the one that was. */
  tried: number[];
  found: number | null;
  choices: ChoiceWords[];
  /** The record of the game that can go on from here. */
  record: GameRecord | null;
  log: LogEntry[];
  /** The game that lay on the table before, to go back to; null: the start screen. */
  from: string | null;
  today: string;
  memory: Memory;
  /** Of the ruleset that the list shows. */
  file: PuzzleFile | null;
  /** What the list shows alone: what a puzzle is about, how hard it is; '' for all. */
  theme: string;
  hardness: Hardness | '';
}

/** What only a browser can do. */
export type PuzzleEffect =
  | { type: 'load'; rules: string }
  | { type: 'remember'; before: Memory; memory: Memory }
  | { type: 'later'; request: MakePuzzleRequest };

export type PuzzleMessage =
  | { type: 'puzzle-file'; rules: string; file: PuzzleFile | null }
  | { type: 'puzzle-made'; request: MakePuzzleRequest }
  | { type: 'puzzle-next' }
  | { type: 'puzzle-again' }
  | { type: 'puzzle-play' }
  | { type: 'puzzle-keep' }
  | { type: 'puzzle-list'; rules?: string; theme?: string; hardness?: Hardness | '' }
  | { type: 'puzzle-left' };
