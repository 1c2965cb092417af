/** Types only: a position that is set up, and its changes. The twin of py/ur/bridge/position_editor.py. */

import type { Action, Choice, Player, Ref, Throw, View } from './game.js';

/** How many lots, and how they lie: 1 = marked. Bones: the number of the first, and whether the second said yes. */
export type Faces = (number | boolean | null)[];

/** A position as text, and the throw that is to be played there, by its name. */
export interface Draft {
  rules: string;
  position: string;
  throw: string | null;
  faces?: Faces;
}

/** One change of a draft; py/ur/editor/edits.py makes it. */
export type Change =
  | { do: 'put'; square: string; owner: Player; kind: string | null; face: 'blank' | 'dotted' | null }
  | { do: 'take' | 'turn-over' | 'up' | 'down'; square: string; owner: Player; level?: number }
  | { do: 'home' | 'hand'; owner: Player; kind: string | null }
  | { do: 'purse'; owner: Player; amount: number }
  | { do: 'to-play'; owner: Player }
  | { do: 'pending'; pending: string | null; owner: Player }
  | { do: 'throw'; faces: Faces | null; kit?: number }
  | { do: 'empty' };

/**
 * `here` asks for the moment of the game that is played; `text` is a whole draft in one line; without a position, the
 * beginning of a game is asked for.
 */
export type EditRequest = {
  type: 'edit';
  rules?: string;
  position?: string;
  text?: string;
  throw?: string | null;
  faces?: Faces;
  change?: Change;
  here?: true;
};

/** What can be put on the board. */
export interface PaletteChoice {
  owner: Player;
  kind: string | null;
  face: 'blank' | 'dotted' | null;
  text: Ref;
}

/** What can come next: a choice of a player, or the throw (`kind` null). Without `possible` it is refused. */
export interface PendingChoice {
  kind: string | null;
  by: Player;
  possible: boolean;
  text: Ref;
}

export interface EditAnswer extends Required<Draft> {
  /** Rules, position and throw in one line. */
  text: string;
  kit: Throw['kit'];
  /** The kits that can be thrown here, by their number of lots. */
  kits: number[];
  score: number | null;
  /** Why nothing can be played here. */
  wrong: Ref | null;
  /** Why the change was refused, what to do instead, and the square that it is about. */
  refused: { why: Ref; advice: Ref | null; square: string | null } | null;
  /** The text was no position: this is the beginning of a game. */
  unread?: true;
  seen: View;
  palette: PaletteChoice[];
  money: boolean;
  /** The pieces that can stand at another place of their path on the same square. */
  turns: string[];
  /** What can come next; nothing where that is always the throw. */
  choices: PendingChoice[];
}

/** A move of a draft with its value for the player who chooses. */
export type ValuedMove = Pick<Action, 'from' | 'to'> & { index: Choice; move: Ref; value: number };

/** The moves with the best one first; before a throw there are none. */
export interface MoveValues {
  kind: 'chance' | 'points' | 'money';
  by: Player;
  moves: ValuedMove[];
  reason: Ref | null;
  expected: number;
}
