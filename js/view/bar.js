/** The bar at the top. */
import { h } from '../lib/dom.js';
import { BROAD } from '../state/layouts.js';
import { layoutOf } from '../state/orientation.js';
import { button } from './dialog.js';
import { iconButton } from './icons.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../types/state.js').Panel} Panel */

/** Below this width, in rem, the menu alone has the tools of the start screen. */
const SMALL = 45;

/**
 * Of a game: one menu, the name of the rules, and where there is room two or three tools.
 * @param {State} state
 * @param {Send} send
 */
export function gameBarView(state, send) {
  const { t } = state.words;
  const looking = state.learn.look;
  return h(
    'header',
    { class: 'bar', key: 'bar' },
    looking
      ? iconButton(t('look-leave'), 'back', () => send({ type: 'look-left' }), { key: 'back' })
      : iconButton(t('menu-title'), 'menu', () => send({ type: 'panel', panel: 'menu' }), { key: 'menu' }),
    h('h1', { key: 'name' }, t(looking ? 'look-title' : (state.rules?.name ?? 'title'))),
    BROAD.has(layoutOf(state)) &&
      h(
        'nav',
        { class: 'tools', key: 'tools', 'aria-label': t('tools') },
        iconButton(t('new-game'), 'new', () => send({ type: 'new-asked' }), { key: 'new' }),
        iconButton(t('flip'), 'flip', () => send({ type: 'flip' }), { key: 'flip' }),
        iconButton(t('rulebook-title'), 'rulebook', () => send({ type: 'panel', panel: 'rulebook' }), {
          key: 'rulebook',
        }),
      ),
  );
}

/**
 * Of the start screen.
 * @param {State} state
 * @param {Send} send
 */
export function startBarView(state, send) {
  const { t } = state.words;
  const tool = (/** @type {Panel} */ panel) =>
    button(t(`${panel}-title`), () => send({ type: 'panel', panel }), { class: 'tool', key: panel });
  return h(
    'header',
    { class: 'bar start-bar', key: 'bar' },
    iconButton(t('menu-title'), 'menu', () => send({ type: 'panel', panel: 'menu' }), { key: 'menu' }),
    h(
      'nav',
      { 'aria-label': t('tools') },
      state.ui.width >= SMALL && [!state.storeless && tool('games'), tool('settings'), tool('about')],
      languageButton(state, send),
    ),
  );
}

/**
 * The language by its own name: people who cannot read the page find the button by it.
 * @param {State} state
 * @param {Send} send
 */
function languageButton({ words: { t, lang, languages } }, send) {
  if (languages.length < 2) return null;
  const { name = lang } = languages.find((one) => one.code === lang) ?? {};
  return iconButton(name, 'language', () => send({ type: 'panel', panel: 'language' }), {
    key: 'language',
    'aria-label': t('clauses', { first: name, second: t('language-title') }),
  });
}
