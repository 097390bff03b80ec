import { Helmet } from 'react-helmet-async';
import type { Seo as SeoContent } from '../../schemas/content';
import { company } from '../content/company';
import { feedAddress } from '../seo/feedAddress';
import { absolute, shareImage } from '../seo/siteAddress';

interface SeoProps {
  seo: SeoContent;
  /** The page's own address, as in `paths`. The further pages and searches of a list have the address of the list. */
  path: string;
  /** The id of the image for shared links, as the art build names it. */
  image: string;
  /** The day an article was published, as `YYYY-MM-DD`. Only articles have one. */
  published?: string;
  /** The day of its last change, if that came later. */
  updated?: string | undefined;
  /** Whether the page links to the feed of articles. */
  feed?: boolean;
}

const handle = company.social
  .find(({ name }) => name === 'X')
  ?.url.replace(/^https:\/\/[^/]+\/([^/?#]*).*$/, '@$1');

/** Everything a page says about itself to search engines and to shared links. */
export const Seo = ({ seo, path, image, published, updated, feed }: SeoProps) => {
  const url = absolute(path);
  const picture = shareImage(image);
  return (
    <Helmet>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(', ')} />
      <link rel="canonical" href={url} />
      {feed && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={company.blogName}
          href={absolute(feedAddress)}
        />
      )}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={`en_${company.offices[0].countryCode}`} />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {/* The picture shows the title and a drawing. */}
      <meta property="og:image:alt" content={seo.title} />
      {published && <meta property="article:published_time" content={published} />}
      {updated && <meta property="article:modified_time" content={updated} />}
      {/* Google Discover shows a large picture only where the page allows it. */}
      {published && <meta name="robots" content="max-image-preview:large" />}
      <meta name="twitter:card" content="summary_large_image" />
      {handle && <meta name="twitter:site" content={handle} />}
      <meta name="twitter:title" content={seo.title} />
      <meta name="twitter:description" content={seo.description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={seo.title} />
    </Helmet>
  );
};
