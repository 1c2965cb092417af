/** The link that a whole class opens: the same rules, the same dice and the same task for every pair. */
import { inSite } from '../lib/site.js';
import { PARAMETERS } from '../state/parameters.js';

/** @typedef {typeof TASKS[number]} Task */
/**
 * @typedef {object} Lesson what a teacher has chosen
 * @property {string} rules
 * @property {string} code the number by which the dice fall
 * @property {Task} task
 * @property {boolean} silent
 * @property {boolean} large for a projector
 */

/** What a class can be asked to do; each is the message "task-NAME". */
export const TASKS = PARAMETERS.task;

/** A number of four digits, short enough for a blackboard. */
export const newCode = () => String(1000 + ((crypto.getRandomValues(new Uint16Array(1))[0] ?? 0) % 9000));

/** @param {string} code */
export const isCode = (code) => /^\d{1,9}$/.test(code);

/**
 * The query of the link: two people play, because every pair has one device.
 * @param {Lesson} lesson
 */
export function classQuery({ rules, code, task, silent, large }) {
  const query = new URLSearchParams({ rules, seed: code, opponent: 'people', task });
  if (silent) query.set('sound', '0');
  if (large) query.set('big', '1');
  return `?${query}`;
}

/** @param {Lesson} lesson */
export const classLink = (lesson) => inSite(`./${classQuery(lesson)}`);
