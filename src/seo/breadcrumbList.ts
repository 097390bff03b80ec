import { absolute } from './siteAddress';

/** The path from Home to a page. The last entry, the page itself, needs no address. */
export const breadcrumbList = (trail: readonly { label: string; to: string }[], here: string) => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...trail.map(({ label, to }) => ({ name: label, item: absolute(to) })),
    { name: here },
  ].map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
});
