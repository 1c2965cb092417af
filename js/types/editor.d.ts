/** Types only: setting up a position, and playing on from a moment of a game (js/editor/). */

import type { Change, Draft, EditAnswer, MoveValues } from './drafts.js';
import type { Player } from './game.js';
import type { MadePuzzle, MakePuzzleRequest } from './protocol.js';

/** What the editor is opened with: a draft, the game that is played, a moment of looking back, or what was left. */
export type EditorHow = Partial<Draft> & { from?: 'game' | 'look' };

export interface Editor {
  name: 'editor';
  /** What is shown: a draft, or a game that is played on from a moment of another one. */
  stage: 'draft' | 'what-if' | 'leaving';
  /** What js/editor/leave.js has put aside. */
  left: object;
  draft: EditAnswer | null;
  /** Earlier drafts, the latest last. */
  past: Draft[];
  /** A request is under way; what was wished since then. */
  asking: boolean;
  queue: Change[];
  /** The answer under way brings the last of `past` back. */
  undoing: boolean;
  /** The number of a choice of the palette, or taking away. */
  chosen: number | 'take';
  /** The place whose stack is listed. */
  picked: { square: string; owner: Player } | null;
  refused: EditAnswer['refused'];
  values: MoveValues | 'asked' | null;
  /** What was made of the draft that is shown. */
  puzzle: MadePuzzle | 'asked' | null;
  /** What lies over the table. */
  sheet: 'stack' | 'share' | 'values' | 'pending' | null;
  /** The question who the opponent is stands in the place of the buttons. */
  opponents: boolean;
}

export type EditorMessage =
  | { type: 'edit'; change: Change }
  | { type: 'edit-choice'; chosen: number | 'take' }
  | { type: 'edit-sheet'; sheet: Editor['sheet'] }
  | { type: 'edit-best' }
  | { type: 'edit-text'; text: string }
  | { type: 'edit-copy'; what: 'text' | 'link' | 'puzzle' | 'frame' }
  | { type: 'edit-print' }
  | { type: 'edit-puzzle'; request?: MakePuzzleRequest }
  | { type: 'edit-play'; opponent?: 'computer' | 'people' }
  | { type: 'edit-left' }
  | { type: 'edit-recalled'; kept: Draft | null; below: boolean };

/**
 * What js/editor/effects.js does. It recalls the last draft of a ruleset; `below` another one that is drawn, so that
 * "Undo" leads back to it.
 */
export type EditorEffect =
  | { keep: Draft }
  | { recall: string; below?: boolean }
  | { print: true }
  | { later: MakePuzzleRequest };
