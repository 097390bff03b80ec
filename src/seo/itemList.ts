import { absolute } from './siteAddress';

/** A list of pages, in the order of the catalogue. */
export const itemList = (items: readonly { title: string; path: string }[]) => ({
  '@type': 'ItemList',
  itemListElement: items.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absolute(path),
  })),
});
