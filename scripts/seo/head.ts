/** What a built page says about itself, read off its head, so that the sitemap and the pages agree. */
export interface PageHead {
  canonical: string;
  image: string;
}

/** The head of a page that search engines may keep; nothing for an error page or a page that has moved. */
export function headOf(html: string): PageHead | undefined {
  if (/<meta name="robots" content="noindex"/.test(html)) return undefined;
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  const image = /<meta property="og:image" content="([^"]*)"/.exec(html)?.[1];
  return canonical && image ? { canonical, image } : undefined;
}
