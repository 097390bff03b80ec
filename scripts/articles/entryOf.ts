/** The entry of a table under a word of an author's, which may also be the name of something that every object has. */
export const entryOf = <Value>(table: Readonly<Record<string, Value>>, word: string): Value | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;
