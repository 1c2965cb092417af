/**
 * Types only: everything that can happen to the page. js/state/update.js handles each of these messages, but those of
 * a kiosk (js/kiosk/reduce.js) and those of the screens that js/state/table_screens.js adds.
 *
 * A name that ends in "-asked" is a wish of a person, which may be refused; in "-chosen", a choice.
 */

import type { Group } from '../lib/languages.js';
import type { Words } from '../lib/words.js';
import type { Catalogue, OptionValue, Rulebooks } from './catalogue.js';
import type { Next } from './effects.js';
import type { MatchBefore, Player, Ref, WholeRecord } from './game.js';
import type { InputMessage, TextMessage, TimerMessage } from './inputs.js';
import type { KioskMessage } from './kiosk.js';
import type { TableScreenMessage } from './opening.js';
import type {
  Answer,
  Answers,
  CountReport,
  GameAnswer,
  PageRequest,
  Push,
  Refusal,
  RequestOf,
  RequestType,
} from './protocol.js';
import type { Filter, Panel, Room, Settings, Setup, State, StoredGame, Unreadable } from './state.js';

/** On the board. */
export type PlayMessage =
  | InputMessage
  | { type: 'bone-thrown'; answer: boolean }
  | { type: 'peek'; square: string }
  | { type: 'stack-closed' }
  | { type: 'explain-asked'; tally?: string; player?: Player; throw?: boolean };

export type ShareMessage = TextMessage | { type: 'rules-link-asked' } | { type: 'copy-by-hand'; text: string };

/** An answer of the engine. */
export interface AnswerMessage {
  type: 'answer';
  /** Of the state in which the request was made. */
  generation?: number;
  request: PageRequest;
  answer: Answer;
}

export type FailureMessage =
  | { type: 'refused'; generation?: number; request: PageRequest; error: Refusal }
  | Extract<Push, { type: 'boot' | 'failed' }>
  | { type: 'retry-asked' }
  | Extract<TimerMessage, { type: 'retry-alone' }>;

/** On the way of an answer to the screen. */
export type ShowMessage =
  | { type: 'stored'; id: string; saved: number }
  /** Another window has stored other events of the game than this one; `saved`: how many, where that window says so. */
  | { type: 'conflict'; id: string; saved?: number }
  | { type: 'deleted-elsewhere'; id: string }
  | Extract<TimerMessage, { type: 'frame' | 'advance' }>
  | { type: 'pause' }
  | { type: 'look-left' }
  | { type: 'escape' };

/** Before a game. */
export type SetupMessage =
  | { type: 'setup'; changes: Partial<Setup> }
  | { type: 'option'; key: string; value: OptionValue }
  | { type: 'new-asked' }
  | { type: 'play'; match?: MatchBefore | null; seed?: string | null }
  | { type: 'start-thrown'; marked: number | null }
  | { type: 'again-asked'; swap?: boolean };

export type LearnMessage =
  | { type: 'lesson-asked'; rules: string; step?: number }
  | { type: 'lesson-next' }
  | { type: 'lesson-left'; play?: boolean }
  | { type: 'hint-asked' }
  | { type: 'blunder-anyway' }
  | { type: 'blunder-back' }
  | { type: 'dice-note' }
  | { type: 'dice-asked' }
  | { type: 'check-asked' };

/** Looking back at a game: `n` counts moves, from 0 at the start. */
export type LookMessage =
  | { type: 'look-asked'; n: number }
  | { type: 'look-mark-asked' }
  /** `on`: play the choices of this moment on; else stop. */
  | { type: 'look-deeper-asked'; on: boolean };

/** `value` fits `key`; the settings view offers only such values. */
export type StorageMessage =
  | { type: 'setting'; key: keyof Settings; value: Settings[keyof Settings] }
  | { type: 'settings-reset' }
  | { type: 'storage-mode'; mode: 'disk' | 'memory'; warn: boolean }
  | { type: 'games'; games: StoredGame[]; unreadable?: Unreadable[] }
  | { type: 'all-games-asked' }
  | { type: 'all-games'; reports: CountReport[] }
  /** `look`: to look back at it. */
  | { type: 'game-open'; id: string; look?: boolean }
  | { type: 'game-missing'; generation?: number }
  | {
      type: 'game-read';
      generation?: number;
      row: StoredGame;
      record: WholeRecord;
      damaged: number | null;
      look?: boolean;
    }
  | { type: 'game-rename'; id: string; name: string }
  | { type: 'game-delete'; id: string; now: number }
  | { type: 'game-undelete' }
  | { type: 'game-keep'; id: string }
  | { type: 'game-export'; id: string }
  | { type: 'unreadable-export'; key: string }
  | { type: 'unreadable-delete'; key: string }
  | { type: 'game-import'; text: string; copy: string; rules?: string }
  | { type: 'import-rules'; rules: string };

/** The page itself: what it loads, what it shows beside the game. */
export type PageMessage =
  | { type: 'catalogue'; catalogue: Catalogue }
  | { type: 'words'; words: Words }
  | { type: 'offline'; kept: string[] }
  | { type: 'update'; take: () => void }
  | { type: 'outdated' }
  /** It is another day than when the page was last looked at. */
  | { type: 'day-began' }
  /** The first picture has come: now the cards of the rulesets are made. */
  | { type: 'cards' }
  /** `of` names the notice that goes; without it, any goes. */
  | { type: 'notice'; notice: Ref | null; of?: string }
  | ({ type: 'resized' } & Room)
  | { type: 'reduced-motion'; on: boolean }
  | { type: 'focus-moved'; square: string | null }
  | { type: 'pointed'; squares: string[]; actions?: number[] }
  | { type: 'speak'; text: string }
  | { type: 'panel'; panel: Panel | null }
  | { type: 'panel-closed'; panel: Panel }
  | { type: 'path' }
  | { type: 'flip' }
  | { type: 'more' }
  | { type: 'compare'; id: string }
  | { type: 'filter'; filter: Filter }
  | { type: 'lazy-views-wanted'; words?: readonly Group[] }
  | { type: 'lazy-views-loaded'; rulebooks: Rulebooks; words: readonly Group[] }
  | { type: 'lazy-views-failed' };

export type Message =
  | PlayMessage
  | ShareMessage
  | AnswerMessage
  | FailureMessage
  | ShowMessage
  | SetupMessage
  | LearnMessage
  | LookMessage
  | StorageMessage
  | PageMessage
  | TableScreenMessage
  | KioskMessage;
export type Send = (message: Message) => void;

/** One handler for each message of a group. */
export type Handlers<M extends Message> = {
  [T in M['type']]: (state: State, message: Extract<M, { type: T }>) => Next;
};

/** The requests whose answer may be something else than a game. A screen of the table takes that to "moments". */
export type PlainRequest = Exclude<
  { [T in RequestType]: [PlainAnswer<T>] extends [never] ? never : T }[RequestType],
  'all-games' | 'experiment' | 'lab' | 'lab-figures' | 'edit' | 'value-moves' | 'make-puzzle' | 'moments'
>;
type PlainAnswer<T extends RequestType> = Exclude<Answers[T], GameAnswer>;

/** One handler for the answer to each of these requests, where it is not a game. */
export type AnswerHandlers<T extends PlainRequest> = {
  [K in T]: (state: State, answer: PlainAnswer<K>, request: RequestOf<K>) => Next;
};
