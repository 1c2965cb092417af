/** Types only: a game as the engine tells it. The twin of py/ur/bridge/view.py and event_json.py. */

import type { Ref } from '../lib/words.js';

export type { Ref };

/** A value of JSON, before anything in it has been checked. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export type Player = 'light' | 'dark';
/** "you" plays the computer or takes a lesson; "other" is the other player of a lesson. */
export type SideName = 'you' | 'computer' | 'other' | 'light' | 'dark';
export type BoardId = 'ur' | 'late';

/** Who plays a colour, and with which dice. */
export interface Seat {
  kind: 'human' | 'computer';
  level?: LevelId;
  dice?: 'real';
}
export type Seats = Record<Player, Seat>;
export type LevelId = string | number;

export interface Throw {
  /** Which throw of the game it is, from 1. */
  n: number;
  by: Player;
  kit: { kind: 'lots' | 'cubes' | 'bones'; count: number };
  /** Lots and cubes: 1 = marked. Bones: the number of the small one, then the answer of the large one, or null. */
  faces: (number | boolean | null)[];
  marked?: number;
  /** The row of the throw table on which it lies. */
  name?: string;
  score: number | null;
  text: Ref;
}

export interface Piece {
  id: string;
  owner: Player;
  kind: string | null;
  side: 'blank' | 'dotted' | null;
  /** A square, "hand" or "off". */
  square: string;
  step?: number;
  /** Place in its stack, from 1 at the bottom. */
  level: number;
  /** Pieces in its stack. */
  height: number;
  /** The order of its stack does not let its owner move it. */
  buried?: true;
}

/** One thing that can be chosen now. */
export interface Action {
  /** What the request `act` names it by. */
  index: number;
  kind: 'move' | 'enter' | 'bear-off' | 'throw' | 'convert';
  piece: string | null;
  from: string | null;
  to: string | null;
  path: string[];
  captures: string[];
  again?: boolean;
  /** Whether the piece turns over on its way. */
  turns?: boolean;
  notation: string;
  text: Ref;
}

/** What an action is chosen by: its index, or passing. */
export type Choice = number | 'pass';

export interface Tally {
  name: string;
  light?: number;
  dark?: number;
  value?: number;
}

/** A row of the list of moves. */
export interface MoveLine {
  /** The number of entries of the log up to the moment after it. */
  ply: number;
  by: Player;
  throw: Throw | null;
  /** The throw was lost: no move could be made, or none was. */
  lost: boolean;
  text: Ref;
}

export interface Result {
  winner: Player | 'draw';
  text: Ref;
  points?: Record<Player, number>;
  money?: Record<Player, number>;
}

/** The points of a match of several games, with those of this one. */
export interface Match {
  game: number;
  games: number;
  light: number;
  dark: number;
}

/** The points of a match before the next game begins. */
export interface MatchBefore {
  played: number;
  light: number;
  dark: number;
}

/** Everything that the page shows of one moment of a game. */
export interface View {
  rules: string;
  board: BoardId;
  ply: number;
  /** "done" is made by the page: a step of a lesson is over. */
  phase: 'throw' | 'kit' | 'act' | 'over' | 'done';
  turn: Player;
  /** Who acts now. */
  chooser: Player;
  players: Seats;
  pieces: Piece[];
  throw: Throw | null;
  again: boolean;
  pending: { kind: string; by: Player } | null;
  actions: Action[];
  pass: { text: Ref } | null;
  kits: number[] | null;
  sentence: Ref;
  /** What to do, or what hit the player; then what follows, or what came before. */
  status: [Ref] | [Ref, Ref];
  /** What sentences call each player. */
  sides: Record<Player, SideName>;
  why: Record<string, Ref | null>;
  tallies: Tally[];
  last: { from: string; to: string; path: string[] } | null;
  /** What is lit on the rule card besides the throw: the rules that acted last. */
  card: { acts: { key: string; square: string }[] };
  /** In an answer only the new rows; they follow the first `kept` rows that the page has. */
  moves: MoveLine[];
  kept?: number;
  canUndo: boolean;
  canRedo: boolean;
  result: Result | null;
  match?: Match | null;
}

/** Something to show, in order. An event of another kind is shown by its text. */
export interface GameEvent {
  kind: string;
  text?: Ref;
  by?: Player;
  throw?: Throw;
  piece?: string;
  path?: string[];
  to?: string;
  /** The side that a piece shows after it was turned. */
  turned?: 'blank' | 'dotted';
  off?: boolean;
  /** A piece that goes the whole way, as a lesson opens: the step of its second place, and where it pauses. */
  step?: number;
  stops?: string[];
  winner?: Player | 'draw';
  /** The two lines of the status while a pass is shown. */
  status?: View['status'];
}

/** One entry of the log, such as ["t", "2"]. */
export type LogEntry = [kind: string, ...rest: Json[]];

/** What the save format has besides its log, which it calls `events`. */
export interface GameRecord {
  id: string;
  rules: { id: string; v: number };
  dice?: { scheme?: string; seed?: string; word?: string; commit?: string };
  events?: LogEntry[];
  [key: string]: unknown;
}

/** A record with its log. */
export type WholeRecord = GameRecord & { events: LogEntry[] };
