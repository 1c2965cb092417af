/** The frame of the pages for museums and schools: a bar, the page that the fragment names, and two tools. */
import { h, patch } from '../lib/dom.js';
import { fetchFile, retried } from '../lib/net.js';
import { inSite } from '../lib/site.js';
import { setTheme } from '../lib/theme.js';
import { addWords, chosenWords, firstWords } from '../page/language.js';
import { engine } from './engine.js';
import { card, notHere } from './page.js';
import { readSettings, storeSetting } from './settings.js';
import { toolsView } from './tools.js';

/** @typedef {import('./page.js').Museum} Museum */
/** @typedef {import('./page.js').Page} Page */

/** The pages by their fragments. @type {Record<string, () => Promise<Page>>} */
const PAGES = {
  embed: () => import('./embed.js'),
  kiosk: async () => (await import('./embed.js')).kiosk,
  teachers: () => import('./teachers.js'),
  print: () => import('./sheets.js'),
  lab: () => import('./lab.js'),
  access: () => import('./access.js'),
};

/** What the pages say beside the words that come first. @type {import('../lib/languages.js').Group[]} */
const WORDS = ['rules', 'lessons', 'panels', 'review', 'story', 'museum'];
/** What a page says beside these. @type {Record<string, import('../lib/languages.js').Group[]>} */
const OWN_WORDS = { lab: ['lab'] };

/** @param {import('../lib/words.js').Words} words */
async function withAllWords(words) {
  await addWords(() => words, WORDS);
  return words;
}

export async function open() {
  const app = /** @type {HTMLElement} */ (document.getElementById('app'));
  const [words, catalogue] = await Promise.all([
    firstWords().then(withAllWords),
    fetchFile(inSite('catalogue.json')).then((answer) => answer.json()),
  ]);
  /** @type {Museum} */
  const museum = { words, catalogue, settings: readSettings(), draw, engine };
  /** The pages that have come. @type {Map<string, Page>} */
  const loaded = new Map();
  /** The page that could not be loaded. */
  let failed = '';
  /** The language that was chosen last, and whether its words did not come. */
  let chosen = '';
  let silent = false;

  const asked = () => (Object.hasOwn(PAGES, location.hash.slice(1)) ? location.hash.slice(1) : '');

  /** Load the page that the address asks for, and show it. */
  async function show() {
    const name = asked();
    const load = PAGES[name];
    if (load && !loaded.has(name)) {
      draw();
      try {
        const [page] = await Promise.all([retried(load), addWords(() => museum.words, OWN_WORDS[name] ?? [])]);
        loaded.set(name, page);
        failed = '';
      } catch {
        failed = name;
      }
    }
    draw();
  }

  function draw() {
    const name = asked();
    const { t, lang, dir } = museum.words;
    const root = document.documentElement;
    Object.assign(root, { lang, dir });
    setTheme(museum.settings.theme);
    const title = t(name ? `museum-${name}-title` : 'start-museum');
    document.title = t('clauses', { first: title, second: t('title') });
    patch(app, [
      h(
        'header',
        { class: 'page-bar', key: 'bar' },
        h('a', { class: 'back', href: name ? '#' : gameAddress() }, t(name ? 'start-museum' : 'title')),
        h('h1', { id: 'title', tabindex: -1 }, title),
      ),
      h('main', { class: `page-body ${name || 'doors'}`, key: name || 'doors' }, bodyOf(name)),
      toolsView(museum, { language, theme }, silent),
    ]);
  }

  /** @param {string} name */
  function bodyOf(name) {
    const { t } = museum.words;
    if (!name)
      return [
        h('p', { class: 'lead' }, t('museum-lead')),
        h(
          'nav',
          { class: 'cards', 'aria-labelledby': 'title' },
          Object.keys(PAGES).map((one) => card(`#${one}`, t(`museum-${one}-title`), t(`museum-${one}-note`))),
        ),
      ];
    const page = loaded.get(name);
    if (page) return page.view(museum);
    // Some browsers remember a script that did not come as long as the page is open.
    return notHere(museum.words, failed === name, () => location.reload());
  }

  /** @param {string} code */
  async function language(code) {
    chosen = code;
    const words = await chosenWords(code, museum.words).catch(() => null);
    // Over a slow line another one has been chosen meanwhile.
    if (code !== chosen) return;
    silent = !words;
    if (!words) return draw();
    storeSetting('lang', code);
    museum.words = words;
    const address = new URL(location.href);
    address.searchParams.delete('lang');
    history.replaceState(null, '', address);
    draw();
  }

  /** @param {import('../types/state.js').Theme} value */
  function theme(value) {
    storeSetting('theme', value);
    museum.settings = { ...museum.settings, theme: value };
    draw();
  }

  addEventListener('hashchange', async () => {
    await show();
    scrollTo(0, 0);
    document.getElementById('title')?.focus({ preventScroll: true });
  });
  await show();
}

/** The game, in the language that the address of this page asks for. */
function gameAddress() {
  const lang = new URLSearchParams(location.search).get('lang');
  return inSite(lang ? `./?lang=${encodeURIComponent(lang)}` : './');
}
