import { createContext, use } from 'react';
import { toJsonLd, type Thing } from './thing';

/** Takes what the parts of a page say about it while the build renders that page; nobody takes it in the browser. */
export const JsonLdCollector = createContext<Set<string> | undefined>(undefined);

/**
 * What a page shows, once more for search engines. It says nothing that a visitor cannot read on the page. Only the
 * prerendered file has it: in the browser there is nobody to read it.
 */
export const JsonLd = ({ data }: { data: Thing }) => {
  use(JsonLdCollector)?.add(toJsonLd(data));
  return null;
};
