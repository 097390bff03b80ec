export const clampPage = (page: number, pages: number) => Math.min(Math.max(page, 1), Math.max(pages, 1));

/** The numbers a pagination shows: the first, the last, the current one and its neighbours, and `gap` for omitted pages. */
export const pageNumbers = (page: number, pages: number): (number | 'gap')[] => {
  const wanted = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  const shown = [...new Set(wanted)];
  return shown.flatMap((number, index) => {
    const before = shown[index - 1];
    return before !== undefined && number - before > 1 ? ['gap' as const, number] : [number];
  });
};
