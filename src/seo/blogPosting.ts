import type { Article } from '../../schemas/content';
import { paths } from '../config/paths';
import { publisher } from './organisation';
import { absolute, shareImage } from './siteAddress';

/** An article with its author. */
export const blogPosting = (article: Article, words: number) => ({
  '@type': 'BlogPosting',
  headline: article.title,
  description: article.excerpt,
  url: absolute(paths.article(article.id)),
  image: shareImage(`article-${article.slug}`),
  datePublished: article.published,
  dateModified: article.updated ?? article.published,
  author: { '@type': 'Person', name: article.author },
  publisher: publisher(),
  articleSection: article.topic,
  wordCount: words,
});
