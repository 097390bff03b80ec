import type { Block } from '../../schemas/content.ts';

const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

/** The parts of a block that are not read as words. */
const unread = { kind: '', href: '', lines: '', output: '', drawing: '', alt: '' };
const isRead = ({ kind }: Block) => kind !== 'reference';

/** How many words of an article a reader reads. Code, drawings and the list of sources do not count. */
export const countWords = (body: readonly Block[]) =>
  body
    .filter(isRead)
    .flatMap((block) => textsOf({ ...block, ...unread }))
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** Reading time in minutes, at 200 words a minute. */
export const minutesFor = (words: number) => Math.ceil(words / 200);
