/** A schema.org object. */
export interface Thing {
  readonly '@type': string;
}

/** The text of a JSON-LD element. `<` is escaped, so that no text can close the element. */
export const toJsonLd = (thing: Thing) =>
  JSON.stringify({ '@context': 'https://schema.org', ...thing }).replaceAll('<', '\\u003c');
