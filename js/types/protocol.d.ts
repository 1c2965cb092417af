/** Types only: what the page asks the engine, and what the engine answers. The twin of py/ur/bridge/protocol.py. */

import type { Rulebook } from './catalogue.js';
import type { Draft, EditAnswer, EditRequest, MoveValues } from './drafts.js';
import type { Action, Choice, GameEvent, GameRecord, LogEntry, MatchBefore, Player, Ref, Seats, View } from './game.js';
import type { LabFound, LabGames, LabSums } from './lab.js';

/** How often each throw fell, for each kit, and each result against the computer; only the engine reads it. */
export type GameCounts = Record<string, Record<string, number>>;

export interface NewRequest {
  type: 'new';
  rules: string;
  players: Seats;
  /** 32 bytes as hex; `js/page/effects.js` adds it. */
  seed?: string;
  name?: string;
  /** What the players add to the seed. */
  word?: string;
  /** Marks a game with a seed that others have too: it is stored beside an earlier one of the same seed. */
  copy?: string;
  match?: MatchBefore;
  /** The game begins at this position, with this throw to be played. */
  position?: string;
  throw?: string | null;
  /** The starting throws that were typed in so far. */
  startThrows?: number[];
}

/** A position as a question; page/effects.js adds the seed of the game that can follow. */
export interface PuzzleRequest {
  type: 'puzzle';
  rules: string;
  position: string;
  throw: string;
  best: number;
  /** Of the computer, on the other side. */
  level: number;
  seed?: string;
}

/** A position with a throw, to be made a puzzle, and how often the answer was that the player is still loading. */
export interface MakePuzzleRequest {
  type: 'make-puzzle';
  rules: string;
  position: string;
  throw: string | null;
  looks: number;
}

/** Games of a patient and a hasty player, from game number `first` on; the patient one waits for a score. */
export interface ExperimentRequest {
  type: 'experiment';
  rules: string;
  score: number;
  first: number;
  games: number;
}

/** Games of the laboratory, from game number `first` on: `games` at most, and none after `seconds`. */
export interface LabRequest {
  type: 'lab';
  rules: string;
  players: readonly [string, string];
  seed: string;
  first: number;
  games: number;
  seconds: number;
  /** Of the games before, as the engine gave them. */
  sums: LabSums | null;
}

/** What the games of some rulesets show, for a question of this kind. */
export interface LabFiguresRequest {
  type: 'lab-figures';
  kind: string;
  players: readonly [string, string];
  seed: string;
  columns: { rules: string; sums: LabSums | null }[];
}

/** `copy` marks a game that was brought in: it gets an id of its own, which ends with this text. */
export type Request =
  | NewRequest
  | { type: 'load'; record: GameRecord; copy?: string }
  | { type: 'import'; text: string; copy: string; rules?: string }
  | { type: 'throw'; ply: number; kit?: number; marked?: number }
  | { type: 'act'; ply: number; index: Choice; answer?: boolean }
  | { type: 'advance'; ply: number }
  | { type: 'undo' }
  | { type: 'redo' }
  | { type: 'stop' }
  | { type: 'rulebook'; rules: string }
  | { type: 'lesson'; rules: string; step: number }
  | { type: 'analyse' }
  | { type: 'review'; deeper?: true }
  | { type: 'look'; ply: number; again?: true }
  | { type: 'look-deeper'; ply: number }
  | PuzzleRequest
  | MakePuzzleRequest
  | { type: 'moments'; plies: number[] }
  | { type: 'explain'; ply: number; square?: string; tally?: string; player?: Player; throw?: boolean }
  | { type: 'check-dice' }
  | ExperimentRequest
  | LabRequest
  | LabFiguresRequest
  | { type: 'all-games'; record: GameRecord; counts: GameCounts }
  | EditRequest
  | ({ type: 'value-moves' } & Omit<Draft, 'faces'>)
  | { type: 'text' }
  | { type: 'link' };
/**
 * What the reducer asks for. Only js/page/count_games.js asks for "all-games", and js/museum/ for the others; they take
 * the answers themselves.
 */
export type PageRequest = Exclude<Request, { type: 'all-games' | 'experiment' | 'lab' | 'lab-figures' }>;
export type RequestType = Request['type'];
export type RequestOf<T extends RequestType> = Extract<Request, { type: T }>;

/** After anything that happened in a game. */
export interface GameAnswer {
  record: GameRecord;
  /** The new events of the log. */
  log: LogEntry[];
  events: GameEvent[];
  view: View;
}

/** A new game with real dice: the starting throw to type in next, or the answers to choose from. */
export interface StartAnswer {
  asked: Ref;
  answers?: { text: Ref; marked: number }[];
}

/** The computer has chosen an action whose second bone a person has to throw. */
export interface WantedAnswer {
  ply: number;
  wanted: number;
}

export interface LessonAnswer extends GameAnswer {
  /** The number of the last step. */
  steps: number;
  /** From 1; 0 is the opening, which says the aim and the way and wants no move. */
  step: number;
  instruction: Ref;
  after: Ref;
  /** The indexes of the actions that the step wants. */
  expected: number[];
}

/** A choice in words. The twin of py/ur/bridge/puzzle_session.py. */
export interface ChoiceWords {
  move: Ref;
  for: Ref;
  against: Ref | null;
}

/** A question with one clear answer: what each choice is worth. */
export interface MadePuzzle {
  rules: string;
  position: string;
  throw: string;
  kind: ValueKind;
  /** A chance in 100, net points, or counters. */
  values: number[];
  best: number;
}

/** What values count: a chance to win, points, or money. */
export type ValueKind = 'chance' | 'points' | 'money';

/** The value of each choice of this moment for the player who chooses. */
export interface Analysis {
  ply: number;
  kind: ValueKind;
  /** By the index of the action. */
  values: number[];
  /** The value of passing, where that is allowed. */
  pass: number | null;
  /** The best action; null for passing. */
  best: number | null;
  /** Where the best move leads, without what it brings about; null where it moves no piece. */
  move: Ref | null;
  reason: Ref;
  /** By the index of the action: what it leaves to the other player's next throw, with the odds; null: nothing. */
  leaves: (Ref | null)[];
  /** What is at stake: the distance between the worst and the best that can happen. */
  scale: number;
}

/** One of the moments that decided a game. */
export interface Swing {
  ply: number;
  kind: 'luck' | 'choice';
  by: Player;
  change: number;
  text: Ref;
  best: { action: Ref; index: number } | null;
}

export interface ThrowRow {
  marked: number;
  score: number | null;
  light: number;
  dark: number;
  /** How often it was to be expected of light and of dark. */
  expected: [number, number];
}

/** A choice among several, as it was made. */
export interface Judged {
  /** The number of entries of the log before it. */
  ply: number;
  by: Player;
  /** Of every choice, for light, in steps. */
  values: number[];
  played: number;
  best: number;
  cost: number;
  mark: Mark | null;
  /** It was a choice of dice. */
  dice: boolean;
  /** It is the best one by far, and does not look so at first sight. */
  found: boolean;
}
/** Of a choice that cost something, mildest first. */
export type Mark = 'doubtful' | 'slip' | 'mistake';

/** What could be chosen at an earlier moment; passing has no piece. */
export interface PastChoice extends Action {
  /** In few words, without what it brings about. */
  move: Ref;
  reason: Ref;
}

/** Every throw that could have come in an earlier move. */
export interface PastThrows {
  by: Player;
  /** What the weights of all throws add up to. */
  total: number;
  /** `value` is for light, in steps of the review. */
  rows: { marked: number; score: number | null; weight: number; value: number }[];
  /** The row of the throw that came. */
  came: number;
}

/** How far a deeper review is, which has to be asked for again: `looked` of `all` moments are looked at. */
export interface Reviewing {
  looked: number;
  all: number;
}

/** A finished game divided into luck and choices; all values for light, counted in steps. */
export interface Review {
  /** A deeper one would find nothing else. */
  final: boolean;
  kind: ValueKind;
  /** The number of steps that make 1. */
  steps: number;
  total: number;
  start: number;
  result: number;
  luck: Record<Player, number>;
  choices: Record<Player, number>;
  /** What each throw changed, by the number of entries before it. */
  throwLuck: [ply: number, change: number][];
  /** The value after each ply. */
  values: [ply: number, value: number][];
  /** Nine of ten values are wrong by at most this number of steps; 0 where that is not worth showing. */
  half: number;
  /** What a choice costs at least, in steps, to get each mark. */
  marks: Record<Mark, number>;
  /** Level 3 of the computer gets each mark or a worse one once in this number of choices. */
  oneIn: Record<Mark, number>;
  /** Of each player, from 0 to 100; null where no choice mattered. */
  accuracy: Record<Player, number | null>;
  judged: Judged[];
  /** How the game went, in two sentences. */
  story: Ref;
  decided: Swing[];
  throws: { kit: { kind: string; count: number }; rows: ThrowRow[] }[];
}

/** What is known so far of a choice whose moves are played on many times. */
export interface DeepLook {
  /** As in `Judged`. */
  ply: number;
  games: number;
  /** The most games that are played. */
  all: number;
  /** More games would say no more. */
  finished: boolean;
  /** The endgame is solved: nothing was played. */
  exact: boolean;
  /** In steps of the review, for the player who chose; `half` is half the 95 % interval. */
  estimates: { choice: number; value: number; half: number }[];
  /** The choice that is best by more than chance. */
  best: number | null;
}

/** Every throw of a finished game made once more from its seed. */
export interface DiceCheck {
  scheme: string;
  seed: string;
  word: string;
  game: string;
  commit: string;
  /** The seed is the one that was promised. */
  seedMatches: boolean;
  /** The start came out the same. */
  start: boolean;
  throws: { draw: number; by: Player; name: string; again: string; typed: boolean }[];
  /** How many came out differently. */
  wrong: number;
  /** How many were typed in. */
  typed: number;
}

/** What the dice of one kind look like in all stored games; or how strong the person plays (kind "strength"). */
export interface CountReport {
  kind: string;
  count: number;
  text: Ref;
}

/** Where a game that is played on from a moment begins: the position, and the throw to be played. */
export type PlayOn = Pick<Draft, 'position' | 'throw'>;

/** The answer to each type of request. */
export interface Answers {
  new: GameAnswer | StartAnswer;
  load: GameAnswer;
  import: GameAnswer;
  throw: GameAnswer;
  act: GameAnswer;
  advance: GameAnswer | WantedAnswer;
  undo: GameAnswer;
  redo: GameAnswer;
  stop: Record<string, never>;
  rulebook: Rulebook;
  lesson: LessonAnswer;
  analyse: Analysis;
  review: Review | Reviewing;
  look: {
    ply: number;
    seen: View;
    choices: PastChoice[];
    throws: PastThrows | null;
    before: PlayOn | null;
    after: PlayOn;
  };
  'look-deeper': DeepLook;
  edit: EditAnswer;
  'value-moves': MoveValues;
  puzzle: GameAnswer & { choices: ChoiceWords[] };
  'make-puzzle': MadePuzzle | { waiting: true };
  moments: { rules: string; moments: { ply: number; position: string; throw: string }[] };
  explain: { ply: number; text: Ref };
  'check-dice': DiceCheck;
  'all-games': { counts: GameCounts; reports: CountReport[] };
  /** How many games were played, how many of them the patient player won, and the throws of all. */
  experiment: { games: number; won: number; throws: number };
  lab: LabGames | { waiting: true };
  'lab-figures': LabFound;
  text: { text: string };
  link: { link: string };
}
export type Answer = Answers[RequestType];

/**
 * Why a request has no answer. Of the codes, "lost" means: the worker died and a new one without a game took its
 * place; load the record and go on. "failed" means: no engine can be started. `ref` is the reason for people, `message`
 * one sentence in English for programs.
 */
export interface Refusal {
  code: string;
  message?: string;
  ref?: Ref;
}

/** What the engine says without being asked. */
export type Push =
  | { type: 'boot'; stage: 'runtime' | 'rules' | 'ready'; bytes: number; total: number }
  | { type: 'failed'; code: string; message?: string }
  /** The memory of a started engine has been stored for the next visit. */
  | { type: 'snapshot' };

/** What page.js needs of js/engine/client.js. */
export interface Client {
  /** Begin to boot, again after a failure. Asking starts it too. */
  start: () => void;
  /** Rejects with a `Refusal`. */
  ask: <R extends Request>(request: R) => Promise<Answers[R['type']]>;
}
