import type { Locator } from 'playwright/test';

/** Where the columns of a list begin, in px from the left: one number for each column. */
export const columnsOf = (items: Locator) =>
  items.evaluateAll((all) =>
    [...new Set(all.map((item) => Math.round(item.getBoundingClientRect().left)))].toSorted(
      (one, other) => one - other,
    ),
  );
