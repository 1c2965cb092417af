// As h5p-resizer.js does it (github.com/h5p/h5p-php-library, js/h5p-resizer.js): a frame says "hello", is given the
// whole width, and from then on says how high it wants to be. Written for these tests, without "prepareResize".
addEventListener('message', ({ data, source }) => {
  if (data?.context !== 'h5p') return;
  const frame = [...document.getElementsByTagName('iframe')].find((one) => one.contentWindow === source);
  if (!frame) return;
  const respond = (action) => source.postMessage({ context: 'h5p', action }, '*');
  if (data.action === 'hello') {
    frame.style.width = '100%';
    addEventListener('resize', () => respond('resize'));
    respond('hello');
  }
  if (data.action === 'resize') frame.style.height = `${data.scrollHeight}px`;
});
