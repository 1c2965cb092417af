/**
 * Entry of embed.html, light enough for any page: the board stands in the HTML; this adds two buttons.
 * The page itself (frame.js) and Python are loaded when one of them is pressed.
 */
import { h, patch } from './lib/dom.js';
import { firstWords } from './page/language.js';
import { button } from './view/dialog.js';
import { pictureOf } from './view/picture.js';

const query = new URLSearchParams(location.search);
const place = /** @type {HTMLElement} */ (document.getElementById('facade'));

const theme = query.get('theme');
if (theme) document.documentElement.dataset.theme = theme;

const words = await firstWords(query.get('store') === 'local');
Object.assign(document.documentElement, { lang: words.lang, dir: words.dir });

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
    const page = await import('./frame.js');
    await page.play(begin, words);
  } catch {
    draw('boot-failed');
  }
}

/** @param {string} [trouble] */
function draw(trouble) {
  patch(place, [
    trouble && h('p', { role: 'alert' }, words.t(trouble)),
    button(words.t('play'), () => enter(true), { class: 'primary' }),
    button(words.t('facade-choose'), () => enter(false), { class: 'quiet' }),
  ]);
}

draw();
