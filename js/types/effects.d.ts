/** Types only: what the reducer wants done outside. js/page/effects.js does it; for a kiosk, js/kiosk/effects.js. */

import type { Group } from '../lib/languages.js';
import type { View } from './game.js';
import type { TimerMessage } from './inputs.js';
import type { KioskEffect } from './kiosk.js';
import type { ScreenEffect } from './opening.js';
import type { PageRequest } from './protocol.js';
import type { Game, Settings, State, StoredGame } from './state.js';

export type Effect =
  | KioskEffect
  | ScreenEffect
  | { do: 'wait'; ms: number; message: TimerMessage }
  | { do: 'boot' }
  | { do: 'ask'; request: PageRequest }
  | { do: 'store'; game: Game; view: View }
  /** The visitor leaves what the address asked for. */
  | { do: 'leave-address' }
  | { do: 'list-games' }
  | { do: 'read-game'; id: string; look?: boolean }
  | { do: 'change-game'; id: string; changes: Partial<StoredGame> }
  | { do: 'export-game'; id: string }
  | { do: 'export-unreadable'; key: string }
  | { do: 'delete-unreadable'; key: string }
  | { do: 'count-games'; ids: string[] }
  | { do: 'copy-text'; text: string }
  | { do: 'copy-link'; link: string }
  /** Only what the visitor has changed: an address may ask for other settings, for one visit. */
  | { do: 'store-settings'; settings: Partial<Settings> }
  | { do: 'load-language'; lang: string }
  /**
   * `ahead`: before they are needed, when the page is idle, and without a word where it fails. `words` are groups that
   * are needed too.
   */
  | { do: 'load-lazy-views'; ahead?: true; words?: readonly Group[] }
  | { do: 'measure' }
  | { do: 'persist' }
  /** Move the focus to the first element that the selector finds. */
  | { do: 'focus'; selector: string };

/** The next state, and what has to be done outside. */
export type Next = [State, ...Effect[]];
