/**
 * Sound, made here and not fetched: shell on wood, each click shorter than 80 ms. There is none before the first
 * input, and none while sound is off.
 */

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').GameEvent} GameEvent */
/** @typedef {ReturnType<typeof createSound>} Sound */
/** @typedef {{tone: number, after?: number, loud?: number, long?: number}} Click tone in Hz; after, long in seconds */

const LONG = 0.055;
/** A fifth higher. */
const FIFTH = 1.5;
const STEP = 620;
/** After this many milliseconds without a sound nothing is computed any more. */
const REST = 2000;

/**
 * Two tones that do not fit each other sound like wood, not like a whistle. For each its ratio and its share.
 * @type {[ratio: number, share: number][]}
 */
const PARTIALS = [
  [1, 1],
  [2.76, 0.35],
];

/** @type {Record<string, Click[]>} */
export const SOUNDS = {
  throw: [
    { tone: 1500, loud: 0.5, long: 0.03 },
    { tone: 1180, after: 0.06, loud: 0.6, long: 0.03 },
    { tone: 1340, after: 0.13, loud: 0.45, long: 0.03 },
  ],
  step: [{ tone: STEP }],
  rosette: [{ tone: STEP * FIFTH }],
  capture: [
    { tone: STEP / FIFTH, loud: 1, long: 0.075 },
    { tone: STEP / 2, after: 0.09, loud: 0.7, long: 0.075 },
  ],
  home: [{ tone: STEP }, { tone: STEP * FIFTH, after: 0.1 }],
  win: [
    { tone: STEP },
    { tone: STEP * 1.25, after: 0.13 },
    { tone: STEP * FIFTH, after: 0.26 },
    { tone: STEP * 2, after: 0.39, long: 0.079 },
  ],
};

/**
 * Which sounds the step from one state to the next makes; usually none.
 * @param {State} before
 * @param {State} now
 * @returns {string[]} names in SOUNDS
 */
export function soundsOf(before, now) {
  // The player hears how loud the new volume is.
  if (now.settings.volume !== before.settings.volume || now.settings.sound !== before.settings.sound) return ['step'];
  if (now.truth === before.truth && now.view === before.view) return [];
  if (!now.view || !before.view || now.screen !== 'game' || now.learn.look) return [];
  const jumped = now.truth !== before.truth && !now.playback.moving;
  const event = now.playback.event ?? (jumped ? null : before.playback.event);
  const ended = now.view.phase === 'over' && before.view.phase !== 'over';
  if (ended) return ['win'];
  if (now.playback.moving && event) return soundsOfEvent(before, now, event);
  return jumped && now.view.ply > before.view.ply ? soundsOfJump(before.view, now.view, now) : [];
}

/**
 * @param {State} before
 * @param {State} now
 * @param {GameEvent} event
 */
function soundsOfEvent(before, now, event) {
  if (event.kind === 'throw') return before.playback.event === event ? [] : ['throw'];
  if (event.kind === 'capture') return ['capture'];
  if (event.kind !== 'move') return [];
  const piece = now.view?.pieces.find((one) => one.id === event.piece);
  const landed = piece?.square === event.path?.at(-1);
  if (landed && event.off) return ['home'];
  return [landed && isRosette(now, piece?.square) ? 'rosette' : 'step'];
}

/**
 * Without motion all happens at once: the most important part of it is heard.
 * @param {View} before
 * @param {View} view
 * @param {State} now
 */
function soundsOfJump(before, view, now) {
  const count = (/** @type {View} */ one, /** @type {string} */ square) =>
    one.pieces.filter((piece) => piece.square === square).length;
  if (count(view, 'off') > count(before, 'off')) return ['home'];
  if (count(view, 'hand') > count(before, 'hand')) return ['capture'];
  if (view.moves.length > before.moves.length && view.last && view.last !== before.last)
    return [isRosette(now, view.last.to) ? 'rosette' : 'step'];
  return view.throw && view.phase === 'act' ? ['throw'] : [];
}

/**
 * @param {State} state
 * @param {string|undefined} square
 */
const isRosette = (state, square) => Boolean(square && state.rules?.ornaments[square] === 'rosette');

/** @returns {{play: (before: State, now: State) => void, unlock: () => void}} */
export function createSound() {
  /** @type {AudioContext|null} */
  let audio = null;
  let unlocked = false;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  let rest;

  /**
   * @param {Click} click
   * @param {number} volume
   */
  function click({ tone, after = 0, loud = 0.8, long = LONG }, volume) {
    if (!audio) return;
    const at = audio.currentTime + after;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), at + 0.002);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    gain.connect(audio.destination);
    for (const [ratio, share] of PARTIALS) {
      const wave = audio.createOscillator();
      const part = audio.createGain();
      part.gain.value = share;
      wave.type = 'triangle';
      wave.frequency.setValueAtTime(tone * ratio, at);
      wave.frequency.exponentialRampToValueAtTime(tone * ratio * 0.7, at + long);
      wave.connect(part).connect(gain);
      wave.start(at);
      wave.stop(at + long);
    }
  }

  return {
    /** After an input: browsers allow no sound before. */
    unlock: () => {
      unlocked = true;
    },
    play(before, now) {
      const { sound, volume } = now.settings;
      if (!unlocked || sound === 'off' || !volume || document.hidden) return;
      const names = soundsOf(before, now);
      if (!names.length) return;
      try {
        audio ??= new AudioContext();
        if (audio.state === 'suspended') void audio.resume();
        clearTimeout(rest);
        rest = setTimeout(() => void audio?.suspend(), REST);
        for (const name of names) for (const one of SOUNDS[name] ?? []) click(one, (volume / 100) ** 2 * 0.6);
      } catch {
        unlocked = false;
      }
    },
  };
}
