import type { Block } from '../../../schemas/content.ts';

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** How many words of an article a reader sees. */
export const countWords = (body: readonly Block[]) =>
  body
    .flatMap((block) => textsOf({ ...block, kind: '', href: '' }))
    .flatMap((text) => text.split(/\s+/))
    .filter(Boolean).length;

/** Reading time in minutes, at 200 words a minute. */
export const minutesFor = (words: number) => Math.ceil(words / 200);
