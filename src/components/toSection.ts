/**
 * For a link to a section of another page. In the app the section may be in a part whose code comes later; the browser finds it in the
 * page's file.
 */
export const toSection = { reloadDocument: true } as const;
