/**
 * Looking back at a game on its table: the list of moves with their marks, every choice of the moment with its value,
 * and the buttons that go from move to move.
 */

import { h } from '../lib/dom.js';
import { BROAD, LARGE } from '../state/layouts.js';
import { mistakesIn } from '../state/mistakes.js';
import { layoutOf } from '../state/orientation.js';
import { PLAYERS } from '../state/players.js';
import { judgedAt } from '../state/reduce_look.js';
import { button } from './dialog.js';
import { scoreOf } from './dice.js';
import { graphView, markSign } from './graph.js';
import { iconButton } from './icons.js';
import { lineOf } from './log.js';
import { pointing, squaresNamed } from './pointing.js';
import { amounts, whose } from './sums.js';
import { barsOf } from './values.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/protocol.js').Review} Review */
/** @typedef {import('../types/protocol.js').Judged} Judged */
/** @typedef {import('../types/protocol.js').Mark} Mark */
/** @typedef {import('../types/game.js').MoveLine} MoveLine */

/**
 * In the place of the rules: the list where there is room, else the line.
 * @param {State} state
 * @param {Send} send
 */
export const lookRuleView = (state, send) =>
  LARGE.has(layoutOf(state)) ? lookListView(state, send) : graphView(state, send);

/**
 * In the place of Throw: the line where there is room, and the steps where they have no place of their own.
 * @param {State} state
 * @param {Send} send
 */
export function lookActView(state, send) {
  const { t } = state.words;
  const layout = layoutOf(state);
  const line = LARGE.has(layout) && graphView(state, send);
  if (BROAD.has(layout)) return line;
  return h(
    'div',
    { class: line ? 'look-dock with-line' : 'look-dock', key: 'look' },
    line,
    h(
      'div',
      { class: 'look-steps', key: 'steps' },
      step(state, send, 'first', 0),
      steps(state, send),
      step(state, send, 'end', state.truth?.moves.length ?? 0),
      nextMark(state, send),
      !line && button(t('look-list'), () => send({ type: 'panel', panel: 'look' }), { key: 'list' }),
    ),
  );
}

/**
 * In the place of the tools, where there is room for words.
 * @param {State} state
 * @param {Send} send
 */
export const lookToolsView = (state, send) => BROAD.has(layoutOf(state)) && [steps(state, send), nextMark(state, send)];

/**
 * @param {State} state
 * @param {Send} send
 */
function steps(state, send) {
  const n = state.learn.look?.n ?? 0;
  return [step(state, send, 'previous', n - 1), step(state, send, 'next', n + 1)];
}

/**
 * @param {State} state
 * @param {Send} send
 * @param {string} name
 * @param {number} to
 */
const step = ({ words, learn, truth }, send, name, to) =>
  iconButton(words.t(`look-${name}`), name, () => send({ type: 'look-asked', n: to }), {
    key: name,
    'aria-disabled': to < 0 || to > (truth?.moves.length ?? 0) || to === learn.look?.n,
  });

/**
 * @param {State} state
 * @param {Send} send
 */
const nextMark = ({ words, learn }, send) =>
  learn.review?.judged.some((one) => one.mark) &&
  button(words.t('look-next-mark'), () => send({ type: 'look-mark-asked' }), { key: 'mark', class: 'primary' });

/**
 * The mistakes of the people who played, as questions.
 * @param {State} state
 * @param {Send} send
 */
function learnButton(state, send) {
  const n = mistakesIn(state).length;
  return (
    n > 0 &&
    button(
      state.words.t('look-learn', { n }),
      () => send({ type: 'screen-asked', name: 'puzzle', how: { what: 'mistakes' } }),
      { key: 'learn' },
    )
  );
}

/**
 * What the marks mean, how many each player has, and all moves.
 * @param {State} state
 * @param {Send} send
 */
export function lookListView(state, send) {
  const { t } = state.words;
  const { review } = state.learn;
  return h(
    'div',
    { class: 'look-card', key: 'look-card' },
    review && h('p', { class: 'look-story', key: 'story' }, t(review.judged.length ? review.story : 'look-short')),
    h('div', { class: 'look-ways', key: 'ways' }, playOnButton(state, send), learnButton(state, send)),
    review && numbers(state, review),
    review && progress(state, review),
    // The sign of every number says what is good for this player, as in the line and at the end of a game.
    review && h('p', { class: 'look-whose', key: 'whose' }, t('look-whose', { by: sideOf(state), kind: review.kind })),
    h(
      'ol',
      {
        class: 'look-list',
        key: 'list',
        'aria-label': t('moves-title'),
        on: { keydown: (event) => walk(event, state, send) },
      },
      (state.truth?.moves ?? []).map((move, i) => rowOf(state, send, move, i + 1)),
    ),
  );
}

/**
 * How far the deeper review is, which can still change marks and accuracy.
 * @param {State} state
 * @param {Review} review
 */
export function progress({ words: { t }, learn: { reviewing } }, { final }) {
  if (final || !reviewing) return null;
  const { looked, all } = reviewing;
  return h(
    'label',
    { class: 'look-progress', key: 'progress' },
    t('look-progress', { looked, all }),
    h('progress', { max: all, value: looked }),
  );
}

/**
 * Whose all numbers are.
 * @param {State} state
 */
const sideOf = (state) => state.truth?.sides[whose(state)] ?? whose(state);

/**
 * To try other moves.
 * @param {State} state
 * @param {Send} send
 */
const playOnButton = ({ words: { t }, tableScreen }, send) =>
  !tableScreen &&
  button(t('look-play-on'), () => send({ type: 'screen-asked', name: 'editor', how: { from: 'look' } }), { key: 'on' });

/**
 * How many marks each side has, and how accurate it was.
 * @param {State} state
 * @param {Review} review
 */
export const counts = (state, review) =>
  h(
    'ul',
    { class: 'look-counts', key: 'counts' },
    PLAYERS.map((side) => h('li', { key: side }, countOf(state, review, side))),
  );

/**
 * @param {State} state
 * @param {Review} review
 * @param {import('../types/game.js').Player} side
 */
function countOf({ words: { t }, truth }, review, side) {
  const own = review.judged.filter((one) => one.by === side);
  const marks = own.filter((one) => one.mark).length;
  const n = review.accuracy[side];
  const count = t('look-count', { by: truth?.sides[side] ?? side, marks, choices: own.length });
  return n === null ? count : `${count} · ${t('look-accuracy', { n })}`;
}

/**
 * The same, and what it means, which is folded where the list needs the room.
 * @param {State} state
 * @param {Review} review
 */
const numbers = (state, review) =>
  h(
    'details',
    {
      class: 'look-numbers',
      key: 'numbers',
      hook: (/** @type {HTMLDetailsElement} */ element) => {
        element.open = !BROAD.has(layoutOf(state));
      },
    },
    h(
      'summary',
      null,
      PLAYERS.map((side) => h('span', { key: side }, countOf(state, review, side))),
    ),
    legend(state, review),
    !state.tableScreen && h('small', null, state.words.t('look-play-on-note')),
  );

/**
 * @param {State} state
 * @param {Review} review
 */
function legend(state, review) {
  const { t, amount } = state.words;
  const { marks, kind, steps, half } = review;
  const unit = kind === 'chance' ? steps / 100 : steps;
  const names = /** @type {Mark[]} */ (Object.keys(marks));
  return h(
    'div',
    { class: 'look-legend', key: 'legend' },
    h('p', null, t('look-legend', { kind })),
    h(
      'ul',
      null,
      names.map((mark) =>
        h(
          'li',
          { key: mark },
          markSign(mark),
          t(`mark-${mark}`, { least: amount(Math.round((10 * marks[mark]) / unit) / 10) }),
        ),
      ),
      h('li', { key: 'found' }, markSign('found'), t('mark-found')),
    ),
    h('p', null, t('look-limits', review.oneIn)),
    h('p', null, t('look-luck')),
    half ? h('p', null, t('look-band', { half: amounts(state, review).plain(half) })) : null,
    h('p', null, t('look-accuracy-note')),
  );
}

/**
 * Rows that are not the present one stay as they were drawn, in a language and for a review.
 * @type {{words: object|null, review: Review|null, rows: WeakMap<MoveLine, import('../lib/dom.js').VNode>}}
 */
let drawn = { words: null, review: null, rows: new WeakMap() };

/**
 * @param {State} state
 * @param {Send} send
 * @param {MoveLine} move
 * @param {number} n
 */
function rowOf(state, send, move, n) {
  const { words, learn } = state;
  const { review, look } = learn;
  const now = look?.n === n;
  if (drawn.words !== words || drawn.review !== review) drawn = { words, review, rows: new WeakMap() };
  const old = now ? null : drawn.rows.get(move);
  if (old) return old;
  const judged = judgedAt(state, n);
  const row = h(
    'li',
    { key: n, class: now ? 'now' : '' },
    now && h('i', { key: 'here', hook: stayInView }),
    h(
      'button',
      {
        type: 'button',
        class: move.lost ? 'move-line lost' : 'move-line',
        tabindex: now ? 0 : -1,
        'aria-current': now ? 'true' : null,
        on: { click: () => send({ type: 'look-asked', n }), ...pointing(send, squaresNamed(move.text)) },
      },
      h('span', { class: 'n' }, words.amount(n)),
      h('span', { class: 'what' }, lineOf(words, { ...move, text: firstOf(move.text) })),
      h(
        'span',
        { class: 'look-gains' },
        review && move.throw && luck(state, review, n),
        review && judged?.mark && cost(state, review, judged, judged.mark),
        judged?.found && found(words),
      ),
    ),
    now && review && judged && choices(state, send, review, judged),
    now && review && look?.throws && throws(state, review, look.throws),
  );
  if (!now) drawn.rows.set(move, row);
  return row;
}

/**
 * The first of several sentences: the board shows the rest.
 * @param {import('../types/game.js').Ref} text
 * @returns {import('../types/game.js').Ref}
 */
const firstOf = (text) =>
  text.id === 'sentences' ? firstOf(/** @type {import('../types/game.js').Ref} */ (text.args?.first)) : text;

/**
 * A row comes into view when it becomes the present one, and again when its choices are there, when the review stands
 * above the list, and when the window has another size.
 * @param {HTMLElement} part of the row
 */
function stayInView(part) {
  const observer = new ResizeObserver(() => {
    if (part.isConnected) part.parentElement?.scrollIntoView({ block: 'nearest' });
    else observer.disconnect();
  });
  // It stands in its row, and the row in the list, a moment later.
  queueMicrotask(() => {
    for (const one of [part.closest('li'), part.closest('.look-list')]) if (one) observer.observe(one);
  });
}

/**
 * What the throws of a move gave the player from whose view all numbers are.
 * @param {State} state
 * @param {Review} review
 * @param {number} n the number of the move
 */
function luck(state, { kind, steps, throwLuck }, n) {
  const { t, amount } = state.words;
  const [before, move] = [state.truth?.moves[n - 2], state.truth?.moves[n - 1]];
  const unit = (kind === 'chance' ? steps / 100 : steps) * (whose(state) === 'dark' ? -1 : 1);
  const thrown = throwLuck.filter(([ply]) => ply >= (before?.ply ?? 1) && ply < (move?.ply ?? 0));
  const change = thrown.reduce((sum, [, one]) => sum + one, 0) / unit;
  return h('span', { class: 'look-luck' }, h('span', { class: 'aside' }, t('look-dice'), ' '), amount(change, 1, true));
}

/**
 * @param {State} state
 * @param {Review} review
 * @param {Judged} judged
 * @param {Mark} mark
 */
function cost(state, { kind, steps }, judged, mark) {
  const { t, amount } = state.words;
  // What the other player loses is won.
  const unit = (kind === 'chance' ? steps / 100 : steps) * (whose(state) === judged.by ? -1 : 1);
  return h('span', { class: 'look-cost' }, [
    h('span', { class: 'aside' }, t(`mark-${mark}.name`), ' '),
    markSign(mark),
    h('b', { 'aria-hidden': 'true' }, t(`mark-${mark}.sign`)),
    ' ',
    amount(judged.cost / unit, 1, true),
  ]);
}

/**
 * Beside the best choice by far, where it does not look so at first sight.
 * @param {State['words']} words
 */
const found = ({ t }) =>
  h('span', { class: 'look-cost' }, h('span', { class: 'aside' }, t('mark-found.name')), markSign('found'));

/**
 * Every choice of the moment, the best first: its value as a bar and a number, and why the best one is best.
 * @param {State} state
 * @param {Send} send
 * @param {Review} review
 * @param {Judged} judged
 */
function choices(state, send, review, judged) {
  const { t } = state.words;
  const { choices: all = [], deep } = state.learn.look ?? {};
  const { me, mine, plain } = amounts(state, review);
  const own = judged.by === me;
  const values = judged.values.map(mine);
  const share = barsOf(review.kind, values, review.total);
  // The best for the player who chose stands first: of the other player's choices that is the lowest value.
  const order = values.map((_, i) => i).sort((a, b) => ((values[b] ?? 0) - (values[a] ?? 0)) * (own ? 1 : -1) || a - b);
  if (all.length !== values.length) return null;
  const list = h(
    'ul',
    { class: 'look-choices', key: `choices-${judged.ply}`, 'aria-label': t('look-choices') },
    order.map((i) => {
      const choice = all[i];
      const value = values[i] ?? 0;
      const estimate = deep?.estimates?.find((one) => one.choice === i);
      return (
        choice &&
        h(
          'li',
          {
            key: i,
            class: [i === judged.best && 'best', i === judged.played && 'played'].filter(Boolean).join(' '),
            on: pointing(send, squaresNamed(choice.move)),
          },
          h('span', { class: 'what' }, t(choice.move), i === judged.played && h('small', null, ' ', t('look-played'))),
          bar(share(value)),
          h('span', { class: 'value-of' }, plain(value)),
          estimate &&
            h(
              'small',
              { class: 'deep' },
              t(deep?.exact ? 'deep-exact' : 'deep-estimate', {
                value: plain(own ? estimate.value : review.total - estimate.value),
                half: plain(estimate.half),
              }),
            ),
          i === judged.best && h('small', { class: 'why' }, t('look-because', { reason: choice.reason })),
        )
      );
    }),
  );
  return [list, !judged.dice && deepView(state, send)];
}

/**
 * Every throw that could have come: its chance, and its value.
 * @param {State} state
 * @param {Review} review
 * @param {import('../types/protocol.js').PastThrows} past
 */
function throws(state, review, { total, rows, came }) {
  const { t, amount } = state.words;
  const { mine, plain } = amounts(state, review);
  const values = rows.map(({ value }) => mine(value));
  const share = barsOf(review.kind, values, review.total);
  return h(
    'table',
    { class: 'look-throws', key: 'throws' },
    h('caption', null, t('look-throws')),
    h(
      'tbody',
      null,
      rows.map(({ marked, score, weight }, i) =>
        h(
          'tr',
          { key: marked, class: i === came ? 'played' : '', 'aria-current': i === came ? 'true' : null },
          h('th', { scope: 'row' }, scoreOf({ score }, amount)),
          h('td', null, t('look-chance', { n: weight, all: total })),
          h('td', null, bar(share(values[i] ?? 0))),
          h('td', { class: 'value-of' }, plain(values[i] ?? 0)),
        ),
      ),
    ),
  );
}

/**
 * To have the choices played on: how far it is, and what is known of them.
 * @param {State} state
 * @param {Send} send
 */
export function deepView({ words: { t }, learn: { look } }, send) {
  const { going = false, games = 0, all = 0, finished = false, exact, estimates = [], best: found } = look?.deep ?? {};
  const best = typeof found === 'number' && look?.choices[found];
  const text = finished ? t('deep-enough', { games }) : t('deep-games', { games, all });
  return h(
    'div',
    { class: 'look-deep', key: 'deep' },
    button(t(going ? 'deep-stop' : 'deep-look'), () => finished || send({ type: 'look-deeper-asked', on: !going }), {
      key: 'go',
      'aria-disabled': finished,
    }),
    look?.deep &&
      !exact && [
        going && h('progress', { key: 'bar', max: all, value: games, 'aria-label': text }),
        h('span', { key: 'games' }, text),
      ],
    h('p', { key: 'found', role: 'status' }, best && t('deep-best', { move: best.move })),
    estimates.length > 0 && h('small', { key: 'note' }, t(exact ? 'deep-exact-note' : 'deep-note')),
  );
}

/**
 * A value as a bar.
 * @param {number} share
 */
const bar = (share) => h('span', { class: 'value-bar', 'aria-hidden': 'true' }, h('i', { style: { '--part': share } }));

/**
 * Up and down go from row to row, and take the focus along.
 * @param {KeyboardEvent} event
 * @param {State} state
 * @param {Send} send
 */
function walk(event, state, send) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  send({ type: 'look-asked', n: (state.learn.look?.n ?? 0) + step });
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  requestAnimationFrame(() => /** @type {HTMLElement|null} */ (list.querySelector('[aria-current]'))?.focus());
}
