/** Something a page describes to search engines, in the words of schema.org. */
export interface Thing {
  readonly '@type': string;
}

/** The text of a JSON-LD element. A `<` is escaped, so that no text in it can end the element. */
export const toJsonLd = (thing: Thing) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
