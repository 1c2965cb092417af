/** Types only: what the laboratory of rules has found. The twin of py/ur/lab/comparison.py and py/ur/lab/rows.py. */

import type { Ref } from './game.js';

/** The sums of the games of a match; only the engine reads them. */
export type LabSums = Record<string, unknown>;

/** Games that were just played. */
export interface LabGames {
  /** How many. */
  games: number;
  sums: LabSums;
  /** A line of the table for each. */
  lines: string[];
}

/** One value with the ends of its interval, where there are games enough for one. */
export interface LabCell {
  value: number;
  low?: number;
  high?: number;
  /** It differs from that of the first column by more than chance. */
  apart?: 'more' | 'less';
  /** Of throws: the middle, and the part of the games in each bar. */
  median?: number;
  bins?: number[];
}
/** How many of 100 fall on each square. */
export interface LabBoardCell {
  board: 'ur' | 'late';
  squares: Record<string, number>;
}

/** A measure: a cell for each column, on one scale. */
export type LabRow = { name: string; what: Ref; drawn: boolean } & (
  | { kind: 'mean'; scale?: [number, number]; cells: LabCell[] }
  | { kind: 'share'; scale?: [number, number]; even?: number; cells: LabCell[] }
  | { kind: 'spread'; step: number; cells: LabCell[] }
  | { kind: 'luck'; cells: { value: number; low: number; high: number }[] }
  | { kind: 'board'; top: number; cells: LabBoardCell[] }
);

export interface LabColumn {
  rules: string;
  name: Ref;
  /** The same with options as in a command, for pictures. */
  short: Ref;
  games: number;
}

/** What some matches show side by side. */
export interface LabFound {
  columns: LabColumn[];
  players: [string, string];
  seed: string;
  rows: LabRow[];
  answer: Ref;
  why: Ref[];
  /** The first lines of the table. */
  head: string[];
}

/** A question of the page, with what was measured before. */
export interface LabQuestion {
  name: string;
  kind: string;
  rules: string[];
  players: [string, string];
  found: LabFound;
}
