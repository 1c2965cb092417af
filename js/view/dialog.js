/** Native dialogs: the browser keeps the focus inside and gives it back. */
import { h } from '../lib/dom.js';

/** @typedef {import('../types/state.js').State} State */
/** @typedef {import('../types/messages.js').Send} Send */
/** @typedef {import('../lib/dom.js').Content} Content */

/**
 * @param {State} state
 * @param {Send} send
 * @param {import('../types/state.js').Panel} name key of the dialog; its title is the word "NAME-title"
 * @param {...Content} children
 */
export function dialog(state, send, name, ...children) {
  const { t } = state.words;
  // By name, because the browser tells it late, when another panel may be open already.
  const close = () => send({ type: 'panel-closed', panel: name });
  return h(
    'dialog',
    {
      key: name,
      class: `panel ${name}`,
      'aria-labelledby': `${name}-title`,
      hook: (/** @type {HTMLDialogElement} */ element) => element.showModal(),
      on: {
        close,
        click: (event) => {
          if (event.target === event.currentTarget) close();
        },
      },
    },
    h(
      'div',
      { class: 'sheet' },
      h(
        'header',
        { class: 'sheet-head' },
        h('h2', { id: `${name}-title` }, t(`${name}-title`)),
        button(t('close'), close, { class: 'quiet' }),
      ),
      h(
        'div',
        { class: 'sheet-body', tabindex: 0, role: 'group', 'aria-labelledby': `${name}-title` },
        state.notice?.id === 'copied' && h('p', { key: 'copied', class: 'notice', role: 'status' }, t(state.notice)),
        children,
      ),
    ),
  );
}

/**
 * What the browser would not copy by itself, ready to be copied by hand.
 * @param {State} state
 */
export const copyView = (state) =>
  h('textarea', {
    key: 'text',
    class: 'by-hand',
    readonly: true,
    rows: 6,
    value: state.ui.copy,
    'aria-labelledby': 'copy-title',
    hook: (/** @type {HTMLTextAreaElement} */ element) =>
      queueMicrotask(() => {
        element.focus();
        element.select();
      }),
  });

/**
 * @param {Content} label
 * @param {(event: MouseEvent & {currentTarget: HTMLElement}) => void} click
 * @param {import('../lib/dom.js').Props} [props]
 */
export const button = (label, click, props = {}) =>
  h('button', { type: 'button', ...props, on: { ...props.on, click } }, label);

/**
 * A labelled choice of one among few, as radio buttons.
 * @template T
 * @param {string} name
 * @param {string} legend
 * @param {readonly {value: T, label: Content, note?: Content}[]} choices
 * @param {T} chosen
 * @param {(value: T) => void} choose
 */
export function radios(name, legend, choices, chosen, choose) {
  return h(
    'fieldset',
    { class: 'choice', key: name },
    h('legend', null, legend),
    choices.map(({ value, label, note }) =>
      h(
        'label',
        { class: 'pick', key: String(value) },
        h('input', {
          type: 'radio',
          name,
          value: String(value),
          checked: value === chosen,
          on: { change: () => choose(value) },
        }),
        h(
          'span',
          { class: 'pick-text' },
          h('span', { class: 'pick-label' }, label),
          note && h('span', { class: 'note' }, note),
        ),
      ),
    ),
  );
}

/**
 * @template T
 * @param {string} id
 * @param {string} label
 * @param {readonly {value: T, label: string}[]} choices
 * @param {T} chosen
 * @param {(value: T) => void} choose
 */
export function select(id, label, choices, chosen, choose) {
  const at = Math.max(
    0,
    choices.findIndex((one) => one.value === chosen),
  );
  return h(
    'div',
    { class: 'labelled', key: id },
    h('label', { for: id }, label),
    h(
      'select',
      { id, value: String(at), on: { change: (event) => choose(choices[Number(event.target.value)]?.value) } },
      choices.map((one, i) => h('option', { value: String(i), key: i }, one.label)),
    ),
  );
}

/**
 * @param {string} id
 * @param {string} label
 * @param {boolean} on
 * @param {(on: boolean) => void} change
 */
export const checkbox = (id, label, on, change) =>
  h(
    'label',
    { class: 'check', key: id, for: id },
    h('input', { id, type: 'checkbox', checked: on, on: { change: (event) => change(event.target.checked) } }),
    h('span', null, label),
  );

/**
 * A field whose explanation is read out with it.
 * @param {import('../lib/dom.js').VNode} field
 * @param {string} id of the explanation
 */
export function describedBy(field, id) {
  const control =
    field.tag === 'fieldset'
      ? field
      : field.children.find((one) => typeof one !== 'string' && /^(input|select)$/.test(one.tag));
  if (control && typeof control !== 'string') control.props['aria-describedby'] = id;
  return field;
}
