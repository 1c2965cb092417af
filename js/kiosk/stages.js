/** The stages of a kiosk: its first state, two computers that play, the choice, a game. Pure, as js/state/ is. */

import { initial } from '../state/state.js';
import { halt, withRules } from '../state/steps.js';
import { update } from '../state/update.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {State & Required<Pick<State, 'kiosk'>>} KioskState a public screen */
/** @typedef {NonNullable<State['kiosk']>} Kiosk */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {[KioskState, ...Effect[]]} Next */

/** The level of the two computers. */
const LEVEL = 3;
/** Keys take longer than touches, and so does reading. */
const SLOW = 2;

/**
 * The state that a kiosk begins with.
 * @param {State} state
 * @param {import('../types/kiosk.js').KioskOptions} options
 * @param {import('../lib/words.js').Words[]} voices
 * @param {import('../types/kiosk.js').Count[]} counts
 * @param {Kiosk['notice']} [notice]
 * @returns {KioskState}
 */
export function begin(state, options, voices, counts, notice = null) {
  const { words, settings, setup } = state;
  return {
    ...state,
    kiosk: {
      stage: 'attract',
      options,
      first: { words, settings, setup },
      voices,
      notice,
      caption: 0,
      stuck: 0,
      left: null,
      lower: false,
      overlay: null,
      away: false,
      corners: 0,
      counts,
      idleTimer: 0,
      captionTimer: 0,
      stale: false,
    },
  };
}

/**
 * @param {State} state of a kiosk
 * @param {Partial<Kiosk>} changes
 * @returns {KioskState}
 */
export function withKiosk(state, changes) {
  const { kiosk } = /** @type {KioskState} */ (state);
  return { ...state, kiosk: { ...kiosk, ...changes } };
}

/**
 * @param {number} seconds
 * @param {import('../types/kiosk.js').KioskTimer} message
 * @returns {Effect}
 */
export const wait = (seconds, message) => ({ do: 'wait', ms: seconds * 1000, message });

/**
 * Everything as after the first load; but what is loaded stays loaded.
 * @param {KioskState} state
 * @returns {KioskState}
 */
export function fresh({ kiosk, catalogue, boot, storage, ui, generation, playback, offline, takeUpdate }) {
  const first = initial();
  const { layouts, width, height, reducedMotion, lazyViews } = ui;
  /** @type {State} */
  const empty = {
    ...halt({ ...first, generation, playback }),
    ...kiosk.first,
    catalogue,
    boot,
    offline,
    takeUpdate,
    embedded: true,
    storeless: true,
    storage: { ...first.storage, mode: storage.mode },
    ui: { ...first.ui, layouts, width, height, reducedMotion, lazyViews },
    kiosk: {
      ...kiosk,
      left: null,
      lower: false,
      overlay: null,
      away: false,
      corners: 0,
      idleTimer: kiosk.idleTimer + 1,
    },
  };
  return withKiosk(withRules(empty, empty.setup.rules), {});
}

/**
 * Two computers play, and captions tell what this is. A page that has become stale is reloaded now.
 * @param {KioskState} state
 * @returns {Next}
 */
export function attract(state) {
  const { first, options, stale, counts, captionTimer } = state.kiosk;
  const timer = captionTimer + 1;
  const empty = withKiosk(fresh(state), { stage: 'attract', caption: 0, stuck: 0, captionTimer: timer, stale: false });
  const settings = { ...first.settings, motion: /** @type {const} */ ('slow') };
  const setup = { ...first.setup, opponent: /** @type {const} */ ('watch'), level: LEVEL };
  const [next, ...effects] = update({ ...empty, settings, setup }, { type: 'play' });
  /** @type {Effect[]} */
  const reload = stale ? [{ do: 'kiosk-reload', counts }] : [];
  return [withKiosk(next, {}), ...effects, wait(options.attract, { type: 'kiosk-caption', timer }), ...reload];
}

/**
 * The screen on which a visitor chooses.
 * @param {KioskState} state
 * @returns {Next}
 */
export function choose(state) {
  const [next, ...effects] = listen(
    withKiosk(state, { stage: 'start', captionTimer: state.kiosk.captionTimer + 1, notice: null }),
  );
  return [next, ...effects, { do: 'focus', selector: '.kiosk-start h1' }];
}

/**
 * Begin a game, or the lesson.
 * @param {KioskState} state
 * @param {Message} message
 * @returns {Next}
 */
export function enter(state, message) {
  const [next, ...effects] = update(withKiosk(state, { stage: 'play' }), message);
  const [last, ...more] = listen(withKiosk(next, {}));
  return [last, ...effects, ...more];
}

/**
 * Wait for the next touch.
 * @param {KioskState} state
 * @param {boolean} [slow]
 * @returns {Next}
 */
export function listen(state, slow = false) {
  const timer = state.kiosk.idleTimer + 1;
  const seconds = state.kiosk.options.idle * (slow || isReading(state) ? SLOW : 1);
  return [withKiosk(state, { idleTimer: timer }), wait(seconds, { type: 'kiosk-idle', timer })];
}

/** @param {KioskState} state */
export const isReading = ({ ui, learn, kiosk }) => Boolean(ui.panel ?? learn.lesson ?? kiosk.overlay);
