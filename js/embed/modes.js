/** What each mode of a frame begins with, and how it looks where that is not the table of a game. */

import { h } from '../lib/dom.js';
import { saidBoard } from '../page/keys.js';
import { rulesText } from '../state/choices.js';
import { appView } from '../view/app.js';
import { boardView } from '../view/board.js';
import { lazy } from '../view/lazy.js';
import { noticeView } from '../view/notice.js';
import { kittyView } from '../view/seats.js';
import { positionRecord, STILL } from './position.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/messages.js').Message} Message */
/** @typedef {import('../lib/dom.js').Content} Content */
/** @typedef {import('./asked.js').Asked} Asked */
/** @typedef {(state: State, send: Send) => Content} View */
/**
 * @typedef {object} Mode
 * @property {(state: State, asked: Asked) => Message[]} begin
 * @property {View} [view] what stands in the place of the start screen
 */

/** @type {Mode['begin']} */
const play = () => [{ type: 'play' }];

/** @type {Record<Asked['mode'], Mode>} */
export const MODES = {
  play: { begin: play },
  watch: { begin: () => [{ type: 'setup', changes: { opponent: 'watch' } }, { type: 'play' }] },
  learn: { begin: ({ setup }) => [{ type: 'lesson-asked', rules: rulesText(setup) }] },
  puzzle: {
    begin: ({ setup }, asked) => [{ type: 'screen-asked', name: 'puzzle', how: puzzleIn(setup, asked) }],
  },
  rules: { begin: () => [], view: wordsPage('rulebook', lazy('rulebookView')) },
  compare: {
    begin: (_state, { second }) => (second ? [{ type: 'compare', id: second.split('?')[0] ?? '' }] : []),
    view: wordsPage('compare', lazy('compareView')),
  },
  position: {
    begin: ({ setup }, { position }) => [
      { type: 'game-import', text: positionRecord({ ...setup, ...STILL }, position, '0'.repeat(64)), copy: 'diagram' },
    ],
  },
};

/**
 * One that somebody has made, one of the ruleset, or that of the day.
 * @param {State['setup']} setup
 * @param {Asked} asked
 * @returns {import('../types/puzzle.js').PuzzleHow}
 */
function puzzleIn(setup, { puzzle, position, throw: thrown }) {
  if (position) return { what: 'made', rules: rulesText(setup), position, throw: thrown };
  return puzzle ? { what: 'one', rules: setup.rules, number: puzzle } : { what: 'day' };
}

/**
 * The view of a frame.
 * @param {Asked} asked
 * @returns {View}
 */
export function viewOf(asked) {
  const { view } = MODES[asked.mode];
  if (asked.mode === 'position')
    return (state, send) =>
      state.truth || state.asking || !state.notice ? diagramView(state, send, asked.caption) : appView(state, send);
  return view ? (state, send) => (state.screen === 'setup' ? view(state, send) : appView(state, send)) : appView;
}

/**
 * A page of words in the place of a panel.
 * @param {'rulebook'|'compare'} name
 * @param {View} content
 * @returns {View}
 */
function wordsPage(name, content) {
  return (state, send) =>
    h(
      'main',
      { class: `panel words-page ${name}`, key: name },
      h('h1', { class: 'aside', key: 'title' }, state.words.t('title')),
      noticeView(state, send),
      h(
        'div',
        { class: 'sheet' },
        h('header', { class: 'sheet-head' }, h('h2', null, state.words.t(`${name}-title`))),
        h('div', { class: 'sheet-body' }, content(state, send)),
      ),
    );
}

/** A diagram lies in every frame. @type {State['ui']['layouts']} */
const LYING = { ur: 'frame', late: 'frame' };

/**
 * A position to look at: the board with its seats, and a caption.
 * @param {State} state
 * @param {Send} send
 * @param {string} caption of the page around; without one, what is to do there
 */
function diagramView(state, send, caption) {
  const { t } = state.words;
  const { view } = state;
  const lying = { ...state, ui: { ...state.ui, layouts: LYING } };
  const kitty = kittyView(state, send);
  const board = h('section', { class: 'board-region', key: 'board', 'aria-label': t('board') }, boardView(lying, send));
  if (!view)
    return h(
      'main',
      { class: 'stage facade', key: 'waiting', 'data-screen': 'setup' },
      board,
      h('p', { class: 'caption', role: 'status' }, t('status-starting')),
    );
  return h(
    'div',
    {
      class: `table diagram${kitty ? ' has-kitty' : ''}`,
      key: 'diagram',
      'data-layout': 'frame',
      'data-board': view.board,
    },
    h(
      'main',
      { class: 'places' },
      h('h1', { class: 'aside', key: 'title' }, t('title')),
      board,
      kitty,
      h('p', { class: 'caption' }, caption || t(view.sentence), h('span', { class: 'aside' }, ' ', saidBoard(state))),
    ),
  );
}
