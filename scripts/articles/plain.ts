/** Texts that are shown as they are typed: the fields of an article, and the captions of its figures and pictures. */
import * as z from 'zod/mini';

/** A citation such as [^knuth], also with a key that no source has, such as [^Knuth 1984]. */
export const citation = /\[\^[^\]\n]+\]/;
export const citeElsewhere = 'Cite a source in a paragraph, not here.';

interface Sign {
  pattern: RegExp;
  advice: string;
}
const signs: readonly Sign[] = [
  { pattern: citation, advice: citeElsewhere },
  { pattern: /\]\(/, advice: 'Write links in paragraphs: only words are shown here.' },
  {
    // Two prices such as 10* and 20* have notes, no italics.
    pattern: /\*\*|(?<![\w*])\*(?=\w)[^*]*\w\*(?!\w)|`/,
    advice: 'Remove it: only words are shown here.',
  },
  {
    pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i,
    advice: 'Write the sign itself: only words are shown here.',
  },
  {
    pattern: /\{\{[^{}]*\w[^{}]*\}+/,
    advice: 'Write the words themselves, or {{company.name}} and the like.',
  },
  { pattern: /\\[-.!#+*_()[\]]/, advice: 'Remove the backslash: only words are shown here.' },
];

/** What is wrong with a text in which only words are shown, as the end of a sentence that begins with its name. */
export function plainMistake(text: string): string | undefined {
  for (const { pattern, advice } of signs) {
    const found = pattern.exec(text)?.[0];
    if (found) return `shows ${found} as it is. ${advice}`;
  }
  return undefined;
}

/** The mistakes in the texts of a value that was read from YAML, each with the path to the text. */
export function plainMistakesIn(
  value: unknown,
  path: PropertyKey[] = [],
): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') {
    const mistake = plainMistake(value);
    return mistake ? [{ path, text: `${z.core.toDotPath(path)} ${mistake}` }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return entries.flatMap(([key, part]) => plainMistakesIn(part, [...path, key]));
}
