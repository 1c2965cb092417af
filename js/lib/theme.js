/** The colours that the document has: those that are set, or those of the system. */

const BY_DAY = '(prefers-color-scheme: light)';

/**
 * Give the document its colours, and the bar of the browser those of the document. Where the system asks for more
 * contrast, "Same as the system" is the theme with the highest; there is none by night.
 * @param {string} set
 */
export function setTheme(set) {
  const theme = set === 'auto' && matchMedia(`(prefers-contrast: more) and ${BY_DAY}`).matches ? 'contrast' : set;
  const { documentElement: root } = document;
  // To set the same again would make the browser compute every style again.
  if (root.dataset.theme === theme) return;
  root.dataset.theme = theme;
  // The first such element has the colour of a light page, the second that of a dark one.
  const media = { auto: BY_DAY, dark: 'not all' }[theme] ?? '';
  document.querySelector('[name=theme-color]')?.setAttribute('media', media);
}
