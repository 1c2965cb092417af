/**
 * The state of a kiosk: it wraps the reducer of js/state/update.js. Pure, too: seconds come as timer messages.
 *
 *   attract ─ touch → start ─ one or two players, or the lesson → play ─ another game → "End this game?" → start
 *   start, play ─ no touch → "Still playing?" ─ no answer → attract, as after the first load
 *
 * Nothing is stored, so a screen that loses its power begins with attract, too.
 */

import { rulesText } from '../state/choices.js';
import { withUi } from '../state/steps.js';
import { update } from '../state/update.js';
import { isForStage, isWanted } from './limits.js';
import { attract, choose, enter, fresh, isReading, listen, wait, withKiosk } from './stages.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('./stages.js').KioskState} KioskState */
/** @typedef {import('../types/effects.js').Effect} Effect */
/** @typedef {import('../types/effects.js').Next} Next */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../types/kiosk.js').KioskMessage} KioskMessage */

/** Between two actions of the computers that nobody plays against, and after their game, in milliseconds. */
const PACE = 1600;
const AFTER = 9000;
/** After every STUCK captions without a move another game is begun, and after DEAD the page is reloaded. */
const STUCK = 10;
const DEAD = 45;
/** Before the engine is started again after a failure, in milliseconds; each time twice as long. */
const PAUSE = { first: 2000, last: 30_000 };
/** The sentence about the address stands there for this many captions; then these are shown. */
const NOTICED = 4;
/** Until it is tried again to reload the page, in milliseconds. */
const HOUR = 3_600_000;
/** The number of days whose games are counted. */
const DAYS = 14;
const CORNERS = 4;
/** Which tool opens what lies over the screen. @type {Record<string, string>} */
const OPENED_BY = { home: 'home', end: 'new' };

/**
 * @param {State} state of a kiosk
 * @param {Message} message
 * @returns {Next}
 */
export function kioskUpdate(state, message) {
  const before = withKiosk(state, {});
  if (!isWanted(before, message)) return [state];
  const handler = /** @type {((state: KioskState, message: never) => Next)|undefined} */ (
    handlers[/** @type {keyof typeof handlers} */ (message.type)]
  );
  const [next, ...effects] = handler ? handler(before, /** @type {never} */ (message)) : update(state, message);
  return next === state ? [state, ...effects] : follow(before, withKiosk(next, {}), effects);
}

/**
 * The focus goes on where the visitor was, when what lay over it closes.
 * @param {KioskState} state
 * @returns {Effect}
 */
const toScreen = ({ kiosk }) => ({
  do: 'focus',
  selector: kiosk.stage === 'play' ? '.controls .main' : '.kiosk-start h1',
});

/** @type {{[T in KioskMessage['type']]: (state: KioskState, message: Extract<KioskMessage, {type: T}>) => Next}} */
const kioskHandlers = {
  'kiosk-opened'(state, { night }) {
    const [next, ...effects] = attract(state);
    return [next, ...effects, { do: 'wait', ms: night, message: { type: 'kiosk-night', timer: 0 } }];
  },
  'kiosk-touched'(state, { key, corner }) {
    const { stage, left, corners } = state.kiosk;
    // In order, from the first corner on; any other touch begins again.
    const reached = corner === null ? 0 : corner === corners ? corners + 1 : corner === 0 ? 1 : 0;
    const next =
      reached === CORNERS
        ? withKiosk(state, { corners: 0, overlay: 'counts' })
        : withKiosk(state, { corners: reached });
    // "Still playing?" has an answer of its own, and a game that nobody plays waits for its end.
    return left !== null || (stage === 'attract' && !state.ui.paused) ? [next] : listen(next, key);
  },
  /** The corners that were touched count on: the first of them has begun this. */
  'kiosk-begin': (state) =>
    state.kiosk.stage === 'attract' ? choose(withKiosk(fresh(state), { corners: state.kiosk.corners })) : [state],
  'kiosk-play'(state, { two }) {
    const opponent = two ? /** @type {const} */ ('people') : /** @type {const} */ ('computer');
    return enter({ ...state, setup: { ...state.kiosk.first.setup, opponent } }, { type: 'play' });
  },
  'kiosk-learn': (state) => enter(state, { type: 'lesson-asked', rules: rulesText(state.kiosk.first.setup) }),
  /** Others may play: one touch does not take their game away. Where nobody has moved yet, nothing is lost. */
  'kiosk-new'(state, { away }) {
    const { truth } = state;
    if (truth?.canUndo && truth.phase !== 'over') return [withKiosk(state, { overlay: 'end', away })];
    return kioskHandlers['kiosk-leave'](state, { type: 'kiosk-leave' });
  },
  'kiosk-rules': (state, { away }) => update(withKiosk(state, { away }), { type: 'panel', panel: 'rulebook' }),
  /** The visitor stays, with the language, the large words and the lower place that were chosen. */
  'kiosk-leave'(state) {
    const { words, settings, kiosk } = state;
    return choose(withKiosk({ ...fresh(state), words, settings }, { lower: kiosk.lower }));
  },
  'kiosk-yes'(state) {
    if (state.kiosk.left === null) return [state];
    return [...listen(withKiosk(state, { left: null })), toScreen(state)];
  },
  'kiosk-pause'(state) {
    const { captionTimer, options } = state.kiosk;
    const timer = captionTimer + 1;
    const [next, ...effects] = update(withKiosk(state, { captionTimer: timer }), { type: 'pause' });
    if (!next.ui.paused) return [next, ...effects, wait(options.attract, { type: 'kiosk-caption', timer })];
    const [last, ...more] = listen(withKiosk(next, {}));
    return [last, ...effects, ...more];
  },
  'kiosk-lower': (state) => [withKiosk(state, { lower: !state.kiosk.lower })],
  'kiosk-overlay'(state, { overlay, away = false }) {
    const next = withKiosk(state, { overlay, away });
    if (overlay) return [next];
    const tool = OPENED_BY[state.kiosk.overlay ?? ''];
    const side = state.kiosk.away ? '.far ' : '';
    return [next, tool ? { do: 'focus', selector: `${side}.kiosk-tool.${tool}` } : toScreen(state)];
  },
  'kiosk-caption'(state, { timer }) {
    const { captionTimer, stage, caption, stuck, options } = state.kiosk;
    if (timer !== captionTimer || stage !== 'attract') return [state];
    const notice = caption + 1 < NOTICED ? state.kiosk.notice : null;
    const next = withKiosk(state, { caption: caption + 1, stuck: stuck + 1, notice });
    if (stuck && stuck % STUCK === 0 && state.boot.stage === 'ready') {
      const [begun, ...effects] = attract(next);
      // It counts on: where the next game stands still, too, the page itself is to blame.
      return [withKiosk(begun, { stuck: stuck + 1 }), ...effects];
    }
    const dead = stuck >= DEAD ? withKiosk(next, { stale: true, stuck: 0 }) : next;
    return [dead, wait(options.attract, { type: 'kiosk-caption', timer })];
  },
  'kiosk-again': (state, { timer }) =>
    timer === state.kiosk.captionTimer && state.kiosk.stage === 'attract' ? attract(state) : [state],
  'kiosk-idle'(state, { timer }) {
    const { idleTimer, stage, options } = state.kiosk;
    if (timer !== idleTimer) return [state];
    // The visitor who paused the game of the computers has gone.
    if (stage === 'attract') return attract(state);
    return [
      withKiosk(state, { left: options.warn }),
      { do: 'focus', selector: '.kiosk-still button' },
      wait(1, { type: 'kiosk-second', timer }),
    ];
  },
  'kiosk-second'(state, { timer }) {
    const { idleTimer, left } = state.kiosk;
    if (timer !== idleTimer || left === null) return [state];
    if (left <= 1) return attract(state);
    return [withKiosk(state, { left: left - 1 }), wait(1, { type: 'kiosk-second', timer })];
  },
  /** Words that an earlier visitor asked for are ignored; a visitor who has begun a game still waits for them. */
  'kiosk-words'(state, { words, captionTimer }) {
    if (captionTimer !== state.kiosk.captionTimer) return [state];
    const [next] = update(state, { type: 'words', words });
    return [withUi(next, { answer: null })];
  },
  'kiosk-night': (state) => [withKiosk(state, { stale: true })],
  'kiosk-fault': (state) => [withKiosk(state, { stale: true })],
  'kiosk-kept': (state) => [state, { do: 'wait', ms: HOUR, message: { type: 'kiosk-night', timer: 0 } }],
  'kiosk-counted'(state, { what, day }) {
    const { counts } = state.kiosk;
    const today = counts.find((one) => one.day === day) ?? { day, started: 0, finished: 0 };
    const others = counts.filter((one) => one !== today);
    return [withKiosk(state, { counts: [...others, { ...today, [what]: today[what] + 1 }].slice(-DAYS) })];
  },
};

/**
 * What a kiosk does in another way than the page.
 * @type {{[T in 'new-asked'|'update'|'outdated'|'failed'|'retry-alone'|'answer']:
 *   (state: KioskState, message: Extract<Message, {type: T}>) => Next}}
 */
const otherHandlers = {
  'new-asked': (state) => kioskHandlers['kiosk-new'](state, { type: 'kiosk-new', away: false }),
  /** A new version is used when nobody plays. */
  update: (state, { take }) => [withKiosk({ ...state, takeUpdate: take }, { stale: true })],
  outdated: (state) => [withKiosk(state, { stale: true })],
  /** Nobody is there to press "Try again": the engine is started again and again, whatever was played. */
  failed(state, message) {
    const [next] = update(state, message);
    const alone = state.boot.alone + 1;
    const ms = Math.min(PAUSE.first * 2 ** (alone - 1), PAUSE.last);
    return [
      { ...next, boot: { ...next.boot, alone } },
      { do: 'wait', ms, message: { type: 'retry-alone', timer: alone } },
    ];
  },
  'retry-alone'(state, { timer }) {
    const { stage, alone } = state.boot;
    if (stage !== 'failed' || timer !== alone) return [state];
    const [next, ...effects] = update(state, { type: 'retry-asked' });
    return [{ ...next, boot: { ...next.boot, alone } }, ...effects];
  },
  /** An engine that answers works: the pauses begin again. */
  answer: (state, message) => update({ ...state, boot: { ...state.boot, alone: 0 } }, message),
};
const handlers = { ...kioskHandlers, ...otherHandlers };

/**
 * What follows from a change: games are counted, the next game of the computers waits, a stale page is reloaded.
 * @param {KioskState} before
 * @param {KioskState} after
 * @param {Effect[]} effects
 * @returns {Next}
 */
function follow(before, after, effects) {
  const { stage, captionTimer, stale, counts, stuck, left } = after.kiosk;
  if (stage === 'play' && after.screen === 'setup') return kioskHandlers['kiosk-leave'](after, { type: 'kiosk-leave' });
  const shown = stage === 'attract';
  const moved = after.truth !== before.truth;
  const due = shown && stale && !before.kiosk.stale;
  // Notices are about storage and versions: a visitor can do nothing about them.
  const next = withKiosk({ ...after, notice: null }, { stale: stale && !due, stuck: shown && moved ? 0 : stuck });
  const visits = stage === 'play' && !next.learn.lesson && next.game;
  const ended = next.truth?.phase === 'over' && before.truth?.phase !== 'over';
  const reads = stage !== 'attract' && left === null && isReading(next) !== isReading(before);
  const [last, ...timers] = reads ? listen(next) : [next];
  /** @type {(Effect|false|null|undefined)[]} */
  const more = [
    visits && visits.id !== before.game?.id && { do: 'kiosk-count', what: 'started' },
    visits && ended && { do: 'kiosk-count', what: 'finished' },
    shown && ended && { do: 'wait', ms: AFTER, message: { type: 'kiosk-again', timer: captionTimer } },
    due && { do: 'kiosk-reload', counts },
  ];
  const own = effects.filter((one) => isForStage(stage, one)).map((one) => (shown ? slowly(one) : one));
  return [last, ...own, ...timers, ...more.filter((one) => one !== false && one !== null && one !== undefined)];
}

/**
 * The computers act at a pace that can be followed, also where nothing moves.
 * @param {Effect} effect
 * @returns {Effect}
 */
const slowly = (effect) =>
  effect.do === 'wait' && effect.message.type === 'advance' ? { ...effect, ms: Math.max(effect.ms, PACE) } : effect;
