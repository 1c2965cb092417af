/** Types only: a kiosk, which is the page on a public screen. js/kiosk/reduce.js makes all changes. */

import type { Words } from '../lib/words.js';
import type { Ref } from './protocol.js';

/** What the address of a kiosk asks for. */
export interface KioskOptions {
  /** Seconds without a touch before a visitor is asked. */
  idle: number;
  /** Seconds to answer, 20 at least: WCAG 2.2.1. */
  warn: number;
  /** Seconds that a caption stands. */
  attract: number;
  /** When to reload the page if nobody plays, as HH:MM. */
  reload: string;
  /** Two players sit on opposite sides of the screen. */
  table: boolean;
  /** The address that visitors take home; null where none is known. */
  home: string | null;
}

/** Games of one day. */
export interface Count {
  /** As 2026-11-22. */
  day: string;
  started: number;
  finished: number;
}

/** `First` is what every visitor begins with. */
export interface Kiosk<First = unknown> {
  /** attract: two computers play; start: a visitor chooses; play: a game, or the lesson. */
  stage: 'attract' | 'start' | 'play';
  options: KioskOptions;
  first: First;
  /** The words of the captions in each language, that of the page first. */
  voices: Words[];
  /** What in the address is not possible, for those who open the screen; it stands where the captions do at first. */
  notice: Ref | null;
  /** Counts the captions that were shown. */
  caption: number;
  /** Counts the captions since the game between two computers went on last. */
  stuck: number;
  /** Seconds until the game is put away; null while nobody is asked. */
  left: number | null;
  /** Everything lies in the lower part of the screen. */
  lower: boolean;
  /** What lies over the screen: the code to take home, whether to end the game, or the counts for the staff. */
  overlay: 'home' | 'end' | 'counts' | null;
  /** What was opened last was asked for at the far side of a table, and faces it. */
  away: boolean;
  /** How many corners of the screen were touched in order, from the upper left one. */
  corners: number;
  counts: Count[];
  /** Number of the timer that waits for a touch; an earlier one is ignored. */
  idleTimer: number;
  /** Number of the timer of the captions; an earlier one is ignored. */
  captionTimer: number;
  /** The page is to be reloaded as soon as nobody plays. */
  stale: boolean;
}

/** What comes back when a wait is over. */
export type KioskTimer =
  | { type: 'kiosk-caption'; timer: number }
  | { type: 'kiosk-again'; timer: number }
  | { type: 'kiosk-idle'; timer: number }
  | { type: 'kiosk-second'; timer: number }
  | { type: 'kiosk-night'; timer: number };

export type KioskMessage =
  | KioskTimer
  /** `night`: milliseconds until the page is to be reloaded. */
  | { type: 'kiosk-opened'; night: number }
  /** `corner`: which corner of the screen was touched, from 0 at the upper left, clockwise. */
  | { type: 'kiosk-touched'; key: boolean; corner: number | null }
  | { type: 'kiosk-begin' }
  | { type: 'kiosk-play'; two: boolean }
  | { type: 'kiosk-learn' }
  /** Another game, for which the one that is played has to end. */
  | { type: 'kiosk-new'; away: boolean }
  | { type: 'kiosk-rules'; away: boolean }
  | { type: 'kiosk-leave' }
  /** The answer to "Still playing?". */
  | { type: 'kiosk-yes' }
  | { type: 'kiosk-pause' }
  | { type: 'kiosk-lower' }
  | { type: 'kiosk-overlay'; overlay: Kiosk['overlay']; away?: boolean }
  /** The words of the language that was chosen; of an earlier visitor they are ignored. */
  | { type: 'kiosk-words'; words: Words; captionTimer: number }
  | { type: 'kiosk-counted'; what: 'started' | 'finished'; day: string }
  /** Something went wrong in the page itself. */
  | { type: 'kiosk-fault' }
  /** The page could not be reloaded. */
  | { type: 'kiosk-kept' };

export type KioskEffect = { do: 'kiosk-count'; what: 'started' | 'finished' } | { do: 'kiosk-reload'; counts: Count[] };
