/** "To print": choose a sheet and a paper, see it, and print it. Ready PDF files where there are any. */
import { h } from '../lib/dom.js';
import { fetchFile } from '../lib/net.js';
import { inSite } from '../lib/site.js';
import { button, select } from '../view/dialog.js';
import { NAMES } from './paper.js';
import { paperOf, sheetsOf } from './sheet_list.js';

/** @typedef {import('./paper.js').Paper} Paper */
/** @typedef {import('./page.js').Museum} Museum */

/** Shown before one is chosen. */
const USUAL = 'board-halves';
const PAPERS = /** @type {Paper[]} */ (Object.keys(NAMES));

const query = new URLSearchParams(globalThis.location?.search ?? '');

/** What is chosen; the address may choose it first, as in ?sheet=dice&paper=letter */
const chosen = {
  sheet: query.get('sheet') ?? '',
  paper: PAPERS.find((one) => one === query.get('paper')) ?? 'a4',
};

/** The names of the PDF files beside this page, as `build.py pdf` lists them. @type {Set<string>|null} */
let files = null;

/** @param {() => void} draw */
async function findFiles(draw) {
  files = new Set();
  try {
    files = new Set(await (await fetchFile(inSite('print/sheets.json'))).json());
    if (files.size) draw();
  } catch {
    // Without them the browser prints all the same.
  }
}

/** @param {Museum} museum */
export function view(museum) {
  const { words } = museum;
  const { t, lang } = words;
  if (!files) void findFiles(museum.draw);
  const sheets = sheetsOf(museum);
  const name = Object.hasOwn(sheets, chosen.sheet) ? chosen.sheet : USUAL;
  const sheet = sheets[name];
  if (!sheet) return null;
  const paper = paperOf(sheet, chosen.paper);
  const file = `${name}-${lang}-${paper}.pdf`;
  const choose = (/** @type {Partial<typeof chosen>} */ what) => {
    Object.assign(chosen, what);
    museum.draw();
  };
  const choices = Object.entries(sheets).map(([value, one]) => ({ value, label: one.name }));
  const papers = sheet.papers.map((value) => ({ value, label: NAMES[value] }));
  return [
    h('p', { class: 'lead', key: 'lead' }, t('sheets-lead')),
    h(
      'div',
      { class: 'sheets', key: 'sheets' },
      h(
        'div',
        { class: 'chooser page-panel' },
        select('sheet', t('sheets-which'), choices, name, (value) => choose({ sheet: value ?? USUAL })),
        select('paper', t('sheets-paper'), papers, paper, (value) => choose({ paper: value ?? paper })),
        h(
          'p',
          { class: 'row' },
          button(t('sheet-print'), () => print(), { class: 'primary' }),
          files?.has(file) && h('a', { class: 'pdf', href: inSite(`print/${file}`), download: file }, t('sheets-pdf')),
        ),
        h('p', { class: 'note' }, t('sheets-settings')),
        list(t('sheets-leaflet'), museum.catalogue.rulesets, (id) => ({ href: rulesPage(id, lang) }), museum),
        leaflets(museum, paper),
      ),
      h(
        'section',
        { class: 'preview', 'data-file': file, 'aria-label': t('sheets-preview'), key: `${name}-${paper}` },
        sheet.pages(museum, paper),
      ),
    ),
  ];
}

/**
 * The page on which the rules of a game can be read and printed.
 * @param {string} rules
 * @param {string} lang
 */
const rulesPage = (rules, lang) => inSite(`embed.html?mode=rules&rules=${rules}&lang=${lang}`);

/**
 * The rules of each game as files, where there are any; a leaflet needs no paper as large as a board.
 * @param {Museum} museum
 * @param {Paper} paper
 */
function leaflets(museum, paper) {
  const { catalogue, words } = museum;
  const fileOf = (/** @type {string} */ rules) => `rules-${rules}-${words.lang}-${paper === 'a3' ? 'a4' : paper}.pdf`;
  const ready = catalogue.rulesets.filter(({ id }) => files?.has(fileOf(id)));
  const link = (/** @type {string} */ id) => ({ href: inSite(`print/${fileOf(id)}`), download: fileOf(id) });
  return ready.length > 0 && list(words.t('sheets-leaflets'), ready, link, museum);
}

/**
 * A folded list with a link for each ruleset.
 * @param {string} title
 * @param {Museum['catalogue']['rulesets']} rulesets
 * @param {(id: string) => import('../lib/dom.js').Props} link
 * @param {Museum} museum
 */
const list = (title, rulesets, link, { words: { t } }) =>
  h(
    'details',
    { class: 'leaflets', key: title },
    h('summary', null, title),
    h(
      'ul',
      null,
      rulesets.map(({ id, name }) => h('li', { key: id }, h('a', link(id), t(name)))),
    ),
  );
