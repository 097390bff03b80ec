/** Does something with every item, so many at a time; the results keep the items' order. */
export const inParallel = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  act: (item: Item) => Promise<Result>,
): Promise<Result[]> => {
  const results: Result[] = [];
  const rest = items.entries();
  const worker = async () => {
    for (const [index, item] of rest) results[index] = await act(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
};
