import { createContext, use } from 'react';
import { toJsonLd, type Thing } from './thing';

/** The element of one piece of structured data. */
export const jsonLdElement = (text: string): string => `<script type="application/ld+json">${text}</script>`;

/** Collects the structured data of a page while the build renders it; undefined in the browser. */
export const JsonLdCollector = createContext<Set<string> | undefined>(undefined);

/**
 * Adds structured data for search engines, to the prerendered file only. It may say nothing that the page does not
 * show.
 */
export const JsonLd = ({ data }: { data: Thing | undefined }) => {
  const told = use(JsonLdCollector);
  if (data) told?.add(toJsonLd(data));
  return null;
};
