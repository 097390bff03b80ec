/**
 * Fetches a document of this build and passes it on; after a failure it does nothing. Unlike `innerHTML`, this parser
 * is allowed by the page's Trusted Types policy. Parts of a page are `.txt` files, because nobody should visit them as
 * pages.
 */
export const fetchDocument = (address: string, use: (markup: Document) => void): void => {
  const request = new XMLHttpRequest();
  request.responseType = 'document';
  if (address.endsWith('.txt')) request.overrideMimeType('text/html');
  request.addEventListener('load', () => {
    const { responseXML, status } = request;
    if (responseXML && status === 200) use(responseXML);
  });
  request.open('GET', address);
  request.send();
};
