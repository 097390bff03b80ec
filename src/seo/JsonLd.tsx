import { createContext, use } from 'react';
import { toJsonLd, type Thing } from './thing';

/** Collects the structured data of a page while the build renders it; undefined in the browser. */
export const JsonLdCollector = createContext<Set<string> | undefined>(undefined);

/**
 * Adds structured data for search engines. It may say nothing that the page does not show. Only the prerendered file has
 * it.
 */
export const JsonLd = ({ data }: { data: Thing }) => {
  use(JsonLdCollector)?.add(toJsonLd(data));
  return null;
};
