/**
 * Sound, made here and not fetched: shell on wood, each click shorter than 80 ms. Nothing is made before the
 * first input, and nothing at all while sound is off.
 */

/** @typedef {import('../types/state.js').State} State */
/** @typedef {{tone: number, after?: number, loud?: number, long?: number}} Click tone in Hz; after, long in seconds */

const LONG = 0.055;
/** A fifth higher. */
const FIFTH = 1.5;
const STEP = 620;
const REST = 2000;

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
 * Which sounds the way from one state to the next makes; usually none. Two at most, the last of them the weightier.
 * @param {State} before @param {State} now @returns {string[]}
 */
export function soundsOf(before, now) {
  // Whoever turns it up or down hears how loud it is.
  if (now.settings.volume !== before.settings.volume || now.settings.sound !== before.settings.sound) return ['step'];
  if (now.truth === before.truth && now.view === before.view) return [];
  if (!now.view || !before.view || now.screen !== 'game' || now.learn.look) return [];
  const jumped = now.truth !== before.truth && !now.playback.moving;
  const event = now.playback.event ?? (jumped ? null : before.playback.event);
  const ended = now.view.phase === 'over' && before.view.phase !== 'over';
  if (ended) return ['win'];
  if (now.playback.moving && event) return ofEvent(before, now, event);
  return jumped && now.view.ply > before.view.ply ? ofJump(before.view, now.view, now) : [];
}

/** @param {State} before @param {State} now @param {import('../types/game.js').GameEvent} event */
function ofEvent(before, now, event) {
  if (event.kind === 'throw') return before.playback.event === event ? [] : ['throw'];
  if (event.kind === 'capture') return ['capture'];
  if (event.kind !== 'move') return [];
  const piece = now.view?.pieces.find((one) => one.id === event.piece);
  const landed = piece?.square === event.path?.at(-1);
  if (landed && event.off) return ['home'];
  return [landed && rosette(now, piece?.square) ? 'rosette' : 'step'];
}

/** Without motion all happens at once: the weightiest of it is heard. @param {import('../types/game.js').View} before @param {import('../types/game.js').View} view @param {State} now */
function ofJump(before, view, now) {
  const count = (/** @type {import('../types/game.js').View} */ one, /** @type {string} */ square) =>
    one.pieces.filter((piece) => piece.square === square).length;
  if (count(view, 'off') > count(before, 'off')) return ['home'];
  if (count(view, 'hand') > count(before, 'hand')) return ['capture'];
  if (view.moves.length > before.moves.length && view.last && view.last !== before.last)
    return [rosette(now, view.last.to) ? 'rosette' : 'step'];
  return view.throw && view.phase === 'act' ? ['throw'] : [];
}

/** @param {State} state @param {string|undefined} square */
const rosette = (state, square) => Boolean(square && state.rules?.ornaments[square] === 'rosette');

/** @returns {{hear: (before: State, now: State) => void, wake: () => void}} */
export function createSound() {
  /** @type {AudioContext|null} */
  let audio = null;
  let awake = false;
  /** @type {any} */
  let rest = 0;

  /** @param {Click} click @param {number} volume */
  function click({ tone, after = 0, loud = 0.8, long = LONG }, volume) {
    if (!audio) return;
    const at = audio.currentTime + after;
    const gain = audio.createGain();
    gain.gain.setValueAtTime(0.0001, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * volume), at + 0.002);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    gain.connect(audio.destination);
    // Two tones that do not fit each other sound like wood, not like a whistle.
    for (const [ratio, share] of [
      [1, 1],
      [2.76, 0.35],
    ]) {
      const wave = audio.createOscillator();
      const part = audio.createGain();
      part.gain.value = /** @type {number} */ (share);
      wave.type = 'triangle';
      wave.frequency.setValueAtTime(tone * /** @type {number} */ (ratio), at);
      wave.frequency.exponentialRampToValueAtTime(tone * /** @type {number} */ (ratio) * 0.7, at + long);
      wave.connect(part).connect(gain);
      wave.start(at);
      wave.stop(at + long);
    }
  }

  return {
    /** After an input: browsers allow no sound before. */
    wake: () => {
      awake = true;
    },
    hear(before, now) {
      const { sound, volume } = now.settings;
      if (!awake || sound === 'off' || !volume || document.hidden) return;
      const names = soundsOf(before, now);
      if (!names.length) return;
      try {
        audio ??= new AudioContext();
        if (audio.state === 'suspended') void audio.resume();
        // Between sounds nothing is computed.
        clearTimeout(rest);
        rest = setTimeout(() => void audio?.suspend(), REST);
        for (const name of names) for (const one of SOUNDS[name] ?? []) click(one, (volume / 100) ** 2 * 0.6);
      } catch {
        awake = false;
      }
    },
  };
}
