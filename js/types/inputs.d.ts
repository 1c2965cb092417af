/** Types only: the messages that the state and the effects speak of. All others are in messages.d.ts. */

import type { Choice } from './game.js';
import type { KioskTimer } from './kiosk.js';

/** At the dice and on the board. They finish what moves; while the engine is at work they wait in the queue. */
export type InputMessage =
  | { type: 'throw-asked'; kit?: number; marked?: number }
  | { type: 'act-asked'; index: Choice; answer?: boolean; anyway?: boolean }
  | { type: 'action-chosen'; index: Choice }
  | { type: 'nth-asked'; n: number }
  | { type: 'square-chosen'; square: string }
  | { type: 'piece-chosen'; piece: string }
  | { type: 'go-asked' }
  | { type: 'undo-asked' }
  | { type: 'redo-asked' }
  /** Looking back at the game as far as it went. */
  | { type: 'look-back-asked' };

/** Asking the engine for the game as text, or as a link. */
export type TextMessage = { type: 'text-asked' } | { type: 'link-asked' };

/** What waits while a request is under way. */
export type QueuedMessage = InputMessage | TextMessage;
/** What the tutor judges before it is done. */
export type TutoredMessage = Extract<InputMessage, { type: 'act-asked' }>;

/** What comes back when a wait is over; `timer` is the one of the state that began the wait. */
export type TimerMessage =
  | { type: 'frame'; timer: number }
  | { type: 'advance'; timer: number }
  | { type: 'retry-alone'; timer: number }
  | KioskTimer;
