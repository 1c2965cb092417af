/** The tools of every page for museums and schools: the language and the colours. */
import { h } from '../lib/dom.js';
import { CHOICES } from '../state/state.js';
import { select } from '../view/dialog.js';

/** @typedef {import('./page.js').Museum} Museum */
/** @typedef {import('../types/state.js').Theme} Theme */

/**
 * @param {Museum} museum
 * @param {{language: (code: string) => void, theme: (theme: Theme) => void}} change
 * @param {boolean} silent the words of the chosen language did not come
 */
export function toolsView({ words, settings }, change, silent) {
  const { t, lang, languages } = words;
  const named = languages.map(({ code, name }) => ({ value: code, label: name }));
  const colours = CHOICES.theme.map((value) => ({ value: /** @type {Theme} */ (value), label: t(`theme-${value}`) }));
  return h(
    'nav',
    { class: 'page-tools', key: 'tools', 'aria-label': t('tools') },
    languages.length > 1 && select('language', t('language-title'), named, lang, change.language),
    silent && h('p', { class: 'note', role: 'alert', key: 'silent' }, t('language-failed')),
    select('theme', t('setting-theme'), colours, settings.theme, change.theme),
  );
}
