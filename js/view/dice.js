/**
 * The throw as things, in a tray of their own: pyramids with a marked corner up or not, cubes with a spotted face up
 * or not, knucklebones with their pits; beside them what the throw counts.
 *
 *   .dice.light|.dark.lots|.cubes|.bones [.tumbling] [.waiting]
 *     .set > .lot[.up] svg > use
 *     .value > .score
 */
import { h } from '../lib/dom.js';
import { button } from './dialog.js';
import { iconButton } from './icons.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Throw} Throw */

/**
 * The throw that is played. The one before lies there until the next, but must not look like it: neither when the next
 * is due, nor while something else is to be chosen.
 * @param {State} state
 */
export const throwNow = ({ view, playback, learn }) =>
  !view || view.pending || (/throw|kit/.test(view.phase) && !playback.moving && !learn.look) ? null : view.throw;

/**
 * @param {State} state
 * @param {Send} send
 */
export function diceView(state, send) {
  const { view, playback, rules, words } = state;
  const cast = view?.throw ?? null;
  const now = throwNow(state);
  const kit = cast?.kit ?? rules?.kit ?? { kind: 'lots', count: 4 };
  const tumbling = playback.moving && playback.event?.kind === 'throw';
  // Between two throws the dice lie as they fell, before the first as they are, dimmed.
  const faces = cast?.faces ?? (kit.kind === 'bones' ? [null, null] : Array.from({ length: kit.count ?? 4 }, () => 0));
  const by = cast?.by ?? view?.chooser ?? 'light';
  return h(
    'div',
    {
      class: ['dice', by, kit.kind, tumbling && 'tumbling', !now && 'waiting'].filter(Boolean).join(' '),
      key: 'dice',
      'aria-hidden': 'true',
      on: { click: () => cast && send({ type: 'explain-asked', throw: true }) },
    },
    h(
      'div',
      { class: `set of-${faces.length}`, key: 'set' },
      kit.kind === 'bones' ? bones(faces) : faces.map((face, i) => lot(kit.kind, face ? 1 : 0, i)),
    ),
    // What the throw counts stands there when the dice lie still.
    h(
      'div',
      { class: 'value', key: 'value' },
      h('span', { class: 'score n', key: 'score' }, now && !tumbling ? scoreOf(now, words.amount) : ''),
      h('small', { key: 'word' }, now && !tumbling && view?.phase === 'act' ? words.t('to-move') : ''),
    ),
  );
}

/**
 * A small mark on the tray: it opens what makes these dice fair. Only dice of ours can be checked.
 * @param {State} state
 * @param {Send} send
 */
export const diceMark = ({ game, ui, words }, send) =>
  game?.record.dice?.commit
    ? iconButton(words.t('dice-open'), 'fair', () => send({ type: 'dice-note' }), {
        key: 'fair',
        'aria-expanded': String(ui.fair),
      })
    : null;

/**
 * The fingerprint of the dice, and in a sentence what it is for; it lies where answers lie.
 * @param {State} state
 * @param {Send} send
 */
export function diceNote({ game, ui, words: { t } }, send) {
  const commit = game?.record.dice?.commit;
  if (!ui.fair || !commit) return null;
  return h(
    'section',
    { key: 'dice-note', class: 'answer dice-note', 'aria-label': t('dice-open'), role: 'status' },
    h('p', null, t('dice-note'), ' ', h('code', { class: 'hash' }, `${commit.slice(0, 12)}…`)),
    h(
      'p',
      { class: 'links' },
      button(t('dice-more'), () => send({ type: 'dice-asked' }), { class: 'link' }),
      button(t('close'), () => send({ type: 'dice-note' }), { class: 'link' }),
    ),
  );
}

/**
 * What a throw counts, as it is shown: a dash for nothing.
 * @param {Pick<Throw, 'score'>} cast
 * @param {State['words']['amount']} amount
 */
export const scoreOf = ({ score }, amount) => (score === null ? '–' : amount(score));

/**
 * @param {string} kind of the kit: cubes, or pyramids
 * @param {0|1} up
 * @param {number} i
 */
export function lot(kind, up, i) {
  const shape = kind === 'cubes' ? 'cube' : 'lot';
  return h(
    'span',
    { key: i, class: up ? 'lot up' : 'lot' },
    h(
      'svg',
      { viewBox: '0 0 100 104', focusable: 'false' },
      h('use', { href: `#${shape}-${up}`, width: 100, height: shape === 'cube' ? 104 : 100 }),
    ),
  );
}

/** Middles of 1 to 4 pits in the waist of a knucklebone. @type {Record<number, string>} */
const PITS = {
  1: 'M50 54h0',
  2: 'M50 42h0M50 66h0',
  3: 'M50 38h0M39 64h0M61 64h0',
  4: 'M39 42h0M61 42h0M39 66h0M61 66h0',
};

/**
 * @param {import('../types/game.js').Throw['faces']} faces the number of the small bone, then the answer of the large
 *   one: null before it is thrown
 */
export function bones([value, answer]) {
  const yes = answer === true;
  const thrown = typeof answer === 'boolean';
  const sign = !thrown ? null : yes ? 'M32 55L45 69 69 38' : 'M33 54H67';
  return [
    bone('sheep', typeof value === 'number' ? (PITS[value] ?? null) : null, 'pits', value !== null),
    bone('ox', sign, 'reply', thrown),
  ];
}

/**
 * @param {string} name
 * @param {string|null} mark
 * @param {string} how
 * @param {boolean} thrown
 */
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
