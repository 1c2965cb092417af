/** The state of the page before anything has happened, and what is often asked of it. */

import { createWords } from '../lib/words.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/state.js').Settings} Settings */
/** @typedef {import('../types/state.js').Setup} Setup */

/** @type {Settings} */
export const SETTINGS = {
  theme: 'auto',
  motion: 'normal',
  guide: true,
  confirm: false,
  keys: true,
  values: false,
  tutor: false,
  greeted: false,
  sound: 'on',
  volume: 60,
  big: false,
  board: 'auto',
  facing: 'still',
  lang: 'auto',
  latin: false,
};

/**
 * The settings before anybody has changed one. A page of another site makes no sound until its visitor wants it.
 * @param {boolean} embedded
 * @returns {Settings}
 */
export const firstSettings = (embedded) => (embedded ? { ...SETTINGS, sound: 'off' } : SETTINGS);

/** The values of each setting that has few of them. */
export const CHOICES = /** @type {const} */ ({
  theme: ['auto', 'light', 'dark', 'contrast'],
  motion: ['off', 'fast', 'normal', 'slow'],
  board: ['auto', 'wide', 'turned'],
  facing: ['still', 'turns', 'table'],
  sound: ['on', 'off'],
});

/**
 * The settings in what was stored. That may be damaged, or of another version: what is no setting is left out.
 * @param {unknown} stored
 * @returns {Partial<Settings>}
 */
export function checkSettings(stored) {
  const found = /** @type {Record<string, unknown>} */ (Object(stored));
  return Object.fromEntries(
    Object.entries(SETTINGS)
      .filter(([key, usual]) => typeof found[key] === typeof usual && fits(key, found[key]))
      .map(([key]) => [key, found[key]]),
  );
}

/**
 * @param {string} key
 * @param {unknown} value of the right type
 */
function fits(key, value) {
  if (key === 'volume') return Number(value) >= 0 && Number(value) <= 100;
  const choices = /** @type {Record<string, readonly unknown[]>} */ (CHOICES)[key];
  return !choices || choices.includes(value);
}

/** @type {Setup} */
const SETUP = {
  rules: 'finkel',
  options: {},
  pieces: null,
  opponent: 'computer',
  level: 2,
  side: 'light',
  realDice: 'none',
  word: '',
};

/** No lesson, and nothing found out. @type {import('../types/state.js').Learn} */
export const EMPTY_LEARN = {
  lesson: null,
  analysis: null,
  hinting: false,
  judging: null,
  warning: null,
  review: null,
  reviewing: null,
  checked: null,
  look: null,
};

/**
 * @param {Partial<State>} [more]
 * @returns {State}
 */
export function initial(more = {}) {
  return {
    screen: 'setup',
    tableScreen: null,
    catalogue: null,
    rules: null,
    view: null,
    truth: null,
    playback: { moving: false, event: null, frames: [], timer: 0, sentences: '' },
    game: null,
    generation: 0,
    unshown: null,
    starting: null,
    asking: null,
    queue: [],
    unsent: null,
    takeUpdate: null,
    locked: null,
    boot: { stage: 'idle', bytes: 0, total: 0, code: '', alone: 0 },
    storage: { mode: 'unknown', games: [], deleted: [], unreadable: [], warning: null, fair: null, unnamed: null },
    setup: SETUP,
    ownSetup: null,
    settings: SETTINGS,
    ui: {
      selected: null,
      proposed: null,
      peek: null,
      stack: null,
      pointed: [],
      previewed: null,
      focus: null,
      layouts: { ur: 'desktop', late: 'desktop' },
      width: 80,
      height: 50,
      more: false,
      flipped: false,
      reducedMotion: false,
      paused: false,
      panel: null,
      path: false,
      compare: null,
      daySolved: false,
      cards: true,
      filter: 'all',
      lazyViews: false,
      lazyFailed: false,
      answer: null,
      fair: false,
      hint: null,
      wanted: null,
      copy: '',
      spoken: [],
    },
    learn: EMPTY_LEARN,
    notice: null,
    offline: null,
    embedded: false,
    words: { ...createWords('en', ''), t: () => '' },
    ...more,
  };
}

/**
 * Whether the computer is to act.
 * @param {State} state
 */
export function computerActs(state) {
  const { truth } = state;
  if (!truth || truth.phase === 'over') return false;
  const { kind, dice } = truth.players[truth.chooser];
  // Where the dice on the table count for it too, a person throws them.
  return kind === 'computer' && !(dice === 'real' && truth.phase === 'throw');
}
