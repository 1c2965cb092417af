/** Types only: which screens of the table can be opened (js/state/table_screens.js), and how. */

import type { Editor, EditorEffect, EditorHow, EditorMessage } from './editor.js';
import type { Puzzle, PuzzleEffect, PuzzleHow, PuzzleMessage } from './puzzle.js';

/** What is open: its name, and what only this screen knows. */
export type OpenTableScreen = Puzzle | Editor;
export type TableScreenName = OpenTableScreen['name'];

/** Which one to open, and how. */
export type Opening = { name: 'puzzle'; how: PuzzleHow } | { name: 'editor'; how: EditorHow };
export type ScreenMessage =
  | ({ type: 'screen-asked' } & Opening)
  /**
   * `today` as 2026-11-22; `stored` is what the screen has stored, as text; `generation` is that of its request: it is
   * not opened over a game that was begun since.
   */
  | ({ type: 'screen-loaded'; today: string; stored: string | null; generation: number } & Opening);
/** What only the screens themselves handle. */
export type OwnMessage = PuzzleMessage | EditorMessage;
export type TableScreenMessage = ScreenMessage | OwnMessage;
/** Besides loading: what a screen does outside by itself. */
export type ScreenEffect =
  | ({ do: 'load-screen'; generation: number } & Opening)
  | { do: 'of-screen'; name: 'editor'; what: EditorEffect }
  | { do: 'of-screen'; name: 'puzzle'; what: PuzzleEffect };
