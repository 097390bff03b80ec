/**
 * The text that the server receives when a browser posts `text` in a form: line breaks become CR LF, and half a surrogate
 * pair becomes U+FFFD. The HTML and Encoding standards change nothing else.
 */
export const asPosted = (text: string): string =>
  text.replace(/\r\n|\r|\n/g, '\r\n').replace(/\p{Cs}/gu, '\uFFFD');
