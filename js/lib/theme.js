/** The colours that the document has: those that are set, or those of the system. */

/**
 * Where the system asks for more contrast, "Same as the system" is the theme with the highest. There is none by night.
 * @template {string} T
 * @param {T} set
 * @returns {T|'contrast'}
 */
export const themeOf = (set) =>
  set === 'auto' && matchMedia('(prefers-contrast: more) and (prefers-color-scheme: light)').matches ? 'contrast' : set;
