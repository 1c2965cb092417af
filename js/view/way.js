/** The way of the pieces over their board, for the rule sheet and for comparing. */
import { h } from '../lib/dom.js';
import { viewBoxOf } from './board_drawing.js';
import { middleOf, walked, wayLength } from './geometry.js';
import { drawing, goldWay, LIE, smallBoard, symbol, wayOf } from './tiny.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/catalogue.js').Rules} Rules */

/**
 * The board with the way of the pieces: where they come in, the squares they pass, and where they go off. Where each
 * kind of piece comes in on a square of its own, it is drawn there.
 * @param {State} state
 * @param {Rules} rules
 */
export function boardWithWay(state, rules) {
  const { t, dir } = state.words;
  const { board } = rules;
  const { line, head } = wayOf(rules);
  const path = walked(rules, 'light');
  const [first = 'A1', last = 'A1'] = [path[0], path.at(-1)];
  const at = (/** @type {string} */ square) => middleOf(square, 'light', board, LIE);
  // Where a path ends on the square on which it begins, both words share the square.
  const size = first === last ? 0.64 : 1;
  // A word of more letters is written smaller, so that it stays inside its circle. Arabic letters are wider.
  const room = dir === 'rtl' ? 3.2 : 4.2;
  const end = (/** @type {string} */ square, /** @type {string} */ word, /** @type {number} */ aside) => {
    const { x, y } = at(square);
    return h(
      'g',
      { transform: `translate(${x} ${y + (first === last ? aside : 0)}) scale(${size})` },
      h('circle', { class: 'way-end', r: 38 }),
      h('text', { class: 'way-end-word', y: 11, transform: `scale(${Math.min(1, room / t(word).length)})` }, t(word)),
    );
  };
  const bird = (/** @type {import('../types/catalogue.js').CardBird} */ { kind, square }) => {
    const { x, y } = at(square);
    return [symbol('shell-bird', x, y, 104), symbol(kind, x, y, 50)];
  };
  return drawing(
    'whole-board',
    viewBoxOf(board, false),
    smallBoard(rules),
    goldWay(line, head),
    rules.card.birds?.map(bird) ?? end(first, 'sheet-in', -26),
    end(last, 'sheet-out', 26),
  );
}

/**
 * The same, and how long the way is.
 * @param {State} state
 * @param {Rules} rules
 */
export function wayPicture(state, rules) {
  const { t } = state.words;
  return h(
    'figure',
    { key: 'way', class: 'way-picture' },
    boardWithWay(state, rules),
    h(
      'figcaption',
      { class: 'note' },
      h('p', null, t('sheet-way', { n: wayLength(rules) })),
      rules.card.birds && h('p', null, t('sheet-birds')),
    ),
  );
}
