/** Allows everything; pages that must stay out of search results carry `noindex`. */
export const robots = (siteUrl: string) => `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
