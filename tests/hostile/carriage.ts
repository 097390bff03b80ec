/**
 * What arrives of a text that a browser posts in a form. The standard for forms changes two things and nothing else:
 * every line break travels as CR LF, and half a surrogate pair, which has no form in UTF-8, as U+FFFD.
 */
export const posted = (text: string): string =>
  text.replace(/\r\n|\r|\n/g, '\r\n').replace(/\p{Cs}/gu, '\uFFFD');
