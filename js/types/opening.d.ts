/** Types only: which screens of the table can be opened (js/state/table_screens.js), and how. */

import type { Puzzle, PuzzleHow, PuzzleMessage } from './puzzle.js';

/** What is open: its name, and what only this screen knows. */
export type OpenTableScreen = Puzzle;
export type TableScreenName = OpenTableScreen['name'];

/** Which one to open, and how. */
export type Opening = { name: 'puzzle'; how: PuzzleHow };
export type ScreenMessage = ({ type: 'screen-asked' } & Opening) | ({ type: 'screen-loaded' } & Opening);
/** What only the screens themselves handle. */
export type OwnMessage = PuzzleMessage;
export type TableScreenMessage = ScreenMessage | OwnMessage;
export type ScreenEffect = { do: 'load-screen' } & Opening;
