/**
 * Checks figures in the text of an article. A program with the option `says` prints the phrases that contain figures,
 * one a line, and each must occur in the text.
 */

/** Code between two lines of ``` or ~~~, not within a list. */
const fence = /^(`{3,}|~{3,})(\S*)[^\n]*\n([\s\S]*?)^\1[`~]*[ \t]*$/gm;
const frontMatter = /^---\n[\s\S]*?\n---[ \t]*\n/;
const comment = /<!--[\s\S]*?-->/g;
const plain = (text: string) => text.replace(/\s*\[\^[^\]\n]+\]|\*\*|`/g, '').replace(/\s+/g, ' ');

/** The text that readers see: words, tables and drawings, without fields, comments, programs and their output. */
export const readableText = (source: string) =>
  plain(
    source
      .replace(frontMatter, '')
      .replace(fence, (_, _signs, language: string, body: string) => (language === 'figure' ? body : ''))
      .replace(comment, ''),
  );

/** The lines that a program printed and the text does not contain. */
export const missingFrom = (text: string, printed: string) =>
  printed.split('\n').filter((line) => !text.includes(plain(line).trim()));
