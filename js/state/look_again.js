/** A puzzle that somebody made is judged by the computer player, which may still be loading. */

/** After so many milliseconds the engine is asked again. */
export const LOOK_AGAIN = 400;

/**
 * The same request, one look later.
 * @param {import('../types/protocol.js').MakePuzzleRequest} request
 */
export const lookAgain = (request) => ({ ...request, looks: request.looks + 1 });
