/** "For teachers": a link for the whole class, and lesson plans, each on one page. */
import { h } from '../lib/dom.js';
import { qrView } from '../lib/qr.js';
import { withLatinDigits } from '../lib/words.js';
import { button, checkbox, select } from '../view/dialog.js';
import { classLink, isCode, newCode, TASKS } from './class_link.js';
import { copied } from './copying.js';
import { PLANS, planView } from './plans.js';

/** @typedef {import('./page.js').Museum} Museum */

const query = new URLSearchParams(globalThis.location?.search ?? '');

/** What the teacher has chosen; the address may open a plan, as in ?plan=two#teachers */
const chosen = {
  rules: '',
  code: newCode(),
  /** What stands in the field; it becomes the code when it is one. */
  typed: /** @type {string|null} */ (null),
  task: /** @type {import('./class_link.js').Task} */ (TASKS[0]),
  silent: true,
  large: false,
  /** The plan that is open. */
  plan: query.get('plan') ?? '',
  /** The link alone, as large as the screen. */
  wall: false,
  /** What the button that copies has done. */
  said: '',
};

/** @param {Museum} museum */
export function view(museum) {
  const { t } = museum.words;
  const choose = (/** @type {Partial<typeof chosen>} */ what) => {
    Object.assign(chosen, { said: '' }, what);
    museum.draw();
  };
  const quick = museum.catalogue.rulesets.find((rules) => rules.recommended === 'quick');
  const lesson = { ...chosen, rules: chosen.rules || (quick?.id ?? 'finkel') };
  const back = (/** @type {Partial<typeof chosen>} */ what) =>
    button(t('teachers-back'), () => choose(what), { class: 'quiet', key: 'back' });
  if (Object.hasOwn(PLANS, chosen.plan))
    return [
      h(
        'p',
        { class: 'row not-printed', key: 'do' },
        back({ plan: '' }),
        button(t('sheet-print'), () => print(), { class: 'primary', key: 'print' }),
      ),
      planView(museum, chosen.plan),
    ];
  if (chosen.wall)
    return [handout(museum, lesson, 'wall'), h('p', { class: 'row not-printed', key: 'do' }, back({ wall: false }))];
  return [
    h('p', { class: 'lead', key: 'lead' }, t('teachers-lead')),
    h(
      'div',
      { class: 'class', key: 'class' },
      chooser(museum, lesson, choose),
      handout(
        museum,
        lesson,
        '',
        h(
          'p',
          { class: 'row not-printed' },
          button(t('teachers-copy'), async () => choose({ said: await copied(classLink(lesson), '.link-text') }), {
            class: 'primary',
            key: 'copy',
          }),
          button(t('teachers-wall'), () => choose({ wall: true }), { class: 'quiet', key: 'wall' }),
          button(t('sheet-print'), () => print(), { class: 'quiet', key: 'print' }),
        ),
        h('p', { class: 'note', role: 'status' }, chosen.said && t(chosen.said)),
      ),
    ),
    h('h2', { class: 'not-printed', key: 'plans-title' }, t('teachers-plans')),
    h(
      'div',
      { class: 'cards not-printed', key: 'plans' },
      Object.keys(PLANS).map((name) =>
        h(
          'section',
          { class: 'card', key: name },
          h('h3', null, t(`plan-${name}`)),
          h('p', { class: 'note' }, t(`plan-${name}.line`)),
          h('p', null, t(`plan-${name}.aim`)),
          h(
            'p',
            null,
            button(t('teachers-open'), () => choose({ plan: name }), { class: 'quiet' }),
          ),
        ),
      ),
    ),
  ];
}

/**
 * @param {Museum} museum
 * @param {import('./class_link.js').Lesson} lesson
 * @param {(what: Partial<typeof chosen>) => void} choose
 */
function chooser({ words: { t }, catalogue }, lesson, choose) {
  const rules = catalogue.rulesets.map(({ id, name }) => ({ value: id, label: t(name) }));
  const typed = chosen.typed ?? lesson.code;
  // What is no code leaves the link as it was.
  const enter = (/** @type {string} */ text) => choose({ typed: text, ...(isCode(text) ? { code: text } : {}) });
  const tasks = TASKS.map((value) => ({ value, label: t(`teachers-task-${value}`) }));
  return h(
    'section',
    { class: 'page-panel not-printed', key: 'chooser' },
    h('h2', null, t('teachers-class')),
    select('rules', t('teachers-rules'), rules, lesson.rules, (value) => choose({ rules: value ?? '' })),
    h(
      'div',
      { class: 'labelled', key: 'code' },
      h('label', { for: 'code' }, t('teachers-code')),
      h(
        'div',
        { class: 'row' },
        h('input', {
          id: 'code',
          value: typed,
          maxlength: 9,
          inputmode: 'numeric',
          autocomplete: 'off',
          'aria-describedby': 'codenote',
          'aria-invalid': String(!isCode(typed)),
          on: { input: (event) => enter(withLatinDigits(event.target.value.trim())) },
        }),
        button(t('teachers-new-code'), () => choose({ code: newCode(), typed: null }), { class: 'quiet' }),
      ),
      h('p', { class: 'note', id: 'codenote' }, t(isCode(typed) ? 'teachers-code-note' : 'teachers-code-wrong')),
    ),
    select('task', t('teachers-task'), tasks, lesson.task, (value) => choose({ task: value ?? TASKS[0] })),
    checkbox('silent', t('teachers-silent'), lesson.silent, (silent) => choose({ silent })),
    checkbox('large', t('teachers-large'), lesson.large, (large) => choose({ large })),
  );
}

/**
 * What the class sees: on the wall, on paper, or beside the choices.
 * @param {Museum} museum
 * @param {import('./class_link.js').Lesson} lesson
 * @param {string} name
 * @param {...import('../lib/dom.js').Content} more
 */
function handout({ words: { t }, catalogue }, lesson, name, ...more) {
  const rules = catalogue.rulesets.find(({ id }) => id === lesson.rules);
  const link = classLink(lesson);
  return h(
    'section',
    { class: `page-panel handout ${name}`, key: 'handout' },
    h('h2', null, rules ? t(rules.name) : ''),
    qrView(link, t('teachers-qr')),
    h('p', { class: 'link-text', dir: 'ltr' }, link),
    h('p', { class: 'task' }, t(`task-${lesson.task}`)),
    more,
  );
}
