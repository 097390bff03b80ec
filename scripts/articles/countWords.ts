/** The parts of an article that are not read as words. */
const notRead = { kind: '', id: '', file: '', href: '', lines: '', output: '', drawing: '', alt: '' };

/** The words that a reader reads in a part of an article. */
export const countWords = (value: unknown): number => {
  if (typeof value === 'string')
    return value.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  if (typeof value !== 'object' || value === null || ('kind' in value && value.kind === 'reference'))
    return 0;
  const parts = Object.values(Array.isArray(value) ? value : { ...value, ...notRead });
  return parts.reduce<number>((sum, part) => sum + countWords(part), 0);
};
