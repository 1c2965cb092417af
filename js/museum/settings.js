/** The settings of the game, which these pages share with it. */
import { orNull } from '../lib/guard.js';
import { SETTINGS_KEY, storedSettings } from '../page/language.js';
import { checkSettings, SETTINGS } from '../state/state.js';

/** @typedef {import('../types/state.js').Settings} Settings */

/** @returns {Settings} */
export const readSettings = () => ({ ...SETTINGS, ...checkSettings(storedSettings()) });

/**
 * Only what a visitor has chosen is stored, so that a later default is not overruled by an earlier one.
 * Where the browser refuses storage, the setting lasts as long as the page.
 * @template {keyof Settings} K
 * @param {K} key
 * @param {Settings[K]} value
 */
export function storeSetting(key, value) {
  orNull(() =>
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ ...checkSettings(storedSettings()), [key]: value })),
  );
}
