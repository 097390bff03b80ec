import type { Article } from '../../../schemas/content';
import { articles } from '../../content/articles';
import { blog } from '../../content/blog';
import { paths } from '../../paths';
import { Related } from '../detail/Related';
import { ArticleCard } from './ArticleCard';

/** Where to read on: what goes with an article, or else the first ones. */
export const RelatedArticles = ({ related = articles.slice(0, 3) }: { related?: readonly Article[] }) => (
  <Related title={blog.article.related} all={{ label: blog.article.all, to: paths.blogs }}>
    {related.map((other) => (
      <li key={other.id}>
        <ArticleCard article={other} />
      </li>
    ))}
  </Related>
);
