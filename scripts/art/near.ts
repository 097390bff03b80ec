/** How many single-letter edits lead from one word to the other. */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

const words = (name: string) => name.split('-').filter((word) => word.length > 2);

/** The few known names closest to a wrong one: by spelling, or because they share a word with it. */
export function nearNames(wrong: string, known: readonly string[], count = 5): string[] {
  const asked = new Set(words(wrong));
  const score = (name: string) =>
    distance(wrong, name) - 3 * words(name).filter((word) => asked.has(word)).length;
  return known
    .map((name) => ({ name, score: score(name) }))
    .toSorted((a, b) => a.score - b.score || a.name.localeCompare(b.name, 'en'))
    .slice(0, count)
    .map(({ name }) => name);
}
