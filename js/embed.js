/**
 * Entry of embed.html, light enough for any page: the board stands in the HTML; this adds two buttons.
 * The page itself (frame.js) and Python are loaded when one of them is pressed.
 */
import { h, patch } from './lib/dom.js';
import { retried } from './lib/net.js';
import { chosenWords, firstWords } from './page/language.js';
import { button } from './view/dialog.js';
import { pictureOf } from './view/picture.js';

const query = new URLSearchParams(location.search);
const place = /** @type {HTMLElement} */ (document.getElementById('facade'));

const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

let words = await firstWords(query.get('store') === 'local');

/** The HTML shows the board of the royal tombs; other rules have their own. */
const [id = '', options = ''] = (query.get('rules') ?? '').split('?');
const [kind = 'ur', meaningful = []] = BOARDS_OF_RULES[id] ?? [];
const board = document.querySelector('.board');
if (id in BOARDS_OF_RULES && board && !options.includes('board=') && !query.has('board')) {
  board.className = `board ${kind} bare`;
  patch(board, pictureOf(kind, { upright: false, near: 'light', reversed: false }, meaningful));
}

/** @param {boolean} begin */
async function enter(begin) {
  patch(place, h('p', { role: 'status' }, words.t('status-starting')));
  try {
    const page = await retried(() => import('./frame.js'));
    await page.play(begin, words);
  } catch {
    draw('boot-failed');
  }
}

/** The languages, where the address limits them to a few. */
const choices = () =>
  words.languages.length < LANGUAGES.length
    ? words.languages.map(({ code, name, dir = 'ltr' }) =>
        button(name, () => speak(code), {
          class: 'quiet',
          key: code,
          lang: code,
          dir,
          'aria-pressed': code === words.lang,
        }),
      )
    : [];

/** @param {string} code */
async function speak(code) {
  words = await chosenWords(code, words);
  draw();
}

/** @param {string} [trouble] */
function draw(trouble) {
  Object.assign(document.documentElement, { lang: words.lang, dir: words.dir });
  document.title = words.t('title');
  patch(place, [
    trouble && h('p', { role: 'alert' }, words.t(trouble)),
    button(words.t('play'), () => enter(true), { class: 'primary' }),
    button(words.t('facade-choose'), () => enter(false), { class: 'quiet' }),
    choices(),
  ]);
}

draw();
