/**
 * Types only: the state of the page. js/state/state.js makes the first one, js/state/update.js all others.
 */

import type { Words } from '../lib/words.js';
import type { Catalogue, OptionValues, Rules } from './catalogue.js';
import type {
  BoardId,
  Choice,
  GameEvent,
  GameRecord,
  LevelId,
  LogEntry,
  Piece,
  Player,
  Ref,
  Seats,
  View,
} from './game.js';
import type { QueuedMessage, TutoredMessage } from './inputs.js';
import type { Kiosk } from './kiosk.js';
import type { OpenTableScreen } from './opening.js';
import type {
  Analysis,
  CountReport,
  DeepLook,
  DiceCheck,
  GameAnswer,
  NewRequest,
  PageRequest,
  PastChoice,
  RequestType,
  Review,
  StartAnswer,
} from './protocol.js';

export type Theme = 'auto' | 'light' | 'dark' | 'contrast';

/** Few settings; each works at once and is remembered. */
export interface Settings {
  theme: Theme;
  motion: 'off' | 'fast' | 'normal' | 'slow';
  /** Mark what can move, and where to. */
  guide: boolean;
  /** Ask before a move is played. */
  confirm: boolean;
  /** Single letters act while the board has the focus. */
  keys: boolean;
  /** Show the value of each move. */
  values: boolean;
  /** Ask before a move that costs much. */
  tutor: boolean;
  /** The first throw has been explained. */
  greeted: boolean;
  sound: 'on' | 'off';
  /** 0 to 100. */
  volume: number;
  /** For a projector: larger words, thicker signs. */
  big: boolean;
  /** How the board lies. */
  board: 'auto' | 'turned' | 'wide';
  /** Whether board and page turn to the player who acts, when two people play here. */
  facing: 'still' | 'turns' | 'table';
  /** The code of a language, or "auto". */
  lang: string;
  /** Write numbers with the digits 0 to 9 in every language. */
  latin: boolean;
}

/** The choices of "New game". */
export interface Setup {
  rules: string;
  /** Only those that differ from their default. */
  options: OptionValues;
  pieces: number | null;
  opponent: 'computer' | 'people' | 'watch';
  level: LevelId;
  /** The side of the person who plays against the computer. */
  side: Player;
  /** Whose throws are made by hand. */
  realDice: 'none' | 'light' | 'dark' | 'both';
  /** What the players add to the seed of the dice. */
  word: string;
}

export type Panel =
  | 'rulebook'
  | 'compare'
  | 'moves'
  | 'games'
  | 'settings'
  | 'language'
  | 'about'
  | 'keys'
  | 'menu'
  | 'result'
  | 'look'
  | 'fair'
  | 'copy'
  | 'story';

/** Which rulesets the start screen shows. */
export type Filter = 'all' | 'short' | 'plain' | 'stacking' | 'betting';

/** A move marked on the board. */
export interface Hint {
  from?: string | null;
  to?: string | null;
  index?: number | null;
  /** What is said of it, in the place of the status. */
  lines?: Ref[];
}

/** One sentence of the log region. */
export interface SpokenLine {
  text: string;
  /** Numbers the lines, so that the same words twice are two lines. */
  n: number;
  /** It leaves the log when the next line comes. */
  passing?: boolean;
}

export interface Ui {
  /** The piece that was picked. */
  selected: string | null;
  /** The choice that waits for a confirmation. */
  proposed: Choice | null;
  /** The square that is explained. */
  peek: string | null;
  /** The square of the stack that is opened. */
  stack: string | null;
  /** The squares that the words under the pointer or the focus speak of. */
  pointed: string[];
  /** The choices under the pointer or the focus, at that moment of the game: their ways are drawn. */
  previewed: { ply: number; actions: number[] } | null;
  /** The square that has the keyboard. */
  focus: string | null;
  /** The layout of the game's screen, for each board. */
  layouts: Record<BoardId, Layout>;
  /** Of the window, in rem. */
  width: number;
  height: number;
  /** The list of all choices is open. */
  more: boolean;
  /** The board is turned round, for the player opposite. */
  flipped: boolean;
  /** A game between two computers is paused. */
  paused: boolean;
  /** The system asks for less motion. */
  reducedMotion: boolean;
  panel: Panel | null;
  /** The path is drawn on the board. */
  path: boolean;
  /** The puzzle of this day is solved. */
  daySolved: boolean;
  /** The start screen shows the cards of the rulesets; only its first picture has none. */
  cards: boolean;
  /** The ruleset to compare with. */
  compare: string | null;
  filter: Filter;
  /** The lazy views have been loaded. */
  lazyViews: boolean;
  /** They did not come the last time. */
  lazyFailed: boolean;
  /** The answer to "why can this not move?" and the like. */
  answer: Ref | null;
  /** What makes the dice fair is shown beside them. */
  fair: boolean;
  hint: Hint | null;
  /** The computer's action for which a person has to throw the second bone. */
  wanted: number | null;
  /** A text that the browser would not copy by itself. */
  copy: string;
  /** The last sentences of the log region. */
  spoken: SpokenLine[];
}

/** A game as it is stored. */
export interface StoredGame {
  id: string;
  name: string;
  rules: string;
  players: Seats;
  plies: number;
  result: Player | 'draw' | null;
  /** When it was stored last, in milliseconds. */
  time: number;
  /** The record without its events. */
  record: GameRecord;
  /** For My games: the pieces that were not in hand, and who won. Rows of the first versions have none. */
  last?: { board: BoardId; pieces: Piece[]; result: Ref | null };
  /** The hash over the whole log. */
  end?: string;
  /** When it was deleted, in milliseconds. */
  deleted?: number | null;
}

/** The game that is played. */
export interface Game {
  id: string;
  name: string;
  record: GameRecord;
  log: LogEntry[];
  /** How many events of the log are stored. */
  saved: number;
}

/** What is shown for `time` milliseconds. */
export interface Frame {
  view: View;
  event: GameEvent | null;
  time: number;
}

export interface Playback {
  moving: boolean;
  event: GameEvent | null;
  /** What is still to be shown. */
  frames: Frame[];
  /** Counts the timers; the message of an earlier timer is ignored. */
  timer: number;
  /** What is said when all frames have been shown. */
  sentences: string;
}

/** The step of a lesson that is shown. */
export interface Lesson {
  rules: string;
  step: number;
  steps: number;
  instruction: Ref;
  after: Ref;
  expected: number[];
  done: boolean;
  /** The id of the game that was interrupted. */
  returnTo: string | null;
}

/** Lessons, hints, the tutor and the review. */
export interface Learn {
  lesson: Lesson | null;
  /** Of this moment. */
  analysis: Analysis | null;
  /** A hint was asked for and is not here yet. */
  hinting: boolean;
  /** A choice that the tutor has not judged yet. */
  judging: TutoredMessage | null;
  /** The tutor's question. */
  warning: { index: Choice; answer?: boolean; loss: number } | null;
  review: Review | null;
  /** How far the deeper review is. */
  reviewing: Reviewing | null;
  checked: DiceCheck | null;
  /** The earlier moment that is shown, after move `n`, and what could be chosen and thrown instead. */
  look: {
    n: number;
    choices: PastChoice[];
    throws?: PastThrows | null;
    /** What the status says of the moment on the board: until the next one has come, both stay. */
    lines?: Ref[];
    deep?: { going: boolean } & Partial<DeepLook>;
  } | null;
}

/** A damaged game, or a part of one, as My games lists it. `key` is where it is kept, `time` when it was found. */
export interface Unreadable {
  key: string;
  name: string;
  rules: string;
  time: number;
}

export interface State {
  screen: 'setup' | 'game';
  /** What lies on the table in place of a game. */
  tableScreen: OpenTableScreen | null;
  catalogue: Catalogue | null;
  /** Of the game, or those chosen in the setup. */
  rules: Rules | null;
  /** What is shown. While a move is played, it is older than `truth`. */
  view: View | null;
  /** The engine's latest answer; the page acts on this, not on `view`. */
  truth: View | null;
  playback: Playback;
  game: Game | null;
  /**
   * Goes up whenever answers under way become void: a game is begun, opened or left, a move is taken back, or another
   * window has the game.
   */
  generation: number;
  /** An answer that is stored before it is shown, and whether it closes the list of games then. */
  unshown: { answer: GameAnswer; listed: boolean } | null;
  /** A game that begins with real dice: the throw to type in next. */
  starting: ({ request: NewRequest } & StartAnswer) | null;
  /** The type of the request under way. */
  asking: RequestType | null;
  /** Inputs made while a request was under way. */
  queue: QueuedMessage[];
  /** A request that no engine was there for. */
  unsent: PageRequest | null;
  boot: {
    stage: 'idle' | 'runtime' | 'rules' | 'ready' | 'failed';
    bytes: number;
    total: number;
    code: string;
    /** How often the engine was started again after a failure, with nobody at the page. */
    alone: number;
  };
  storage: {
    mode: 'unknown' | 'disk' | 'memory';
    games: StoredGame[];
    deleted: StoredGame[];
    /** Games, or parts of one, that could not be read. They are kept apart. */
    unreadable: Unreadable[];
    /** That nothing is stored for good: shown until it is dismissed. */
    warning: Ref | null;
    /** What all stored games say together, of dice and strength. */
    fair: null | 'counting' | CountReport[];
    /** A file that does not name its rules, and the rules chosen for it. */
    unnamed: null | { text: string; copy: string; rules: string };
  };
  setup: Setup;
  /** What the visitor had chosen before a game was brought in: its setup is that of somebody else. */
  ownSetup: Setup | null;
  settings: Settings;
  ui: Ui;
  learn: Learn;
  /** One calm sentence about the page itself. */
  notice: Ref | null;
  /** The notice that another window has this game, which is then only shown here; null where it can be played. */
  locked: Ref | null;
  /** Switch to the version of the site that waits. */
  takeUpdate: (() => void) | null;
  /** The files for some visits that are stored; null while the page needs the network. */
  offline: string[] | null;
  embedded: boolean;
  /** Nothing is stored: in a frame whose address does not ask for it, and on a public screen. */
  storeless?: boolean;
  /** Only on a public screen. */
  kiosk?: Kiosk<Pick<State, 'words' | 'settings' | 'setup'>>;
  words: Words;
}

/**
 * Where things lie on the game's screen: a phone held upright or across, a small frame, a tablet, a desktop, a large
 * screen; in a column the board stands at the left, and everything else beside it.
 */
export type Layout = 'phone' | 'across' | 'frame' | 'column' | 'narrow' | 'tablet' | 'desktop' | 'large';

/** What the window gives room for. */
export type Room = Pick<Ui, 'layouts' | 'width' | 'height'>;
