/** The laboratory of rules: choose rules, let the computer play, and see what they do. */
import { h } from '../lib/dom.js';
import { download } from '../lib/download.js';
import { fetchFile } from '../lib/net.js';
import { inSite } from '../lib/site.js';
import { button } from '../view/dialog.js';
import { copied } from './copying.js';
import { addressOf, choicesView, newShortSeed, optionsSaid, playerName, readChoices } from './lab_choices.js';
import { pngOf, svgOf } from './lab_export.js';
import { foundView } from './lab_found.js';
import { clock, csvOf, progressOf, startRun } from './lab_run.js';
import { notHere } from './page.js';

/** @typedef {import('./page.js').Museum} Museum */
/** @typedef {import('./lab_choices.js').Choices} Choices */
/** @typedef {import('../types/lab.js').LabQuestion} LabQuestion */
/** @typedef {import('../types/lab.js').LabFound} LabFound */

/** The kind of answer to rules that nobody has asked about. */
const OWN = 'differences';

/** The questions with what was measured before. @type {LabQuestion[]|null} */
let questions = null;
let asked = false;
let failed = false;

/** What is chosen. @type {Choices} */
let chosen = { rules: [], players: ['4', '4'], games: 100, seed: newShortSeed() };
/** On a phone: the choices are open. */
let choosing = false;
/** The question whose answer is shown; '' for other rules. */
let question = '';
/** The games of this visit. @type {ReturnType<typeof startRun>|null} */
let played = null;
/** The games of this visit are shown, not the example of the question. */
let own = false;
let linked = '';
/** What the button that copies it has done. */
let said = '';

/** @param {Museum} museum */
async function load({ draw, catalogue }) {
  asked = true;
  failed = false;
  try {
    questions = await (await fetchFile(inSite('lab.json'))).json();
    const [first] = questions ?? [];
    if (first) ask(first);
    const before = chosen.rules;
    chosen = readChoices(location.search, chosen, catalogue);
    if (chosen.rules !== before) question = '';
  } catch {
    failed = true;
  }
  draw();
}

/** Show a question, with what was measured before. @param {LabQuestion} one */
function ask(one) {
  question = one.name;
  own = false;
  chosen = { ...chosen, rules: one.rules, players: one.players };
}

/** @param {Museum} museum */
export function view(museum) {
  const { t, inOrder, list } = museum.words;
  if (!asked) void load(museum);
  if (!questions)
    return notHere(museum.words, failed, () => {
      void load(museum);
      museum.draw();
    });
  const run = played?.run ?? null;
  const busy = run?.phase === 'waiting' || run?.phase === 'running';
  const example = (questions.find(({ name }) => name === question) ?? questions[0])?.found ?? null;
  // What was not played yet has no numbers.
  const begun = run?.found?.columns.every(({ games }) => games > 0);
  const found = own ? (begun && run?.found ? run.found : null) : example;
  const choose = (/** @type {Partial<Choices>} */ what) => {
    Object.assign(chosen, what);
    linked = '';
    museum.draw();
  };
  const names = chosen.rules.map((written) => nameOf(museum, written));
  return [
    h(
      'div',
      { class: 'lab-left', key: 'left' },
      h(
        'button',
        {
          class: 'lab-summary',
          key: 'summary',
          type: 'button',
          'aria-expanded': String(choosing),
          on: {
            click: () => {
              choosing = !choosing;
              museum.draw();
            },
          },
        },
        h(
          'span',
          null,
          h('b', null, list(names)),
          ' ',
          h('small', null, own ? against(museum, chosen) : t('lab-against', playersOf(museum, chosen))),
        ),
        h('u', null, t('lab-choose')),
      ),
      h(
        'section',
        { class: `page-panel lab-choices${choosing ? ' open' : ''}`, 'aria-label': t('lab-which'), key: 'choices' },
        choicesView(museum, chosen, choose),
      ),
      h(
        'div',
        { class: `lab-go${choosing || busy || own ? ' open' : ''}`, key: 'go' },
        busy
          ? progressView(museum)
          : button(t('lab-play', { games: chosen.games * chosen.rules.length }), () => start(museum), {
              class: 'primary main',
              key: 'play',
            }),
        h('p', { class: 'note', role: 'status', key: 'status' }, run && own ? ended(museum) : ''),
      ),
    ),
    h(
      'div',
      { class: 'lab-right', key: 'right' },
      h(
        'div',
        { class: 'lab-questions', role: 'group', 'aria-label': t('lab-questions'), key: 'questions' },
        questions.map((one) =>
          button(
            t(`lab-ask-${one.name}`),
            ({ currentTarget: pressed }) => {
              if (busy) void played?.stop();
              ask(one);
              linked = '';
              museum.draw();
              // On a phone the row scrolls.
              pressed.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            },
            { key: one.name, 'aria-pressed': String(one.name === question) },
          ),
        ),
      ),
      found && [
        h(
          'section',
          { class: 'lab-answer', key: 'answer', 'aria-live': busy ? 'off' : 'polite' },
          h('h2', null, own && busy ? t('lab-so-far', { answer: found.answer }) : t(found.answer)),
          found.why.length > 0 &&
            h(
              'ul',
              null,
              found.why.map((line, i) => h('li', { key: i }, t(line))),
            ),
          h(
            'p',
            { class: 'note' },
            inOrder(
              'sentences',
              [
                t('lab-played', playersOf(museum, found)),
                own ? '' : t('lab-example'),
                found.why.some(({ args }) => args && 'low' in args) ? t('lab-interval') : '',
              ].filter(Boolean),
            ),
          ),
        ),
        foundView(museum.words, found),
        exportsView(museum, found),
      ],
      busy && own && !found && h('p', { class: 'note', key: 'nothing' }, t('plans-measuring')),
    ),
  ];
}

/**
 * @param {Museum} museum
 * @param {{players: readonly [string, string]}} of
 */
const playersOf = (museum, { players: [a, b] }) => ({ a: playerName(museum, a), b: playerName(museum, b) });

/**
 * @param {Museum} museum
 * @param {Choices} choices
 */
const against = (museum, choices) =>
  museum.words.t('clauses', {
    first: museum.words.t('lab-against', playersOf(museum, choices)),
    second: museum.words.t('lab-games', { games: choices.games }),
  });

/**
 * The name of rules as they are written in a command.
 * @param {Museum} museum
 * @param {string} written
 */
function nameOf({ words, catalogue }, written) {
  const [id, options] = written.split('?');
  const found = catalogue.rulesets.find((one) => one.id === id);
  const rules = words.t(found?.name ?? id);
  return options ? words.t('lab-variant', { rules, options: optionsSaid(found, options, words) }) : rules;
}

/** @param {Museum} museum */
function start(museum) {
  const asking = questions?.find(({ name }) => name === question);
  if (asking?.rules.join() !== chosen.rules.join()) question = '';
  const kind = question && asking ? asking.kind : OWN;
  const { rules, players, games, seed } = chosen;
  played = startRun(museum.engine(), { rules: [...rules], players: [...players], games, seed, kind }, museum.draw);
  own = true;
  choosing = false;
  museum.draw();
  // On a phone the choices stand above it, and may fill the screen.
  const { top = 0 } = document.querySelector('.lab-right')?.getBoundingClientRect() ?? {};
  if (top < 0 || top > innerHeight / 2) document.querySelector('main')?.scrollIntoView();
}

/** @param {Museum} museum */
function progressView({ words }) {
  const { t } = words;
  if (!played) return null;
  const { total, done, left } = progressOf(played.run);
  const waiting = played.run.phase === 'waiting';
  const text =
    left === null
      ? t(waiting ? 'lab-waiting' : 'plans-measuring')
      : t('lab-progress', { done, total, left: clock(left) });
  return h(
    'div',
    { class: 'lab-progress', key: 'progress' },
    h('p', { id: 'lab-progress' }, text),
    h('progress', { max: total, value: done, 'aria-labelledby': 'lab-progress' }),
    button(t('lab-stop'), () => void played?.stop(), { key: 'stop' }),
  );
}

/** How the games of this visit have ended; nothing while they are played. @param {Museum} museum */
function ended({ words: { t } }) {
  if (!played) return '';
  const { phase } = played.run;
  const games = progressOf(played.run).done;
  if (phase === 'finished') return t('lab-finished');
  if (phase === 'stopped') return t('lab-kept', { games });
  return phase === 'failed' ? t('lab-failed', { games }) : '';
}

/**
 * @param {Museum} museum
 * @param {LabFound} found
 */
function exportsView(museum, found) {
  const { t } = museum.words;
  const run = own ? played?.run : null;
  const picture = () => svgOf(museum.words, found, t('lab-against', playersOf(museum, found)));
  const { columns, players, seed } = found;
  const games = Math.max(...columns.map((one) => one.games));
  const link = async () => {
    linked = addressOf(location.href, { rules: columns.map(({ rules }) => rules), players, games, seed });
    said = '';
    museum.draw();
    said = await copied(linked, '.lab-exports .link-text');
    museum.draw();
  };
  return h(
    'div',
    { class: 'lab-exports', key: 'exports' },
    h(
      'p',
      { class: 'row' },
      run &&
        button(t('lab-csv'), () => download('ur-lab.csv', new Blob([csvOf(run)], { type: 'text/csv' })), {
          key: 'csv',
        }),
      button(t('lab-svg'), () => download('ur-lab.svg', new Blob([picture().text], { type: 'image/svg+xml' })), {
        key: 'svg',
      }),
      button(t('lab-png'), async () => download('ur-lab.png', await pngOf(picture())), { key: 'png' }),
      button(t('lab-link'), link, { key: 'link' }),
    ),
    h('p', { class: 'note', role: 'status', key: 'copied' }, linked && said && t(said)),
    linked && h('p', { class: 'link-text', dir: 'ltr', key: 'linked' }, linked),
    h(
      'p',
      { class: 'row', key: 'more' },
      h('a', { href: inSite('docs/report.html'), hreflang: 'en' }, t('lab-how')),
      h('a', { href: inSite('docs/rules.ipynb'), hreflang: 'en', download: 'rules.ipynb' }, t('lab-notebook')),
    ),
  );
}
