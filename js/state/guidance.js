/** Hints, the tutor, and help in the first game: what the page says beside the game. */
export { beginnerHint, worthArgs } from './reduce_learn.js';
