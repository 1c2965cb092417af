/** Signs of tools, drawn as lines; the word stands beside them where there is room, and is read aloud everywhere. */
import { h } from '../lib/dom.js';

/** @type {Record<string, string>} */
export const LINES = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M9 14 4 9l5-5M4 9h9a6 6 0 0 1 0 12h-2',
  redo: 'M15 14l5-5-5-5M20 9h-9a6 6 0 0 0 0 12h2',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.5c-.7.7-1 1.3-1 2.5H9c0-1.2-.3-1.8-1-2.5A6 6 0 0 1 12 3Z',
  flip: 'M4 12a8 8 0 0 1 14-5l2 2M20 4v5h-5M20 12a8 8 0 0 1-14 5l-2-2M4 20v-5h5',
  rulebook: 'M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5ZM21 4h-6a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h6Z',
  new: 'M12 5v14M5 12h14',
  back: 'M15 5l-7 7 7 7',
  first: 'M6 5v14M18 5l-8 7 8 7',
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  end: 'M18 5v14M6 5l8 7-8 7',
  language: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z',
  fair: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6ZM9 12l2 2 4-4',
};

/**
 * @param {string} label
 * @param {string} icon
 * @param {() => void} click
 * @param {import('../lib/dom.js').Props} [more]
 */
export function iconButton(label, icon, click, more = {}) {
  const { class: name = '', ...rest } = more;
  return h(
    'button',
    { type: 'button', class: `tool ${icon} ${name}`.trim(), on: { click }, ...rest },
    h(
      'svg',
      { class: 'sign', key: 'sign', viewBox: '0 0 24 24', 'aria-hidden': 'true', focusable: 'false' },
      h('path', { d: LINES[icon] ?? '' }),
    ),
    h('span', { key: 'word' }, label),
  );
}
