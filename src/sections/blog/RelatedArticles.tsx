import type { Article } from '../../../schemas/content';
import { CardItem } from '../../components/CardGrid';
import { paths } from '../../config/paths';
import { articles } from '../../content/articles';
import { blog } from '../../content/blog';
import { Related } from '../detail/Related';
import { ArticleCard } from './ArticleCard';

/** Further reading: related articles, or the first three. */
export const RelatedArticles = ({ related = articles.slice(0, 3) }: { related?: readonly Article[] }) =>
  related.length > 0 && (
    <Related title={blog.article.related} all={{ label: blog.article.all, to: paths.blogs }}>
      {related.map((other) => (
        <CardItem key={other.id}>
          <ArticleCard article={other} />
        </CardItem>
      ))}
    </Related>
  );
