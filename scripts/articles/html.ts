import { entryOf } from './entryOf.ts';

/** What an author should write instead of an HTML tag. */

const picture =
  'Put the picture next to the article and write ![what it shows](file.jpg) on a line of its own, with an empty line above and below it.';
const film = 'Write a link to it: ::link[Watch the video]{href="https://…"}.';
const fold =
  'Write its summary as a sentence that ends with a colon, or as a ### heading if more headings follow.';
/** Instead of the boxes of other programs. */
export const noteInstead = 'Write a paragraph that begins with **Note:** in its place.';
const words = 'Remove the tag and keep its words.';
const strong = 'Put two asterisks on each side: **the words**.';
const em = 'Put one asterisk on each side: *the words*.';

const advice: Record<string, string> = {
  img: picture,
  figure: picture,
  picture,
  iframe: film,
  video: film,
  audio: film,
  embed: film,
  script: 'Scripts are not shown. Remove it, or link to what it shows with ::link[…]{href="https://…"}.',
  style: 'Articles have the look of the site. Remove it.',
  table: 'Write the table as lines: | Name | Value |, then |---|---|, then a line for each row.',
  details: fold,
  summary: fold,
  note: noteInstead,
  tip: noteInstead,
  callout: noteInstead,
  warning: noteInstead,
  admonition: noteInstead,
  b: strong,
  strong,
  i: em,
  em,
  u: 'Underlined words look like links. Write **the words** for emphasis.',
  a: 'Write [the words](https://…).',
  code: 'Write `the code` between backticks.',
  pre: 'Put a line of ``` above and below the code.',
  hr: 'Write --- with an empty line above and below it.',
  blockquote: 'Write > at the beginning of each line.',
  ul: 'Write - at the beginning of each entry.',
  ol: 'Write 1. at the beginning of each entry.',
  li: 'Write - at the beginning of the entry.',
  h1: 'The title is in the first lines of the file. Remove it, or write ## for a heading.',
  ...Object.fromEntries(
    ['h2', 'h3', 'h4'].map((tag) => [tag, 'Write ## before the heading, or ### and ####.']),
  ),
};

/** Words between two comments belong to neither. */
export const isComment = (html: string) => /^\s*(?:<!--(?:(?!-->)[^])*-->\s*)+$/.test(html);
/** End tags alone are not reported, because their start tags were. Words below one, without an empty line, belong to it. */
export const isEnd = (html: string) => /^\s*(?:<\/[^<>]*>\s*)+$/.test(html);
export const isLineBreak = (html: string) => /^\s*(?:<br\s*\/?>\s*)+$/i.test(html);

export function htmlMistake(html: string): string {
  if (html.trimStart().startsWith('<!'))
    return 'A comment should be on lines of its own, between <!-- and -->. Remove other things that begin with <!.';
  const tag = /<\/?([\w-]+)/.exec(html)?.[1] ?? '';
  // A component of another site, such as <Newsletter />, has no words.
  const otherwise = /^<[A-Z][\w.]*[^>]*\/>$/.test(html.trim()) ? 'Remove it.' : words;
  return `HTML such as <${tag}> is not shown. ${entryOf(advice, tag.toLowerCase()) ?? otherwise}`;
}
