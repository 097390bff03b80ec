/**
 * Checks figures in the text of an article. A program with the option `says` prints the phrases that contain figures,
 * one a line, and each must occur in the text.
 */

/** Code between two lines of ```, not within a list. */
const fence = /^```(\S*)[^\n]*\n([\s\S]*?)^```[ \t]*$/gm;
const plain = (text: string) => text.replace(/\s*\[\^[^\]\n]+\]|\*\*|`/g, '').replace(/\s+/g, ' ');

/** The text that readers see: words, tables and drawings, without programs and their output. */
export const readableText = (source: string) =>
  plain(source.replace(fence, (_, language: string, body: string) => (language === 'figure' ? body : '')));

/** The lines that a program printed and the text does not contain. */
export const missingFrom = (text: string, printed: string) =>
  printed.split('\n').filter((line) => !text.includes(plain(line).trim()));
