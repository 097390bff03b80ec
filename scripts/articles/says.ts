/**
 * Figures in the text of an article. A program with the option `says` prints the words that hold them, a line each, and
 * every line must occur in the text: a figure there cannot differ from the one that the program computes.
 */
const fence = /^```(\S*)[^\n]*\n([\s\S]*?)^```$/gm;
const plain = (text: string) => text.replace(/\s*\[\^[\w-]+\]|\*\*|`/g, '').replace(/\s+/g, ' ');

/** What readers read: words, tables and drawings, without programs and their output. */
export const readableText = (source: string) =>
  plain(source.replace(fence, (_, language, body) => (language === 'figure' ? String(body) : '')));

/** The lines that a program printed and the text does not have. */
export const missingFrom = (text: string, printed: string) =>
  printed.split('\n').filter((line) => !text.includes(plain(line).trim()));
