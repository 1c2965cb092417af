/** The accessibility statement: every criterion with its result and its tests, what is not known, and how to report. */
import { h } from '../lib/dom.js';
import { button } from '../view/dialog.js';
import { CRITERIA } from './criteria.js';
import { table } from './score_paper.js';

/** @typedef {import('./page.js').Museum} Museum */

/** What is known not to work, or not to have been tried; each is a message. */
const LIMITS = ['people', 'browsers', 'languages', 'drawings', 'pdf', 'tests'];
/** Screen readers with their usual browsers, and the keys or gestures that lead through a page. */
const READERS = [
  ['NVDA', 'Windows, Firefox', 'H, B, L, T, Tab, Ctrl+Alt+← → ↑ ↓, Insert+Space'],
  ['VoiceOver', 'macOS, iOS, Safari', 'VO+U, VO+← →, VO+Space'],
  ['TalkBack', 'Android, Chrome', ''],
];
const STEPS = 10;

/** @param {Museum} museum */
export function view({ words }) {
  const { t } = words;
  return [
    h('p', { class: 'lead', key: 'lead' }, t('access-lead')),
    h('h2', { key: 'limits-title' }, t('access-limits')),
    h(
      'ul',
      { class: 'limits', key: 'limits' },
      LIMITS.map((name) => h('li', { key: name }, t(`access-limit-${name}`))),
    ),
    h('h2', { key: 'report-title' }, t('access-report')),
    h('p', { key: 'report' }, t('access-report-how')),
    h('h2', { key: 'rows-title' }, t('access-rows')),
    h('p', { key: 'rows-note' }, t('access-rows-note', counts())),
    h('div', { class: 'wide', key: 'rows', tabindex: 0, role: 'group', 'aria-label': t('access-rows') }, rows(t)),
    h('h2', { key: 'readers-title' }, t('access-readers')),
    h('p', { key: 'readers-note' }, t('access-readers-note')),
    h(
      'p',
      { key: 'print' },
      button(t('sheet-print'), () => print(), { class: 'quiet not-printed' }),
    ),
    READERS.map(([name = '', where = '', keys = '']) =>
      h(
        'section',
        { class: 'reader-sheet', key: name },
        h('h3', null, name),
        h('p', { lang: 'en', dir: 'ltr' }, where, keys && h('br'), keys && h('kbd', null, keys)),
        h(
          'p',
          { class: 'fills' },
          ['sheets-date', 'access-version'].map((id) => h('span', { class: 'to-fill' }, t(id))),
        ),
        steps(words),
      ),
    ),
  ];
}

/** How many criteria have which result. */
export function counts() {
  const of = (/** @type {string} */ wanted) => CRITERIA.filter(([, , , result]) => result === wanted).length;
  return { all: CRITERIA.length, supports: of('supports'), none: of('none'), unknown: of('unknown') };
}

/** @param {Museum['words']['t']} t */
const rows = (t) =>
  table(
    t('access-caption'),
    [t('access-criterion'), t('access-level'), t('access-result'), t('access-tests')],
    CRITERIA.map(([number, level, name, result, tests = []]) => [
      h('span', { lang: 'en', dir: 'ltr' }, `${number} ${name}`),
      level,
      t(`access-${result}`),
      tests.map(([file, title]) => h('code', { key: `${file} ${title}`, lang: 'en', dir: 'ltr' }, `${file}: ${title}`)),
    ]),
    null,
    'criteria',
  );

/** What to do, what should be heard, and room for what was heard. @param {Museum['words']} words */
const steps = ({ t, amount }) =>
  table(
    t('access-steps'),
    ['', t('access-do'), t('access-hear'), t('access-heard')],
    Array.from({ length: STEPS }, (_, i) => [
      amount(i + 1),
      t(`access-step-${i + 1}`),
      t(`access-step-${i + 1}.hear`),
      '',
    ]),
    null,
    'steps',
  );
