/** A puzzle that somebody made is judged by the computer player, which may still be loading. */

/** The engine is asked again after this many milliseconds. */
export const LOOK_AGAIN = 400;

/**
 * The same request, one look later.
 * @param {import('../types/protocol.js').MakePuzzleRequest} request
 */
export const lookAgain = (request) => ({ ...request, looks: request.looks + 1 });
