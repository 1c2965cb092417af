/** What the buttons that copy do; where the browser refuses, people copy by hand. */

/**
 * @param {string} text
 * @param {string} shown where the text stands on the page
 * @returns {Promise<'copied'|'museum-by-hand'>} the sentence that says what happened
 */
export async function copied(text, shown) {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    const place = document.querySelector(shown);
    if (place instanceof HTMLTextAreaElement) place.select();
    else if (place) getSelection()?.selectAllChildren(place);
    return 'museum-by-hand';
  }
}
