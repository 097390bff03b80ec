const words = (name: string) => name.split('-').filter((word) => word.length > 2);
const pairs = (name: string) =>
  Array.from({ length: name.length - 1 }, (_, index) => name.slice(index, index + 2));
const shared = (a: readonly string[], b: readonly string[]) => a.filter((part) => b.includes(part)).length;

/** The known names most similar to a wrong one: they share words or pairs of letters with it. */
export function nearNames(wrong: string, known: readonly string[], count = 5): string[] {
  const similarity = (name: string) =>
    shared(words(wrong), words(name)) +
    (2 * shared(pairs(wrong), pairs(name))) / (wrong.length + name.length);
  return known
    .map((name) => ({ name, score: similarity(name) }))
    .toSorted((a, b) => b.score - a.score || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
    .map(({ name }) => name);
}
