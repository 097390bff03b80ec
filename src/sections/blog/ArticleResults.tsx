import { PagedList } from '../../components/PagedList';
import { Section } from '../../components/Section';
import { listedArticles } from '../../content/articles';
import { blog } from '../../content/blog';
import { nouns } from '../../content/labels';
import { ArticleCard } from './ArticleCard';
import { ARTICLE_PAGE_SIZES } from './pageSizes';

/** All articles, in pages. */
const ArticleResults = () =>
  listedArticles.length > 0 && (
    <Section ground="paper" label={blog.list.heading}>
      <PagedList
        heading={blog.list.heading}
        items={listedArticles}
        keyOf={({ id }) => id}
        textOf={({ title }) => title}
        pageSizes={ARTICLE_PAGE_SIZES}
        noun={nouns.article}
        suggestedSearches={blog.list.suggestedSearches}
      >
        {(article) => <ArticleCard article={article} />}
      </PagedList>
    </Section>
  );

export default ArticleResults;
