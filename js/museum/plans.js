/** Lesson plans: what to do, a table to fill in, and the answers, on one page each. */
import { h } from '../lib/dom.js';
import { fetchFile } from '../lib/net.js';
import { inSite } from '../lib/site.js';
import { button } from '../view/dialog.js';
import { GAMES, measure, WON } from './experiment.js';
import { notHere } from './page.js';
import { table } from './score_paper.js';

/** @typedef {import('./page.js').Museum} Museum */
/** @typedef {import('../types/catalogue.js').Rules} Rules */
/** @typedef {import('../types/catalogue.js').RuleLine} RuleLine */
/** @typedef {import('../lib/dom.js').Content} Content */
/**
 * @typedef {object} Plan
 * @property {number} steps
 * @property {number} answers
 * @property {true} [from] it has sources of its own
 * @property {(museum: Museum) => Record<string, unknown>} numbers in its sentences
 * @property {(museum: Museum) => Content} toFill below the steps
 * @property {(museum: Museum) => Content} filled below the answers
 */

/** Throws of each pair in the first plan. */
const THROWS = 32;
/** The score that is worth waiting for, or not; one to compare it with; one that never falls. */
const WAITED = [4, 1, 0];
/** Rules to judge, of each kind. */
const EACH = 3;

/** The rules in which the plans count and measure. @param {Museum} museum */
const classic = ({ catalogue }) => catalogue.rulesets.find((rules) => rules.recommended === 'classic');
/** The rules that come from the tablet: those with birds. @param {Museum} museum */
const ofTablet = ({ catalogue }) => catalogue.rulesets.find((rules) => rules.card.birds);

/**
 * The throws of the classic rules: how many equal ways lead to each, of how many, and the mean score.
 * @param {Museum} museum
 */
export function throwsOf(museum) {
  const { scores = [], chances = [] } = classic(museum)?.kit ?? {};
  const all = chances[0]?.[1] ?? 1;
  const ways = chances.map(([n]) => n);
  const mean = ways.reduce((sum, n, i) => sum + n * (scores[i] ?? 0), 0) / all;
  return { scores, ways, all, mean };
}

/** @type {Record<string, Plan>} */
export const PLANS = {
  two: {
    steps: 5,
    answers: 3,
    numbers(museum) {
      const { ways, all, mean } = throwsOf(museum);
      const two = ways[2] ?? 0;
      return { all, two, mean, throws: THROWS, expected: (THROWS * two) / all };
    },
    toFill: (museum) => waysTable(museum, false),
    filled: (museum) => waysTable(museum, true),
  },
  four: {
    steps: 5,
    answers: 3,
    numbers(museum) {
      const { ways, all } = throwsOf(museum);
      const wait = all / (ways[4] ?? 1);
      return { all, wait, games: GAMES, four: WON[4], one: WON[1], never: WON[0] };
    },
    toFill: measuredTable,
    filled: () => null,
  },
  tablet: {
    steps: 4,
    answers: 2,
    from: true,
    numbers(museum) {
      const rules = ofTablet(museum);
      const lines = (rules && rulebooks?.[rules.id].rulebook) ?? [];
      const count = (/** @type {RuleLine['status']} */ status) => lines.filter((one) => one.status === status).length;
      return { all: lines.length, readings: count('reading'), decisions: count('decision') };
    },
    toFill: (museum) => rulesTable(museum, false),
    filled: (museum) => rulesTable(museum, true),
  },
};

/** @type {import('../types/catalogue.js').Rulebooks|null} */
let rulebooks = null;
let asked = false;
/** They could not be loaded. */
let missing = false;

/** @param {() => void} draw */
async function loadRulebooks(draw) {
  asked = true;
  missing = false;
  try {
    rulebooks = await (await fetchFile(inSite('rulebooks.json'))).json();
  } catch {
    missing = true;
  }
  draw();
}

/**
 * @param {Museum} museum
 * @param {string} name
 */
export function planView(museum, name) {
  const { t } = museum.words;
  const plan = PLANS[name];
  if (!plan) return null;
  if (!asked) void loadRulebooks(museum.draw);
  if (!rulebooks)
    return notHere(museum.words, missing, () => {
      void loadRulebooks(museum.draw);
      museum.draw();
    });
  const numbers = plan.numbers(museum);
  const say = (/** @type {string} */ part) => t(`plan-${name}.${part}`, numbers);
  const list = (/** @type {string} */ letter, /** @type {number} */ count) =>
    numbered(
      museum,
      Array.from({ length: count }, (_, i) => say(`${letter}${i + 1}`)),
    );
  return h(
    'article',
    { class: 'plan page-panel', key: name },
    h('h2', null, t(`plan-${name}`)),
    h('p', { class: 'note' }, say('line')),
    h('p', null, h('b', null, t('plans-aim')), ' ', say('aim')),
    h('p', null, h('b', null, t('plans-need')), ' ', say('need')),
    h('h3', null, t('plans-steps')),
    list('s', plan.steps),
    plan.toFill(museum),
    h('section', { class: 'answers' }, h('h3', null, t('plans-answers')), list('a', plan.answers), plan.filled(museum)),
    h('p', { class: 'note' }, plan.from ? say('from') : t('plans-from')),
  );
}

/**
 * A list with numbers in the digits of the language.
 * @param {Museum} museum
 * @param {string[]} lines
 * @param {string} [name]
 */
const numbered = ({ words: { amount } }, lines, name = '') =>
  h(
    'ol',
    { class: name },
    lines.map((line, i) => h('li', { key: i, style: { 'list-style-type': `"${amount(i + 1)}. "` } }, line)),
  );

/**
 * @param {Museum} museum
 * @param {boolean} filled
 */
function waysTable(museum, filled) {
  const { t, amount } = museum.words;
  const { scores, ways } = throwsOf(museum);
  const cells = (/** @type {string[]} */ from) => (filled ? from : from.map(() => ''));
  return table(
    t('plans-ways-caption'),
    [t('plans-marked'), ...scores.map((_score, i) => amount(i))],
    [
      [t('plans-ways'), ...cells(ways.map((n) => amount(n)))],
      ...(filled ? [] : [[t('plans-tally'), ...ways.map(() => '')]]),
    ],
  );
}

/**
 * What was measured on this page, by the score that was waited for.
 * @type {Map<number, {games: number, won: number}>}
 */
const measured = new Map();
let running = false;
let failed = false;

/** @param {Museum} museum */
function measuredTable(museum) {
  const { t, amount } = museum.words;
  return [
    table(
      t('plans-measured-caption'),
      [t('plans-waits'), t('plans-won')],
      WAITED.map((score) => {
        const done = measured.get(score);
        return [score ? amount(score) : t('plans-never'), done ? t('plans-won-of', done) : ''];
      }),
    ),
    h(
      'p',
      { class: 'row not-printed' },
      running
        ? button(t('plans-stop'), stop, { class: 'quiet', key: 'stop' })
        : button(t('plans-measure', { games: GAMES }), () => run(museum), { class: 'primary', key: 'measure' }),
      h('span', { role: 'status' }, failed ? t('lazy-failed') : running ? t('plans-measuring') : ''),
    ),
  ];
}

function stop() {
  running = false;
}

/** @param {Museum} museum */
async function run(museum) {
  const rules = classic(museum)?.id ?? 'finkel';
  measured.clear();
  running = true;
  failed = false;
  museum.draw();
  try {
    for (const score of WAITED) {
      if (!running) break;
      await measure(museum.engine(), rules, score, (done) => {
        measured.set(score, done);
        museum.draw();
        return running;
      });
    }
  } catch {
    failed = true;
  }
  running = false;
  museum.draw();
}

/**
 * Some rules of the tablet's game, readings and decisions mixed in the order of the book.
 * @param {Museum} museum
 */
function rulesToJudge(museum) {
  const rules = ofTablet(museum);
  const lines = ((rules && rulebooks?.[rules.id].rulebook) ?? []).filter(({ section }) => section !== 'board');
  const of = (/** @type {RuleLine['status']} */ status) => {
    const its = lines.filter((one) => one.status === status);
    return Array.from({ length: EACH }, (_, i) => its[Math.floor((i * its.length) / EACH)]);
  };
  const kept = new Set([...of('reading'), ...of('decision')]);
  return lines.filter((one) => kept.has(one));
}

/**
 * @param {Museum} museum
 * @param {boolean} filled
 */
function rulesTable(museum, filled) {
  const { t, amount } = museum.words;
  const lines = rulesToJudge(museum);
  if (filled) {
    const answers = lines.map(({ status }) => t(`plans-${status}`));
    return numbered(museum, answers, 'short');
  }
  return table(
    t('plans-rules-caption'),
    ['', t('plans-rule'), t('plans-which')],
    lines.map(({ text }, i) => [amount(i + 1), t(text), '']),
    null,
    'rules-table',
  );
}
