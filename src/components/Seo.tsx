import { Helmet } from 'react-helmet-async';
import type { Seo as SeoContent } from '../../schemas/content';
import { company } from '../content/company';
import { env } from '../env';

interface SeoProps {
  seo: SeoContent;
  /** The page's own address, as in `paths`. */
  path: string;
  /** The id of the image for shared links, as the art build names it. */
  image: string;
  type?: 'website' | 'article';
  noindex?: boolean;
}

/** Everything a page says about itself to search engines and to shared links. */
export const Seo = ({ seo, path, image, type = 'website', noindex }: SeoProps) => {
  const url = env.siteUrl + (path === '/' ? '/' : path);
  const picture = `${env.siteUrl}/og/${image}.png`;
  return (
    <Helmet>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      <meta name="keywords" content={seo.keywords.join(', ')} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={company.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={seo.title} />
      <meta property="og:description" content={seo.description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
};
