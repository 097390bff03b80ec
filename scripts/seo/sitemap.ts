import { escapeXml } from './escapeXml.ts';
import type { PageHead } from './head.ts';

/** Lists the pages, each with its picture and the day of its last change, where known. */
export function sitemap(pages: readonly PageHead[], lastChanged: Record<string, string>): string {
  const entries = pages.map(({ canonical, image }) => {
    const day = lastChanged[new URL(canonical).pathname];
    const changed = day ? `<lastmod>${day}</lastmod>` : '';
    const picture = `<image:image><image:loc>${escapeXml(image)}</image:loc></image:image>`;
    return `<url><loc>${escapeXml(canonical)}</loc>${changed}${picture}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${entries.join('\n')}
</urlset>
`;
}
