/** What was found: a measure in each row, a ruleset in each column; on a phone a panel for each measure. */
import { h } from '../lib/dom.js';
import { drawing, heightOf, said, triangle, WIDTH } from './lab_cells.js';

/** @typedef {import('../lib/words.js').Words} Words */
/** @typedef {import('../types/lab.js').LabFound} LabFound */
/** @typedef {import('../types/lab.js').LabRow} LabRow */

/**
 * @param {Words} words
 * @param {LabFound} found
 */
export function foundView(words, found) {
  const { t } = words;
  const { columns, rows } = found;
  const first = columns[0]?.name;
  const marks = new Set(rows.flatMap((row) => row.cells.map((cell) => ('apart' in cell && cell.apart) || '')));
  const intervals = rows.some((row) => row.cells.some((cell) => 'low' in cell));
  const signs = /** @type {const} */ (['more', 'less']).filter((one) => marks.has(one));
  return [
    h(
      'div',
      { class: 'page-panel lab-found', style: { '--columns': columns.length }, key: 'found' },
      h(
        'div',
        { class: 'lab-row lab-head', key: 'head' },
        columns.map(({ rules, name, games }) =>
          h('div', { key: rules }, h('b', null, t(name)), h('small', null, t('lab-games', { games }))),
        ),
      ),
      rows.filter(({ drawn }) => drawn).map((row) => rowView(words, found, row)),
      signs.length > 0 &&
        h(
          'p',
          { class: 'note lab-signs', key: 'signs' },
          signs.map((one) => h('span', { key: one }, sign(one), ' ', t(`lab-${one}`, { rules: first }))),
        ),
    ),
    h(
      'details',
      { class: 'lab-table', key: 'table' },
      h('summary', null, t('lab-table')),
      h('div', { class: 'wide', tabindex: 0, role: 'group', 'aria-label': t('lab-table') }, tableOf(words, found)),
      intervals && h('p', { class: 'note', key: 'interval' }, t('lab-interval')),
    ),
  ];
}

/** @param {'more'|'less'} which */
const sign = (which) =>
  h('svg', { viewBox: '-1 -6 11 12', class: 'sign', 'aria-hidden': 'true' }, triangle(which, 0, 0));

/**
 * @param {Words} words
 * @param {LabFound} found
 * @param {LabRow} row
 */
function rowView(words, { columns }, row) {
  const { t } = words;
  return h(
    'section',
    { class: `lab-row ${row.kind}`, key: row.name, 'aria-labelledby': `lab-row-${row.name}` },
    h('h3', { id: `lab-row-${row.name}` }, t(row.what)),
    columns.map(({ rules, name }, i) =>
      h(
        'div',
        { class: 'lab-cell', key: rules },
        // A screen reader hears the name with the picture.
        h('span', { class: 'lab-name', 'aria-hidden': 'true' }, t(name)),
        h(
          'svg',
          {
            viewBox: `0 0 ${WIDTH} ${heightOf(row)}`,
            role: 'img',
            'aria-label': t('names', { first: t(name), second: said(words, row, i) }),
          },
          drawing(words, row, i),
        ),
      ),
    ),
  );
}

/**
 * @param {Words} words
 * @param {LabFound} found
 */
function tableOf(words, { columns, rows }) {
  const { t } = words;
  const first = columns[0]?.name;
  return h(
    'table',
    { class: 'facts' },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        h('th', { scope: 'col' }, t('lab-measure')),
        columns.map(({ rules, name, games }) =>
          h('th', { scope: 'col', key: rules }, t(name), h('br'), h('small', null, t('lab-games', { games }))),
        ),
      ),
    ),
    h(
      'tbody',
      null,
      rows
        .filter(({ kind }) => kind !== 'board' && kind !== 'luck')
        .map((row) =>
          h(
            'tr',
            { key: row.name },
            h('th', { scope: 'row' }, t(row.what)),
            row.cells.map((cell, i) => {
              const apart = 'apart' in cell && cell.apart;
              return h(
                'td',
                { key: i },
                said(words, row, i),
                apart && [h('br'), h('b', null, t(`lab-${apart}`, { rules: first }))],
              );
            }),
          ),
        ),
    ),
  );
}
