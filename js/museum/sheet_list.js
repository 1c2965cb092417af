/** What there is to print: each sheet with its papers and its pages. */
import { h } from '../lib/dom.js';
import { PLAYERS } from '../state/players.js';
import { boardOnPaper, SQUARE } from './board_paper.js';
import { dieNet } from './dice_paper.js';
import { page, scaleBar } from './paper.js';
import { birdDiscs, twoSided } from './pieces_paper.js';
import { birdsTable, onCard, pointsTable, stakesTable } from './score_paper.js';

/** @typedef {import('./paper.js').Paper} Paper */
/** @typedef {import('./page.js').Museum} Museum */
/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../lib/dom.js').VNode} VNode */
/** @typedef {import('../lib/dom.js').Content} Content */
/**
 * @typedef {object} Sheet
 * @property {string} name
 * @property {Paper[]} papers those that it fits on
 * @property {(museum: Museum, paper: Paper) => VNode[]} pages
 */

/** The size of the board as a part of that in the museum: it has to fit on one page. */
const SMALLER = 0.85;
const USUAL = /** @type {Paper[]} */ (['a4', 'letter']);

/** @type {Record<string, Omit<Sheet, 'name'>>} */
const COMMON = {
  'board-a3': {
    papers: ['a3'],
    pages: ({ words: { t } }) => [page('a3', true, 'centred', head(t, 'board-a3'), boardOnPaper('ur'))],
  },
  'board-halves': {
    papers: USUAL,
    pages: ({ words: { t } }, paper) => [
      page(paper, false, 'centred', head(t, 'board-halves'), boardOnPaper('ur', { to: 4, glue: true })),
      page(paper, false, 'centred', head(t, 'board-halves'), boardOnPaper('ur', { from: 4 })),
    ],
  },
  'board-small': {
    papers: USUAL,
    pages: ({ words: { t } }, paper) => [
      page(paper, true, 'centred', head(t, 'board-small'), boardOnPaper('ur', { square: SQUARE * SMALLER })),
    ],
  },
  'board-colour': {
    papers: USUAL,
    pages: ({ words: { t } }, paper) => [
      page(
        paper,
        true,
        'centred',
        head(t, 'board-colour'),
        boardOnPaper('ur', { square: SQUARE * SMALLER, toColour: true }),
      ),
    ],
  },
  'board-late': {
    papers: ['a3'],
    pages: (museum) => [
      page('a3', true, 'centred', lateHead(museum, 'board-late'), boardOnPaper('late', { square: SQUARE * SMALLER })),
    ],
  },
  'board-late-halves': {
    papers: USUAL,
    pages: (museum, paper) => [
      page(paper, true, 'centred', lateHead(museum, 'board-late-halves'), boardOnPaper('late', { to: 6, glue: true })),
      page(paper, true, 'centred', lateHead(museum, 'board-late-halves'), boardOnPaper('late', { from: 6 })),
    ],
  },
  pieces: {
    papers: USUAL,
    pages: ({ words: { t }, catalogue }, paper) => {
      const most = Math.max(...catalogue.rulesets.map(({ pieces }) => pieces?.default ?? 0));
      return [
        page(
          paper,
          false,
          '',
          head(t, 'pieces'),
          PLAYERS.map((player) => [h('h3', null, t(`side-${player}`)), twoSided(player, most)]),
        ),
      ];
    },
  },
  dice: {
    papers: USUAL,
    pages: ({ words: { t } }, paper) => [
      page(paper, false, '', head(t, 'dice'), h('div', { class: 'nets' }, [dieNet(), dieNet()], [dieNet(), dieNet()])),
    ],
  },
};

/**
 * Every sheet, by its name: those that are the same for all rulesets, and those with the numbers of one.
 * @param {Museum} museum
 * @returns {Record<string, Sheet>}
 */
export function sheetsOf({ catalogue, words: { t } }) {
  const own = catalogue.rulesets.flatMap((rules) => {
    const name = t(rules.name);
    /** @type {[string, Sheet][]} */
    const its = [];
    if (rules.card.birds) its.push([`birds-${rules.id}`, birdsSheet(rules, t('paper-birds', { rules: name }))]);
    const score = onCard(rules, 'points') ? pointsTable : onCard(rules, 'stake') ? stakesTable : null;
    if (score) its.push([`score-${rules.id}`, scoreSheet(rules, t('paper-score', { rules: name }), score)]);
    return its;
  });
  const common = Object.entries(COMMON).map(([name, sheet]) => [name, { ...sheet, name: t(`paper-${name}`) }]);
  return Object.fromEntries([...common, ...own]);
}

/**
 * @param {Rules} rules
 * @param {string} name
 * @returns {Sheet}
 */
const birdsSheet = (rules, name) => ({
  name,
  papers: USUAL,
  pages: ({ words }, paper) => [
    page(
      paper,
      false,
      '',
      head(words.t, 'birds', name),
      PLAYERS.map((player) => [
        h('h3', null, words.t(`side-${player}`)),
        birdDiscs(player, rules.card.birds ?? [], (value) => words.amount(value)),
      ]),
      birdsTable(rules, words),
    ),
  ],
});

/** The rules of money and points, by their keys: those that the players need at hand. */
const AT_HAND = new Set(['points', 'stake', 'fine', 'landed', 'passed', 'kitty', 'penalty', 'pool']);

/**
 * Those rules as the card beside the board says them, each line with what it is about.
 * @param {Rules} rules
 * @param {Museum['words']['t']} t
 */
const atHand = ({ card }, t) =>
  card.marks.flatMap(({ title, lines }) => {
    const its = lines.filter(({ key }) => AT_HAND.has(key));
    return its.length ? h('li', null, h('b', null, t(title)), ' ', its.map(({ text }) => t(text)).join(' ')) : [];
  });

/**
 * @param {Rules} rules
 * @param {string} name
 * @param {(rules: Rules, words: Museum['words']) => VNode} content
 * @returns {Sheet}
 */
const scoreSheet = (rules, name, content) => ({
  name,
  papers: USUAL,
  pages: ({ words }, paper) => {
    const { t } = words;
    const line = (/** @type {string} */ label) => h('span', { class: 'to-fill' }, label);
    return [
      page(
        paper,
        false,
        'score',
        h(
          'header',
          null,
          h('h2', null, name),
          h('p', { class: 'fills' }, line(t('sheets-date')), line(t('side-light')), line(t('side-dark'))),
        ),
        h('ul', null, atHand(rules, t)),
        rules.card.birds && birdsTable(rules, words),
        content(rules, words),
      ),
    ];
  },
});

/**
 * Name, instruction, and the line that shows whether the size is right.
 * @param {(id: string) => string} t
 * @param {string} name
 * @param {string} [title]
 */
const head = (t, name, title = t(`paper-${name}`)) =>
  h(
    'header',
    null,
    h('h2', null, title),
    h('p', null, t(`paper-${name}.how`)),
    h('p', { class: 'check-size' }, h('span', null, t('sheets-check')), scaleBar()),
  );

/**
 * The same with the rules that use the later board.
 * @param {Museum} museum
 * @param {string} name
 */
function lateHead({ words, catalogue }, name) {
  const rules = words.list(catalogue.rulesets.filter(({ board }) => board === 'late').map((one) => one.name));
  return head((id) => words.t(id, { rules }), name);
}

/**
 * The paper that a sheet gets: the one asked for, or the only one it fits on.
 * @param {Sheet} sheet
 * @param {Paper} wanted
 */
export const paperOf = ({ papers }, wanted) => (papers.includes(wanted) ? wanted : (papers[0] ?? 'a4'));
