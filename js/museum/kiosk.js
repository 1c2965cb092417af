/** "On a public screen": choose what it does, try it, copy its address; and how it gets onto the screen. */
import { h } from '../lib/dom.js';
import { inSite, SITE } from '../lib/site.js';
import { webAddress } from '../lib/web_address.js';
import { PARAMETERS } from '../state/parameters.js';
import { checkbox, radios, select } from '../view/dialog.js';
import { IDLE, kioskAddress, USUAL, WARN } from './kiosk_address.js';
import { linesView } from './page.js';

/** @typedef {import('./page.js').Museum} Museum */
/** @typedef {import('./kiosk_address.js').Choices} Choices */

/** Without a language it is that of this page. */
let chosen = { ...USUAL, lang: '' };

/** A browser without bars and menus. */
const COMMAND = 'chromium --kiosk --overscroll-history-navigation=0';

/** @param {Museum} museum */
export function view(museum) {
  const { t, lang } = museum.words;
  const screen = { ...chosen, lang: chosen.lang || lang };
  return [
    h('p', { class: 'lead', key: 'lead' }, t('museum-kiosk-lead')),
    h(
      'div',
      { class: 'builder', key: 'builder' },
      h('section', { class: 'result', 'aria-label': t('museum-kiosk-address'), key: 'result' }, result(museum, screen)),
      h(
        'section',
        { class: 'page-panel', 'aria-label': t('museum-embed-choices'), key: 'choices' },
        choices(museum, screen),
      ),
    ),
  ];
}

/**
 * @param {Museum} museum
 * @param {Choices} screen
 */
function result(museum, screen) {
  const { t } = museum.words;
  const address = kioskAddress(screen, SITE.href);
  return [
    h('h2', { key: 'address' }, t('museum-kiosk-address')),
    linesView(museum, address, t('museum-kiosk-address')),
    h(
      'p',
      { class: 'row', key: 'try' },
      // A public screen leads nowhere, so this page stays open behind it.
      h(
        'a',
        { class: 'try', href: address, target: '_blank', rel: 'noopener', 'aria-describedby': 'kiosktab' },
        t('museum-kiosk-try'),
      ),
      h('span', { class: 'note', id: 'kiosktab' }, t('museum-kiosk-tab')),
    ),
    h('h2', { key: 'how' }, t('museum-kiosk-how')),
    h(
      'ul',
      { class: 'kiosk-how', key: 'steps' },
      h(
        'li',
        { key: 'browser' },
        t('museum-kiosk-browser'),
        h('code', { class: 'command', dir: 'ltr' }, `${COMMAND} "${address}"`),
      ),
      h('li', { key: 'power' }, t('museum-kiosk-power')),
      h('li', { key: 'counts' }, t('museum-kiosk-counts')),
    ),
    h(
      'p',
      { key: 'parameters' },
      h(
        'a',
        { href: inSite('docs/embed.html#show-it-on-a-public-screen'), hreflang: 'en' },
        t('museum-kiosk-parameters'),
      ),
    ),
  ];
}

/**
 * @param {Museum} museum
 * @param {Choices} screen
 */
function choices({ words, catalogue, draw }, screen) {
  const { t, amount, languages } = words;
  const set = (/** @type {Partial<Choices>} */ changes) => {
    chosen = { ...chosen, ...changes };
    draw();
  };
  const rules = catalogue.rulesets.map((one) => ({ value: one.id, label: t(one.name) }));
  const seconds = (/** @type {number[]} */ values) => values.map((value) => ({ value, label: amount(value) }));
  const themes = PARAMETERS.theme.map((value) => ({ value, label: t(`theme-${value}`) }));
  const stands = [true, false].map((value) => {
    const name = `museum-kiosk-${value ? 'flat' : 'upright'}`;
    return { value, label: t(name), note: t(`${name}-note`) };
  });
  const named = languages.map(({ code, name }) => ({ value: code, label: name }));
  return [
    h('h2', null, t('museum-embed-shows')),
    select('kiosk-rules', t('rulebook-title'), rules, screen.rules, (one) => one && set({ rules: one })),
    select('kiosk-lang', t('museum-kiosk-lang'), named, screen.lang, (one) => one && set({ lang: one })),
    h(
      'fieldset',
      { class: 'choice kiosk-others', key: 'others', 'aria-describedby': 'othersnote' },
      h('legend', null, t('museum-kiosk-others')),
      h('p', { class: 'note', id: 'othersnote' }, t('museum-kiosk-others-note')),
      languages
        .filter(({ code }) => code !== screen.lang)
        .map(({ code, name }) =>
          checkbox(`kiosk-${code}`, name, screen.others.includes(code), (on) =>
            set({ others: on ? [...screen.others, code] : screen.others.filter((one) => one !== code) }),
          ),
        ),
    ),
    h('h2', null, t('museum-embed-looks')),
    radios('kiosk-stands', t('museum-kiosk-stands'), stands, screen.flat, (flat) => set({ flat })),
    select('kiosk-theme', t('setting-theme'), themes, screen.theme, (one) => set({ theme: one ?? 'auto' })),
    checkbox('kiosk-sound', t('museum-embed-sound'), screen.sound, (sound) => set({ sound })),
    h('h2', null, t('museum-kiosk-waits')),
    select('kiosk-idle', t('museum-kiosk-idle'), seconds(IDLE.choices), screen.idle, (one) =>
      set({ idle: one ?? IDLE.usual }),
    ),
    select('kiosk-warn', t('museum-kiosk-warn'), seconds(WARN.choices), screen.warn, (one) =>
      set({ warn: one ?? WARN.usual }),
    ),
    h('h2', null, t('museum-kiosk-home')),
    homeField(words, screen.home, (home) => set({ home })),
  ];
}

/**
 * @param {Museum['words']} words
 * @param {string} home
 * @param {(home: string) => void} change
 */
function homeField({ t }, home, change) {
  const wrong = home !== '' && !webAddress(home);
  return h(
    'div',
    { class: 'typed-in', key: 'home' },
    h('label', { for: 'kiosk-home' }, t('museum-kiosk-home-address')),
    h('input', {
      id: 'kiosk-home',
      type: 'url',
      value: home,
      dir: 'ltr',
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-describedby': 'homenote',
      'aria-invalid': String(wrong),
      on: { input: ({ target }) => change(target.value.trim()) },
    }),
    h('p', { class: 'note', id: 'homenote' }, t(wrong ? 'museum-kiosk-home-wrong' : 'museum-kiosk-home-note')),
  );
}
