/**
 * The throw as things: pyramids with a marked corner up or not, cubes with a spotted face up or not,
 * knucklebones with their pits; and below them in words what the throw counts.
 *
 *   .dice.light|.dark.lots|.cubes|.bones [.tumbling]
 *     .lots-row (aria-hidden)
 *       .lot[.up] svg > use          + a filled or an empty ring, the second sign
 */
import { h } from '../lib/dom.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Throw} Throw */

/** @type {Record<string, string>} */
const SHAPES = { lots: 'lot', cubes: 'cube' };

/**
 * @param {State} state
 * @param {Send} [_send]
 */
export function diceView(state, _send) {
  const { view, playback, rules } = state;
  const cast = view?.throw ?? null;
  const kit = cast?.kit ?? rules?.kit ?? { kind: 'lots', count: 4 };
  const tumbling = playback.moving && playback.event?.kind === 'throw';
  // Before the first throw the dice lie ready, dimmed.
  const faces = cast?.faces ?? (kit.kind === 'bones' ? [null, null] : Array.from({ length: kit.count ?? 4 }, () => 0));
  const by = cast?.by ?? view?.chooser ?? 'light';
  return h(
    'div',
    {
      class: ['dice', by, kit.kind, tumbling && 'tumbling', !cast && 'waiting'].filter(Boolean).join(' '),
      key: 'dice',
    },
    h(
      'div',
      { class: 'lots-row', 'aria-hidden': 'true' },
      kit.kind === 'bones' ? bones(faces) : faces.map((face, i) => lot(SHAPES[kit.kind] ?? 'lot', face ? 1 : 0, i)),
      h('output', { class: 'score', key: 'score' }, cast ? scoreOf(cast) : ''),
    ),
  );
}

/** @param {Throw} cast */
const scoreOf = (cast) => (cast.score === null || cast.score === undefined ? '–' : String(cast.score));

/** @param {string} shape @param {0|1} up @param {number} i */
function lot(shape, up, i) {
  return h(
    'span',
    { key: i, class: up ? 'lot up' : 'lot' },
    h(
      'svg',
      { viewBox: '0 0 100 108', focusable: 'false' },
      h('use', { href: `#${shape}-${up}`, width: 100, height: 108 }),
    ),
    h('i', { class: 'tell' }),
  );
}

/** Middles of 1 to 4 pits in the waist of a knucklebone. @type {Record<number, string>} */
const PITS = {
  1: 'M50 54h0',
  2: 'M50 42h0M50 66h0',
  3: 'M50 38h0M39 64h0M61 64h0',
  4: 'M39 42h0M61 42h0M39 66h0M61 66h0',
};

/** @param {any[]} faces the value of the small bone; yes, no or null of the large one */
function bones([value, answer]) {
  const yes = answer === true || answer === 1 || answer === 'yes';
  const thrown = answer !== null && answer !== undefined;
  const sign = !thrown ? null : yes ? 'M32 55L45 69 69 38' : 'M33 54H67';
  return [bone('sheep', PITS[value] ?? null, 'pits', value !== null), bone('ox', sign, 'reply', thrown)];
}

/** @param {string} name @param {string|null} mark @param {string} how @param {boolean} thrown */
function bone(name, mark, how, thrown) {
  return h(
    'span',
    { key: name, class: `lot bone ${name}${thrown ? '' : ' resting'}` },
    h(
      'svg',
      { viewBox: '0 0 100 108', focusable: 'false' },
      h('use', { href: '#bone', width: 100, height: 108 }),
      mark && h('path', { key: how, class: how, d: mark }),
    ),
  );
}
