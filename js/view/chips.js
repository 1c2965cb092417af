/** Every legal choice as a button of one or two words: what it brings, and below it from where to where. */
import { h } from '../lib/dom.js';
import { computerActs } from '../state/state.js';
import { slot } from '../state/table_screens.js';
import { button } from './dialog.js';
import { lettersIn } from './fit.js';
import { lazy } from './lazy.js';
import { faceOf, hasHome, material } from './pieces.js';
import { previewing } from './pointing.js';
import { symbol } from './tiny.js';
import { valueView } from './values.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').View} View */
/** @typedef {import('../types/game.js').Action} Action */

/** Messages that say no more than from where to where. */
const PLAIN = new Set(['move', 'enter', 'move-in', 'move-off']);
/** At most this many fit the place; of more, all but one give way to a button that opens the whole list. */
const MOST = 4;

/**
 * How many choices there are, and how many of them are shown.
 * @param {State} state
 * @param {View} view
 */
export function counted(state, view) {
  const all = computerActs(state) ? 0 : view.actions.length;
  const others = view.pass && view.actions.length ? 1 : 0;
  const some = all + others > MOST && !state.ui.more;
  return { all, shown: some ? MOST - 1 - others : all, more: all + others > MOST };
}

/**
 * The choices in the order of the keys 1 to 9.
 * @param {State} state
 * @param {Send} send
 * @param {View} view
 */
export function chipsView(state, send, view) {
  const { t } = state.words;
  const { shown, all, more } = counted(state, view);
  if (!all) return null;
  return [
    h(
      'ol',
      { class: 'actions', key: 'actions', 'aria-label': t('actions') },
      view.actions.slice(0, shown).map((action, i) => h('li', { key: i }, choice(state, send, view, action, i))),
    ),
    more &&
      button(t(state.ui.more ? 'chip-fewer' : 'chip-more', { n: all - shown }), () => send({ type: 'more' }), {
        key: 'more',
        class: 'more',
        'aria-expanded': String(state.ui.more),
      }),
  ];
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {View} view
 * @param {Action} action
 * @param {number} i
 */
function choice(state, send, view, action, i) {
  if (action.kind === 'convert' && view.players[view.chooser].dice === 'real')
    return lazy('boneButtons')(state, send, state.words.t(action.text), (answer) =>
      send({ type: 'act-asked', index: action.index, answer }),
    );
  const off = slot(state, 'chip')?.(state, action.index);
  const { title, detail, icon } = wordsOf(state, view, action);
  const letters = lettersIn(title);
  // What the two words leave out, for screen readers.
  const says = detail === '' || PLAIN.has(action.text.id) ? '' : state.words.t(action.text);
  return button(
    [
      icon,
      h('b', { key: 'title', class: `title${letters > 14 ? ' long' : ''}${letters > 9 ? ' wide' : ''}` }, title),
      detail && h('span', { key: 'detail', class: 'detail' }, ' ', off ? `${detail} · ${off}` : detail),
      says !== '' && h('span', { key: 'says', class: 'aside' }, ': ', says),
      valueView(state, action.index),
      keyOf(i),
    ],
    () => send({ type: 'action-chosen', index: action.index }),
    {
      on: previewing(send, [action]),
      class: `action ${action.kind}${icon ? '' : ' bare'}${off ? ' off' : ''}`,
      'aria-disabled': Boolean(off || state.locked),
      'aria-current':
        (action.piece !== null && action.piece === state.ui.selected) || state.ui.hint?.index === action.index
          ? 'true'
          : null,
    },
  );
}

/**
 * The key of a choice.
 * @param {number} i its place in the list, from 0
 */
export const keyOf = (i) => h('kbd', { key: 'kbd', 'aria-hidden': 'true' }, i < 9 ? String(i + 1) : '');

/**
 * @param {State} state
 * @param {View} view
 * @param {Action} action
 * @returns {{title: string, detail: string, icon: import('../lib/dom.js').VNode|null}}
 */
function wordsOf(state, view, action) {
  const { t } = state.words;
  const { kind, from, to } = action;
  const score = action.text.args?.score;
  if (kind === 'convert' && score !== undefined)
    return { title: t('chip-bone', { score }), detail: t('chip-bone-detail'), icon: null };
  if (from === null || to === null) return { title: t(action.text), detail: '', icon: null };
  const { word, icon } = meaning(state, view, action);
  const [start, end] = [from, to].map((one) => (one === 'S' ? t('space-start') : one === 'H' ? t('space-home') : one));
  const detail =
    kind === 'enter' || from === 'hand'
      ? t('chip-to', { to: end })
      : kind === 'bear-off' || to === 'off'
        ? t('chip-from', { from: start })
        : t('chip-way', { from: start, to: end });
  return { title: t(word), detail, icon };
}

/**
 * What a move brings that matters most, and a small picture of it.
 * @param {State} state
 * @param {View} view
 * @param {Action} action
 */
function meaning(state, view, { kind, piece: id, to, captures, turns }) {
  const { rules } = state;
  const piece = view.pieces.find((one) => one.id === id);
  const stuff = material(view.chooser);
  const disc = `${stuff}-${piece ? faceOf(state, piece) : 'dotted'}`;
  const ornament = to ? rules?.ornaments?.[to] : undefined;
  if (piece?.kind) return { word: `kind-${piece.kind}`, icon: picture([`${stuff}-bird`, piece.kind]) };
  const captured = view.pieces.find((one) => one.id === captures[0]);
  if (captured)
    return {
      word: 'chip-capture',
      icon: picture([`${material(captured.owner)}-${faceOf(state, captured)}`, 'sign-take']),
    };
  if (kind === 'bear-off' || (to === 'off' && hasHome(state))) return { word: 'chip-home', icon: picture([disc]) };
  if (ornament === 'rosette' && rules?.meaningful.includes('rosette'))
    return { word: 'chip-rosette', icon: picture(['rosette'], true) };
  if (turns) return { word: 'chip-turn', icon: picture([`${stuff}-dotted`]) };
  if (kind === 'enter') return { word: 'chip-enter', icon: picture([disc]) };
  if (view.pieces.some((one) => one.square === to && to !== 'S'))
    return { word: 'chip-stack', icon: picture([ornament ?? 'eyes'], true) };
  if (piece && disc.endsWith('-dotted') && faceOf(state, { ...piece, square: 'hand', side: null }) === 'blank')
    return { word: 'chip-homeward', icon: picture([disc]) };
  return { word: 'chip-forward', icon: null };
}

/**
 * @param {string[]} symbols
 * @param {boolean} [plaque]
 */
const picture = (symbols, plaque = false) =>
  h(
    'svg',
    {
      class: 'icon shade-0',
      key: 'icon',
      viewBox: symbols.length > 1 || plaque ? '-50 -50 100 100' : '-37 -36 76 78',
      'aria-hidden': 'true',
      focusable: 'false',
    },
    plaque && h('path', { class: 'plaque', d: 'M-48-48h96v96h-96z' }),
    symbols.map((one, i) =>
      i && !one.startsWith('sign')
        ? symbol(one, 0, 0, 46, symbols[0]?.startsWith('shale') ? 'on-shale' : '')
        : symbol(one, 0, 0, 100),
    ),
  );
