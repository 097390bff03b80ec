import { Fragment } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { Article as ArticleContent, ArticleText } from '../../schemas/content';
import { NotFound } from '../components/NotFound';
import { Seo } from '../components/Seo';
import { paths } from '../config/paths';
import { articles } from '../content/articles';
import { relatedTo } from '../content/articles/related';
import { loadText } from '../content/articles/texts.js';
import { blog } from '../content/blog';
import { Fold } from '../handover/Fold';
import { loadPage } from '../navigation/loadPage';
import { ArticleBody } from '../sections/blog/ArticleBody';
import { ArticleHead } from '../sections/blog/ArticleHead';
import { GetInTouch } from '../sections/blog/GetInTouch';
import { RelatedArticles } from '../sections/blog/RelatedArticles';
import { blogPosting } from '../seo/blogPosting';
import { JsonLd } from '../seo/JsonLd';
import { idOf } from './idOf';

interface Loaded {
  article: ArticleContent;
  text: ArticleText;
  related: readonly ArticleContent[];
}

export const loader = async (args: LoaderFunctionArgs): Promise<Loaded | null> => {
  const id = idOf(args) ?? 0;
  const article = articles.find((one) => one.id === id);
  const text = await loadText(id, (load) => loadPage(load, args));
  return article && text ? { article, text, related: relatedTo(article, text.related) } : null;
};

const Article = () => {
  const loaded = useLoaderData<Loaded | null>();
  if (!loaded) {
    return (
      <NotFound {...blog.notFound} links={[{ label: blog.article.all, to: paths.blogs }]}>
        <RelatedArticles related={articles.slice(0, 3)} />
      </NotFound>
    );
  }
  const { article, text, related } = loaded;
  return (
    <Fragment key={article.id}>
      <Seo
        seo={text.seo}
        path={paths.article(article.id)}
        image={`article-${article.slug}`}
        published={article.published}
        updated={article.updated}
        feed
      />
      <ArticleHead article={article} />
      <Fold>
        <ArticleBody article={article} text={text} />
        <GetInTouch />
        <RelatedArticles related={related} />
        <JsonLd data={blogPosting(article, text.words)} />
      </Fold>
    </Fragment>
  );
};

export default Article;
