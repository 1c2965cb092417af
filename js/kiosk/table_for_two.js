/**
 * Two people on opposite sides of a screen that lies: each has dice, words and a Throw, those of the far side turned
 * round. The board stays.
 */

import { h } from '../lib/dom.js';
import { beginnerHint } from '../state/guidance.js';
import { boardView } from '../view/board.js';
import { actView } from '../view/controls.js';
import { diceView } from '../view/dice.js';
import { statusScales } from '../view/fit.js';
import { logView } from '../view/log.js';
import { homeTool, largerTool, newTool, playTools } from './tools.js';

/** @typedef {import('./stages.js').KioskState} KioskState */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/game.js').Player} Player */

/** What dice and Throw leave of the width for the words. */
const WORDS = 0.4;

/**
 * @param {KioskState} state
 * @param {Send} send
 */
export function tableForTwo(state, send) {
  const { t } = state.words;
  const hand = (/** @type {'near'|'far'} */ side, /** @type {import('../lib/dom.js').Content} */ tools) =>
    h('nav', { class: `kiosk-hand ${side}`, key: `hand-${side}`, 'aria-label': t('tools') }, tools);
  // On a screen that lies the board lies, too: the long one as well, which would stand on other screens.
  const layout = /** @type {'large'|'desktop'} */ (state.ui.layouts.ur === 'large' ? 'large' : 'desktop');
  const lying = { ...state, ui: { ...state.ui, layouts: { ur: layout, late: layout } } };
  return h(
    'main',
    {
      class: 'table kiosk-table',
      key: 'for-two',
      'data-board': state.view?.board ?? state.rules?.board ?? 'ur',
      'data-layout': layout,
    },
    h('h1', { class: 'aside', key: 'name' }, state.words.t(state.rules?.name ?? 'title')),
    sideView(lying, send, 'light'),
    h(
      'section',
      { class: 'board-region', key: 'board', 'aria-label': t('board'), 'data-region': 'board' },
      boardView(lying, send),
    ),
    sideView(lying, send, 'dark'),
    // Each player's tools lie at the left hand.
    hand('near', [playTools(state, send), newTool(state, send), largerTool(state, send)]),
    hand('far', [playTools(state, send, true), newTool(state, send, true), homeTool(state, send, true)]),
    logView(state),
  );
}

/**
 * What one player needs: the dice, the words, and what can be done; or a hollow Throw while the other one acts.
 * @param {KioskState} state
 * @param {Send} send
 * @param {Player} player
 */
function sideView(state, send, player) {
  const { view, words } = state;
  const { t } = words;
  const over = view?.phase === 'over';
  const acts = view?.chooser === player;
  const cast = view?.throw?.by === player ? view.throw : null;
  const lines = linesOf(state, player);
  const [first = '', second = ''] = lines;
  const { width, height } = state.ui;
  const [one, two] = statusScales(first, second, 'desktop', { width: width * WORDS, height });
  return h(
    'section',
    {
      class: `controls kiosk-side ${player === 'light' ? 'near' : 'far'}`,
      key: player,
      'aria-label': t(`side-${player}`),
    },
    view && diceView({ ...state, view: { ...view, throw: cast, chooser: player } }, send),
    h(
      'div',
      { class: 'status-line', key: 'status', style: { '--fit': one, '--fit-second': two } },
      h('p', { class: 'status', id: acts || !view ? 'status' : null, key: 'first', tabindex: -1 }, first),
      h('p', { class: 'before', key: 'second', 'aria-hidden': 'true' }, second),
    ),
    view && (acts || over)
      ? actView(state, send, view)
      : h('div', { class: 'act', key: 'wait', 'aria-hidden': 'true' }, h('div', { class: 'kiosk-wait' }, t('throw'))),
  );
}

/**
 * Two lines for a player: what to do and what happened, or for whom to wait.
 * @param {KioskState} state
 * @param {Player} player
 * @returns {string[]}
 */
function linesOf(state, player) {
  const { view, words } = state;
  const { t } = words;
  if (!view) return [t('status-starting')];
  const [first, second] = view.status;
  if (view.chooser !== player && view.phase !== 'over')
    return [t('kiosk-wait', { by: { id: `side-${view.chooser}` } }), t(second)];
  const hint = state.playback.moving ? null : beginnerHint(state);
  return [t(first), t(hint ?? second)];
}
