import type { Block } from '../../schemas/content.ts';

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

const notRead = { kind: '', href: '', lines: '', output: '', drawing: '', alt: '' };

/** Counts the words that readers read: not code, drawings or the list of references. */
export const countWords = (body: readonly Block[]) =>
  body
    .filter(({ kind }) => kind !== 'reference')
    .flatMap((block) => textsIn({ ...block, ...notRead }))
    .flatMap((text) => text.split(/\s+/))
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
