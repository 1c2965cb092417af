/** The settings of the game, which these pages share with it. */
import { orNull } from '../lib/guard.js';
import { SETTINGS_KEY } from '../page/language.js';
import { checkSettings, SETTINGS } from '../state/state.js';

/** @typedef {import('../types/state.js').Settings} Settings */

const stored = () => orNull(() => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}'));

/** @returns {Settings} */
export const readSettings = () => ({ ...SETTINGS, ...checkSettings(stored()) });

/**
 * Where the browser refuses storage, the setting lasts as long as the page.
 * @template {keyof Settings} K
 * @param {K} key
 * @param {Settings[K]} value
 */
export function storeSetting(key, value) {
  orNull(() => localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...readSettings(), [key]: value })));
}
