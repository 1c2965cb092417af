/** Beside the board of a draft: what to put down, the stack of the picked square, the values, and the text. */

import { h } from '../lib/dom.js';
import { valueArgs } from '../state/guidance.js';
import { BROAD, LARGE } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { button } from '../view/dialog.js';
import { iconButton } from '../view/icons.js';
import { faceOf, material } from '../view/pieces.js';
import { drawing, symbol } from '../view/tiny.js';
import { barsOf } from '../view/values.js';
import { bestOf } from './dock.js';
import { editorOf, piecesOn } from './drafts.js';
import { pendingView } from './pending.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/editor.js').Editor} Editor */
/** @typedef {import('../types/drafts.js').EditAnswer} EditAnswer */
/** @typedef {import('../types/game.js').Piece} Piece */

/** Of a disc, in the units of its picture. */
const SIZE = 100;

/**
 * @param {State} state
 * @param {Send} send
 */
export function cardView(state, send) {
  const { t } = state.words;
  const editor = editorOf(state);
  const draft = editor?.draft;
  if (!editor || !draft) return null;
  const beside = LARGE.has(layoutOf(state)) && draft.seen.board !== 'late';
  // Elsewhere it lies over the table.
  const inCard = beside && BROAD.has(layoutOf(state));
  const shown = editor.sheet === 'stack' && beside ? null : editor.sheet;
  return h(
    'aside',
    { class: 'rule edit-card', key: 'rule', 'aria-label': t('start-editor') },
    paletteView(state, send, editor, draft),
    beside && !shown && editor.picked && stackView(state, send, editor, draft),
    shown === 'stack' && editor.picked && over(state, send, stackView(state, send, editor, draft)),
    shown === 'pending' && over(state, send, pendingView(state, send, draft)),
    shown === 'share' && over(state, send, shareView(state, send, editor, draft)),
    shown === 'values' &&
      editor.values &&
      editor.values !== 'asked' &&
      over(state, send, valuesView(state, editor.values, inCard)),
  );
}

/**
 * What lies over the table until it is closed.
 * @param {State} state
 * @param {Send} send
 * @param {import('../lib/dom.js').Content} content
 */
const over = ({ words }, send, content) =>
  h(
    'section',
    { class: 'edit-sheet', key: 'sheet' },
    button(words.t('close'), () => send({ type: 'edit-sheet', sheet: null }), { key: 'close', class: 'quiet' }),
    content,
  );

/**
 * @param {State} state
 * @param {Send} send
 * @param {Editor} editor
 * @param {EditAnswer} draft
 */
function paletteView({ words: { t } }, send, { chosen }, { palette }) {
  const pick = (/** @type {number|'take'} */ one) => ({
    class: 'edit-choice',
    key: one,
    'aria-pressed': String(chosen === one),
  });
  const short = palette.length > 2 && !palette[0]?.kind;
  return h(
    'div',
    { class: 'edit-palette', key: 'palette', role: 'group', 'aria-label': t('editor-put'), 'data-n': palette.length },
    palette.map((one, i) =>
      button(
        [
          disc(material(one.owner), one.face ?? 'dotted', one.kind),
          h('span', null, t(short ? `piece-${one.face}` : one.kind ? `kind-${one.kind}` : one.text)),
        ],
        () => send({ type: 'edit-choice', chosen: i }),
        { ...pick(i), 'aria-label': t(one.text) },
      ),
    ),
    button(
      [drawing('edit-cross', '0 0 24 24', h('path', { d: 'M6 6l12 12M18 6L6 18' })), h('span', null, t('editor-take'))],
      () => send({ type: 'edit-choice', chosen: 'take' }),
      { ...pick('take'), 'aria-label': t('editor-take') },
    ),
  );
}

/**
 * @param {string} made
 * @param {'blank'|'dotted'} face
 * @param {string|null} kind
 */
const disc = (made, face, kind) =>
  drawing(
    `edit-disc on-${made}`,
    '-37 -36 76 78',
    kind
      ? [symbol(`${made}-bird`, 0, 0, SIZE), symbol(kind, 0, 0, SIZE * 0.46)]
      : symbol(`${made}-${face}`, 0, 0, SIZE),
  );

/**
 * The pieces of a square from the top, each with what can be done with it.
 * @param {State} state
 * @param {Send} send
 * @param {Editor} editor
 * @param {EditAnswer} draft
 */
function stackView(state, send, { picked, refused }, draft) {
  const { t } = state.words;
  if (!picked) return null;
  const { square } = picked;
  const pieces = piecesOn(draft, square, picked.owner);
  return h(
    'div',
    { class: 'edit-stack', key: 'stack' },
    h('h2', { key: 'title' }, t('stack-title', { square: square === 'S' ? t('square-start') : square })),
    refused?.square === square &&
      h('p', { key: 'refused' }, h('b', null, t(refused.why)), ' ', refused.advice && t(refused.advice)),
    h(
      'ol',
      { key: 'layers' },
      pieces.map((piece, i) => {
        const at = { square, owner: piece.owner, level: piece.level - 1 };
        const tool = (
          /** @type {string} */ word,
          /** @type {string} */ icon,
          /** @type {'turn-over'|'up'|'down'|'take'} */ what,
          off = false,
        ) =>
          iconButton(t(word), icon, () => send({ type: 'edit', change: { do: what, ...at } }), {
            key: what,
            'aria-disabled': off,
          });
        return h(
          'li',
          { key: piece.id },
          disc(material(piece.owner), faceOf(state, piece), piece.kind),
          h('span', { key: 'name' }, nameOf(state, piece)),
          draft.palette[0]?.face && tool('editor-turn', 'flip', 'turn-over', !draft.turns.includes(piece.id)),
          pieces.length > 1 && tool('editor-up', 'up', 'up', i === 0),
          pieces.length > 1 && tool('editor-down', 'down', 'down', i === pieces.length - 1),
          tool('editor-take', 'cross', 'take'),
        );
      }),
    ),
  );
}

/**
 * @param {State} state
 * @param {Piece} piece
 */
const nameOf = (state, piece) =>
  piece.kind
    ? state.words.t('clauses', { first: { id: `side-${piece.owner}` }, second: { id: `kind-${piece.kind}` } })
    : state.words.t('stack-piece', { by: piece.owner, side: piece.side ? faceOf(state, piece) : 'none' });

/**
 * @param {State} state
 * @param {import('../types/drafts.js').MoveValues} values
 * @param {boolean} inCard and not over the table
 */
function valuesView(state, values, inCard) {
  const { t } = state.words;
  const draft = editorOf(state)?.draft;
  const share = barsOf(
    values.kind,
    values.moves.map((move) => move.value),
    1,
  );
  return h(
    'div',
    { class: 'edit-values', key: 'values' },
    h('h2', { key: 'title' }, t('editor-moves')),
    // A sheet covers the sentence below the board, so it has the best choice and its reason too.
    !inCard && draft && h('p', { key: 'best' }, t(bestOf(draft, values))),
    h(
      'ol',
      { key: 'list' },
      values.moves.map((move) =>
        h(
          'li',
          {
            key: String(move.index),
            style: { '--share': share(move.value) },
          },
          h('span', { key: 'move' }, t(move.move)),
          h('b', { class: 'n', key: 'n' }, t(`value-${values.kind}`, valueArgs(state, values, move.value))),
        ),
      ),
    ),
  );
}

/**
 * What stands in the field now.
 * @param {Element} button
 */
const textIn = (button) => button.closest('.edit-share')?.querySelector('textarea')?.value ?? '';

/**
 * A puzzle that was made of the draft: how clear its answer is, and its addresses.
 * @param {State} state
 * @param {Send} send
 * @param {import('../types/protocol.js').MadePuzzle} puzzle
 */
function puzzleView({ words: { t, amount } }, send, { kind, values }) {
  const [best = 0, second = 0] = [...values].sort((a, b) => b - a);
  return [
    h('p', { key: 'clear' }, t('editor-puzzle-clear', { kind, margin: amount(best - second, 1) })),
    h(
      'p',
      { key: 'puzzle', class: 'edit-buttons' },
      button(t('editor-puzzle-link'), () => send({ type: 'edit-copy', what: 'puzzle' }), { key: 'link' }),
      button(t('editor-puzzle-frame'), () => send({ type: 'edit-copy', what: 'frame' }), { key: 'frame' }),
    ),
  ];
}

/**
 * The text of the draft, which can be changed or replaced, and what else can be given away.
 * @param {State} state
 * @param {Send} send
 * @param {Editor} editor
 * @param {EditAnswer} draft
 */
function shareView(state, send, { puzzle, refused }, { text, wrong }) {
  const { t } = state.words;
  const judging = puzzle === 'asked';
  return h(
    'div',
    { class: 'edit-share', key: 'share' },
    h('h2', { key: 'title' }, t('editor-text')),
    h('textarea', {
      key: text,
      rows: 4,
      spellcheck: 'false',
      dir: 'ltr',
      'aria-label': t('editor-text'),
      hook: (/** @type {HTMLTextAreaElement} */ element) => {
        element.value = text;
      },
    }),
    h(
      'div',
      { key: 'made', role: 'status' },
      refused ? t(refused.why) : puzzle && puzzle !== 'asked' && puzzleView(state, send, puzzle),
    ),
    h(
      'p',
      { key: 'buttons', class: 'edit-buttons' },
      h(
        'button',
        {
          type: 'button',
          key: 'use',
          on: { click: (event) => send({ type: 'edit-text', text: textIn(event.target) }) },
        },
        t('editor-use'),
      ),
      button(t('editor-copy'), () => send({ type: 'edit-copy', what: 'text' }), { key: 'copy' }),
      button(t('editor-link'), () => send({ type: 'edit-copy', what: 'link' }), { key: 'link' }),
      button(t(judging ? 'computer-thinks' : 'editor-puzzle'), () => send({ type: 'edit-puzzle' }), {
        key: 'puzzle',
        'aria-disabled': judging || Boolean(wrong),
      }),
      button(t('editor-print'), () => send({ type: 'edit-print' }), { key: 'print' }),
      button(t('editor-empty'), () => send({ type: 'edit', change: { do: 'empty' } }), { key: 'empty' }),
    ),
  );
}
