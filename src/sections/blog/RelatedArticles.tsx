import type { Article } from '../../../schemas/content';
import { CardItem } from '../../components/CardGrid';
import { paths } from '../../config/paths';
import { blog } from '../../content/blog';
import { Related } from '../detail/Related';
import { ArticleCard } from './ArticleCard';

/** The articles to read next. */
export const RelatedArticles = ({ related }: { related: readonly Article[] }) =>
  related.length > 0 && (
    <Related title={blog.article.related} all={{ label: blog.article.all, to: paths.blogs }}>
      {related.map((article) => (
        <CardItem key={article.id}>
          <ArticleCard article={article} />
        </CardItem>
      ))}
    </Related>
  );
