/** Every robot may read everything; pages that should not be kept say so themselves. */
export const robots = (siteUrl: string) => `User-agent: *
Allow: /

Sitemap: ${siteUrl}/sitemap.xml
`;
