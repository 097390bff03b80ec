/** The three entries after this one in a list, which wraps at its end. Without an id, the first three. */
export const othersOf = <T extends { id: number }>(list: readonly T[], id?: number): T[] => {
  const at = list.findIndex((entry) => entry.id === id);
  return [...list.slice(at + 1), ...list.slice(0, Math.max(at, 0))].slice(0, 3);
};
