/** Read from a built page's head, so that the sitemap and the pages agree. */
export interface PageHead {
  canonical: string;
  image: string;
}

/** The head of a page for search engines; undefined for error pages and redirects. */
export function headOf(html: string): PageHead | undefined {
  if (/<meta name="robots" content="noindex"/.test(html)) return undefined;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
  return canonical && image ? { canonical, image } : undefined;
}
