/**
 * The screen of a game: one table with fixed slots. Every thing has one place in a layout and keeps it; text may
 * change, boxes may not. css/layouts.css places them by [data-layout].
 *
 *   .table
 *     header.bar                menu, name of the rules, tools
 *     .notice                   over the bar
 *     .board-region             the board with a seat on each side
 *     aside.rule                the rules at hand, and what has happened
 *     .answer                   over the rules at hand, as is .dice-note
 *     section.controls          status line, kitty, dice, act, tools: each a slot of the table
 */

import { h } from '../lib/dom.js';
import { BROAD, LARGE } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { slot } from '../state/table_screens.js';
import { gameBarView } from './bar.js';
import { boardView } from './board.js';
import { controlsView } from './controls.js';
import { diceNote } from './dice.js';
import { atEnd } from './end.js';
import { lettersIn } from './fit.js';
import { lazy, lazyPart } from './lazy.js';
import { listView } from './log.js';
import { noticeView } from './notice.js';
import { pointing, squaresNamed } from './pointing.js';
import { ruleCardView } from './rule_card.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */

const lookRule = lazy('lookRuleView');
const endCard = lazyPart('endCard');

/**
 * @param {State} state
 * @param {Send} send
 * @param {(state: State, send: Send) => import('../lib/dom.js').Content} [bar]
 */
export function tableView(state, send, bar = gameBarView) {
  const { t } = state.words;
  const board = state.view?.board ?? state.rules?.board ?? 'ur';
  return h(
    'div',
    {
      class: state.view?.tallies.some((one) => one.value !== undefined) ? 'table has-kitty' : 'table',
      key: 'table',
      'data-board': board,
      'data-layout': layoutOf(state),
      'data-lesson': Boolean(state.learn.lesson),
      'data-open': state.tableScreen && `${state.tableScreen.name}-${state.tableScreen.stage}`,
    },
    (slot(state, 'bar') ?? bar)(state, send),
    h(
      'main',
      { class: 'places', key: 'main' },
      noticeView(state, send),
      h(
        'section',
        { class: 'board-region', key: 'board', 'aria-label': t('board'), 'data-region': 'board' },
        boardView(state, send),
      ),
      state.ui.stack && lazy('stackView')(state, send),
      ruleView(state, send),
      !state.ui.stack && (diceNote(state, send) ?? answerView(state, send)),
      controlsView(state, send),
    ),
  );
}

/**
 * The rules at hand and what has happened; at the end the game in numbers.
 * @param {State} state
 * @param {Send} send
 */
function ruleView(state, send) {
  const { t } = state.words;
  const ended = atEnd(state);
  const looking = state.learn.look;
  const own = slot(state, 'rule')?.(state, send);
  if (own) return own;
  // Beside the long board the moves have room on paper only.
  const layout = layoutOf(state);
  const late = (state.view?.board ?? state.rules?.board) === 'late';
  const listed = !ended && !looking && LARGE.has(layout) && !(late && BROAD.has(layout));
  return h(
    'aside',
    { class: 'rule', key: 'rule', 'aria-label': t(looking ? 'look-title' : ended ? 'result-title' : 'rule-card') },
    looking ? lookRule(state, send) : ended ? endCard(state, send) : ruleCardView(state, send),
    listed && h('div', { class: 'side-body', key: 'moves' }, listView(state, send)),
  );
}

/** On a phone an answer lies over the bar: its words leave room for the buttons there. */
const gaps = () => ['', ' end'].map((end) => h('i', { key: end, class: `gap${end}` }));

/**
 * What was asked about a square or a piece, for those who see; the log says it to those who listen.
 * @param {State} state
 * @param {Send} send
 */
function answerView(state, send) {
  const { ui, words, view } = state;
  if (!ui.answer || !view || state.learn.lesson) return null;
  const text = words.t(ui.answer);
  const letters = lettersIn(text);
  return h(
    'p',
    {
      key: 'answer',
      class: ['answer', letters > 90 && 'long', letters > 180 && 'longer'].filter(Boolean).join(' '),
      'aria-hidden': 'true',
      on: { click: () => send({ type: 'escape' }), ...pointing(send, squaresNamed(ui.answer)) },
    },
    gaps(),
    text,
  );
}
