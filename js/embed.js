/**
 * Entry of embed.html, light enough for any page: the board stands in the HTML; this adds two buttons.
 * The page itself (frame.js) and Python are loaded when one of them is pressed, or when the page around asks for it.
 */
import { noteOf, readFrame } from './embed/asked.js';
import { connectHost } from './embed/host.js';
import { TO_GAME } from './embed/messages.js';
import { h, patch } from './lib/dom.js';
import { retried } from './lib/net.js';
import { setTheme } from './lib/theme.js';
import { chosenWords, firstWords } from './page/language.js';
import { PARAMETERS } from './state/parameters.js';
import { pictureOf } from './view/board_drawing.js';
import { button } from './view/dialog.js';

/** @typedef {import('./embed/messages.js').Request} Request */
/** @typedef {Awaited<ReturnType<typeof import('./frame.js').play>>} Obey */

const query = new URLSearchParams(location.search);
const asked = readFrame(query);
/** A public screen begins by itself, and nobody rules it from outside. */
const kiosk = query.get('kiosk') === '1';
const place = /** @type {HTMLElement} */ (document.getElementById('facade'));
const root = document.documentElement;

/** What the large button says, where it does not say Play. @type {Record<string, string>} */
const BEGIN = { learn: 'start-learn', ...(asked.puzzle ? {} : { puzzle: 'start-puzzle' }) };

setTheme(asked.theme);
const note = noteOf(query, asked, BOARDS_OF_RULES);
let words = await firstWords(asked.store);
/** A public screen that did not come is asked for again after so many milliseconds. */
const KIOSK_PAUSE = 60_000;
/** @type {ReturnType<typeof setTimeout>|undefined} */
let again;
/** The page of the game, once somebody wants it. @type {Promise<Obey>|null} */
let page = null;
/** What the page around has set before that, by type. @type {Map<string, Request>} */
const wishes = new Map();
const host = connectHost(asked.origin, obey);

/** The HTML shows the board of the royal tombs; other rules have their own. */
const [id = '', options = ''] = (query.get('rules') ?? '').split('?');
const known = Object.hasOwn(BOARDS_OF_RULES, id);
const [kind = 'ur', meaningful = []] = (known && BOARDS_OF_RULES[id]) || [];
const board = document.querySelector('.board');
if (known && board && !options.includes('board=') && !query.has('board')) {
  board.className = `board ${kind} bare`;
  patch(board, pictureOf(kind, { upright: false, near: 'light', reversed: false }, meaningful));
}

/**
 * @param {boolean} begin
 * @returns {Promise<Obey>}
 */
async function enter(begin) {
  patch(place, h('p', { role: 'status' }, words.t('status-starting')));
  try {
    page ??= retried(() => import('./frame.js')).then(async (frame) => {
      const answer = await frame.play({ begin, words, asked, host });
      for (const wish of wishes.values()) answer(wish);
      return answer;
    });
    return await page;
  } catch (error) {
    page = null;
    draw('boot-failed');
    throw error;
  }
}

/**
 * A message of the page around. Before the page of the game is here, only what needs one brings it.
 * @param {Request} request
 */
async function obey(request) {
  const { type, data } = request;
  if (kiosk) return false;
  if (type === 'focus') {
    const target = /** @type {HTMLElement|null} */ (document.querySelector('#status, #facade button, h1'));
    target?.focus();
    return {};
  }
  if (!page) {
    if (type === 'get') return { playing: false };
    if (type === 'theme') setTheme(String(data.value));
    if (['theme', 'motion', 'sound'].includes(type)) {
      wishes.set(type, request);
      return {};
    }
    if (type === 'lang') return speak(String(data.value));
    if (type !== 'new' && type !== 'load') return false;
  }
  try {
    return (await (page ?? enter(false)))(request);
  } catch {
    return false;
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
  if (!words.languages.some((one) => one.code === code)) return false;
  try {
    words = await chosenWords(code, words);
  } catch {
    if (!page) draw('language-failed');
    return false;
  }
  if (!page) draw();
  return {};
}

/** What begins a game. */
const beginnings = () => [
  h(
    'div',
    { class: 'slab', key: 'begin' },
    button(words.t(BEGIN[asked.mode] ?? 'play'), () => void enter(true).catch(() => {}), {
      class: 'primary slab-button',
      'aria-describedby': 'playnote',
    }),
    // The note lies over the button, not in it: the button is called Play.
    h('small', { id: 'playnote' }, words.t(note)),
  ),
  button(words.t('facade-choose'), () => void enter(false).catch(() => {}), { class: 'quiet' }),
  choices(),
];

/** A public screen begins by itself; after a failure a button begins it at once. @param {string} [trouble] */
const ofKiosk = (trouble) =>
  trouble
    ? button(words.t('retry'), () => void openKiosk(), { class: 'primary' })
    : h('p', { role: 'status' }, words.t('status-starting'));

/** @param {string} [trouble] */
function draw(trouble) {
  Object.assign(root, { lang: words.lang, dir: words.dir });
  document.title = words.t('title');
  /** @type {HTMLElement} */ (document.querySelector('.brand')).textContent = document.title;
  patch(place, [trouble && h('p', { role: 'alert' }, words.t(trouble)), kiosk ? ofKiosk(trouble) : beginnings()]);
}

/** What is only looked at is shown without being asked for, once its board or the row below is in sight. */
function showWhenSeen() {
  new IntersectionObserver((seen, observer) => {
    if (!seen.some((one) => one.isIntersecting)) return;
    observer.disconnect();
    void enter(true).catch(() => {});
  }).observe(/** @type {HTMLElement} */ (place.closest('main')));
}

async function openKiosk() {
  clearTimeout(again);
  draw();
  try {
    const { openKiosk: open } = await retried(() => import('./kiosk/open.js'));
    await open();
  } catch {
    draw('boot-failed');
    // Perhaps nobody is there to press the button.
    again = setTimeout(openKiosk, KIOSK_PAUSE);
  }
}

if (kiosk) void openKiosk();
else {
  draw();
  if (['rules', 'compare', 'position'].includes(asked.mode)) showWhenSeen();
}
// What is waited for longest is the picture: the shipped faces come after it.
requestAnimationFrame(() => setTimeout(() => root.classList.remove('unpainted')));
host.say('ready', {
  rulesets: Object.keys(BOARDS_OF_RULES),
  languages: words.languages.map((one) => one.code),
  modes: [...PARAMETERS.mode],
  messages: kiosk ? [] : Object.keys(TO_GAME),
});
host.resize();
