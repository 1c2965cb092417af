/** The bar over a draft, and over a game that is played on from a moment of another one. */

import { h } from '../lib/dom.js';
import { BROAD } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { iconButton, LINES } from '../view/icons.js';
import { editorOf } from './drafts.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

LINES.link = 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1';
LINES.cross = 'M6 6l12 12M18 6L6 18';
LINES.up = 'M6 15l6-7 6 7';
LINES.down = 'M6 9l6 7 6-7';
LINES.minus = 'M5 12h14';

/**
 * @param {State} state
 * @param {Send} send
 */
export function barView(state, send) {
  const { t } = state.words;
  const editor = editorOf(state);
  const playing = editor?.stage === 'what-if';
  const looking = playing && state.learn.look;
  const tools = !playing && editor?.draft && BROAD.has(layoutOf(state));
  const header = h(
    'header',
    { class: 'bar', key: 'bar' },
    iconButton(
      t(looking ? 'look-leave' : playing ? 'what-if-leave' : 'editor-leave'),
      'back',
      () => send(looking ? { type: 'look-left' } : { type: 'edit-left' }),
      { key: 'back' },
    ),
    h('h1', { key: 'name' }, playing ? t(looking ? 'look-title' : 'what-if') : titleOf(state)),
    tools &&
      h(
        'nav',
        { class: 'tools edit-tools', key: 'tools', 'aria-label': t('tools') },
        undoButton(state, send),
        emptyButton(state, send),
        shareButton(state, send),
      ),
  );
  return playing ? header : [header, paperView(state)];
}

/**
 * The rules, and before them what the screen is for where there is room.
 * @param {State} state
 */
function titleOf(state) {
  const { rules, words } = state;
  const title = words.t('start-editor');
  if (!rules) return title;
  const name = words.t(rules.name);
  return BROAD.has(layoutOf(state)) ? `${title} · ${name}` : name;
}

/**
 * Above a printed diagram: its rules, what is to be done, and the kitty.
 * @param {State} state
 */
function paperView({ rules, view, words }) {
  const kitty = view?.tallies.find((one) => one.value !== undefined);
  return (
    rules &&
    view &&
    h(
      'div',
      { class: 'edit-paper', key: 'paper' },
      h('h2', { key: 'rules' }, words.t(rules.name)),
      h('p', { key: 'todo' }, words.t(view.sentence)),
      kitty && h('p', { key: 'kitty' }, `${words.t(`tally-${kitty.name}`)}: ${words.amount(kitty.value ?? 0)}`),
    )
  );
}

/**
 * @param {State} state
 * @param {Send} send
 */
const emptyButton = ({ words }, send) =>
  iconButton(words.t('editor-empty'), 'new', () => send({ type: 'edit', change: { do: 'empty' } }), { key: 'empty' });

/**
 * @param {State} state
 * @param {Send} send
 */
export const undoButton = (state, send) =>
  iconButton(state.words.t('undo'), 'undo', () => send({ type: 'undo-asked' }), {
    key: 'undo',
    'aria-disabled': !editorOf(state)?.past.length,
  });

/**
 * @param {State} state
 * @param {Send} send
 */
export const shareButton = (state, send) =>
  iconButton(state.words.t('editor-share'), 'link', () => send({ type: 'edit-sheet', sheet: 'share' }), {
    key: 'share',
    'aria-expanded': String(editorOf(state)?.sheet === 'share'),
  });
