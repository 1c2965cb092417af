/** Types only: what there is to choose from, as catalogue.json has it. The twin of py/ur/bridge/catalogue.py. */

import type { BoardId, LevelId, Player, Ref } from './game.js';

export type OptionValue = string | number | boolean | null;
/** The options of a ruleset by their keys; those with their default value may be left out. */
export type OptionValues = Record<string, OptionValue>;

export interface Option {
  key: string;
  default: OptionValue;
  /** The values to choose from, or any whole number from `min` to `max`. */
  values: OptionValue[] | 'number';
  min?: number;
  max?: number;
  /** Several values may be chosen together; their text has commas between them. */
  many?: boolean;
  text: Ref;
  note: Ref;
  valueTexts: Record<string, Ref>;
}

export interface RuleLine {
  section: string;
  text: Ref;
  status: 'source' | 'reading' | 'decision';
  source: string;
  squares?: string[];
}

/** By the id of their ruleset; what its `Rules` have when the lazy views are loaded. */
export type Rulebooks = Record<string, Pick<Rules, 'source' | 'rulebook'>>;

/** What options can change of a ruleset: the answer to `rulebook`. */
export interface Rulebook {
  board: BoardId;
  kit: {
    kind: string;
    count: number;
    values?: number[];
    scores?: (number | null)[];
    /** For each throw, how many of how many equal outcomes. */
    chances?: [of: number, all: number][];
  };
  paths: Record<Player, string[]>;
  /** The first step of the paths on which a piece can stand, where that is not 1. */
  firstStep?: number;
  ornaments: Record<string, string>;
  /** The ornaments that mean something in these rules. */
  meaningful: string[];
  /** Empty until the lazy views are loaded. */
  rulebook: RuleLine[];
  card: RuleCard;
}

/** The rules at a glance, for the card beside the board. The twin of py/ur/bridge/rule_card_json.py. */
export interface RuleCard {
  throws: CardThrow[];
  /** Kinds of pieces with a number and a value of their own, where there are any. */
  birds?: CardBird[];
  marks: CardMark[];
}
export interface CardThrow {
  lots: number;
  name: string;
  marked: number;
  score: number | null;
  brings?: Ref[];
  /** The score that a second bone can make of it. */
  converted?: number;
}
export interface CardBird {
  kind: string;
  name: Ref;
  score: number;
  square: string;
  value: number;
}
/** An ornament, some squares or another picture, with the rules it stands for. */
export interface CardMark {
  picture: string;
  title: Ref;
  squares?: string[];
  lines: { key: string; text: Ref }[];
}

/** One ruleset of the catalogue. */
export interface Rules extends Rulebook {
  id: string;
  /** The rules with their options, as written; those that are shown have it. */
  text?: string;
  name: Ref;
  line: Ref;
  special: Ref;
  minutes: number;
  /** The documents that they are based on; empty until the lazy views are loaded. */
  source: string[];
  /** They rest on no document: the player's own rules. */
  own?: true;
  pieces: { default: number; min: number; max: number } | null;
  /** What a player may look for in it. */
  kinds: ('plain' | 'stacking' | 'betting')[];
  /** What its picture shows: one of js/view/scenes.js. */
  scene: string;
  recommended: null | 'quick' | 'classic' | 'deep';
  options: Option[];
}

export interface Level {
  id: LevelId;
  text: Ref;
  line?: Ref;
}

export interface Catalogue {
  levels: Level[];
  rulesets: Rules[];
}
