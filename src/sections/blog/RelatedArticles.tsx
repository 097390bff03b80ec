import type { Article } from '../../../schemas/content';
import { articles } from '../../content/articles';
import { blog } from '../../content/blog';
import { paths } from '../../paths';
import { Related } from '../detail/Related';
import { ArticleCard } from './ArticleCard';

const COUNT = 3;

/** Others of the same topic first, then the ones that follow. */
const relatedTo = (article: Article | undefined) => {
  const after = articles.filter(({ id }) => id > (article?.id ?? 0));
  const others = [...after, ...articles].filter(({ id }) => id !== article?.id);
  const sameTopic = others.filter(({ topic }) => topic === article?.topic);
  return [...new Set([...sameTopic, ...others])].slice(0, COUNT);
};

export const RelatedArticles = ({ article }: { article?: Article }) => (
  <Related title={blog.article.related} all={{ label: blog.article.all, to: paths.blogs }}>
    {relatedTo(article).map((other) => (
      <li key={other.id}>
        <ArticleCard article={other} />
      </li>
    ))}
  </Related>
);
