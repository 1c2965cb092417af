/** Files that the page makes, for people to keep. */

/** How long the address of such a file is kept, in milliseconds. */
const KEPT = 10_000;

/**
 * @param {string} name
 * @param {Blob} file
 */
export function download(name, file) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
}
