/** Types only: which screens of the table can be opened (js/state/table_screens.js), and how. */

import type { Editor, EditorEffect, EditorHow, EditorMessage } from './editor.js';
import type { Puzzle, PuzzleHow, PuzzleMessage } from './puzzle.js';

/** What is open: its name, and what only this screen knows. */
export type OpenTableScreen = Puzzle | Editor;
export type TableScreenName = OpenTableScreen['name'];

/** Which one to open, and how. */
export type Opening = { name: 'puzzle'; how: PuzzleHow } | { name: 'editor'; how: EditorHow };
export type ScreenMessage = ({ type: 'screen-asked' } & Opening) | ({ type: 'screen-loaded' } & Opening);
/** What only the screens themselves handle. */
export type OwnMessage = PuzzleMessage | EditorMessage;
export type TableScreenMessage = ScreenMessage | OwnMessage;
/** Besides loading: what a screen does outside by itself. */
export type ScreenEffect = ({ do: 'load-screen' } & Opening) | { do: 'of-screen'; name: 'editor'; what: EditorEffect };
