/** Types only: what a screen of the table has that is loaded when it is opened (js/state/table_screens.js). */

import type { Content } from '../lib/dom.js';
import type { Next } from './effects.js';
import type { Player, Ref } from './game.js';
import type { Message, Send } from './messages.js';
import type { State } from './state.js';

/** What a screen may put into the slots of the table in place of the usual content. */
export interface Slots {
  /** All of it, in place of the table. */
  page: (state: State, send: Send) => Content;
  bar: (state: State, send: Send) => Content;
  rule: (state: State, send: Send) => Content;
  /** The lines of the status: what to do or what was found, and what follows. */
  lines: (state: State) => Ref[];
  act: (state: State, send: Send) => Content;
  /** Of a choice that cannot be made any more: the words in place of its squares. */
  chip: (state: State, index: number) => string | null;
  tools: (state: State, send: Send) => Content;
  /** The signs on a square of the board, by their names in js/view/signs.js. */
  signs: (state: State, square: string) => string[];
  /** In place of the dice. */
  dice: (state: State, send: Send) => Content;
  /** The pieces of a player in hand or home. */
  pile: (state: State, send: Send, player: Player, place: 'hand' | 'off') => Content;
  /** In the seat of a player, in place of the name and what is counted. */
  seat: (state: State, send: Send, player: Player) => Content;
}

/** When it is opened, as 2026-11-22, and what it has stored before. */
export type Opened = { today: string; stored: string | null };

/** `usual` is the reducer without the screen. A choice on the board comes without it, as `act-asked`. */
export type OwnHandler = (state: State, message: never, usual?: Usual) => Next | null;
export type Usual = (state: State, message: Message) => Next;

export interface TableScreen {
  open: (state: State, how: never, now: Opened) => Next;
  /** `keeps`: this page may store something. */
  perform?: (what: never, send: Send, keeps: boolean) => void | Promise<void>;
  /** By the type of the message; null leaves a message to the usual handler. */
  handlers: Record<string, OwnHandler>;
  slots: Partial<Slots>;
}
