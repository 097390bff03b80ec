import Chip from '@mui/material/Chip';
import { SearchBox } from '../components/SearchBox';
import { Seo } from '../components/Seo';
import { Parted } from '../components/WholeWords';
import { paths } from '../config/paths';
import { listedArticles } from '../content/articles';
import { blog } from '../content/blog';
import { nouns } from '../content/labels';
import { Fold } from '../handover/Fold';
import { island } from '../handover/island';
import { ARTICLE_PAGE_SIZES } from '../sections/blog/pageSizes';
import { TopReads } from '../sections/blog/TopReads';
import { PageHero } from '../sections/listing/PageHero';
import { itemList } from '../seo/itemList';
import { JsonLd } from '../seo/JsonLd';

const Articles = island('results', () => import('../sections/blog/ArticleResults'), { isFirst: true });

const { hero, list, name, seo } = blog;

/** The articles on the first page of the list. */
const firstPage = listedArticles
  .slice(0, ARTICLE_PAGE_SIZES.wide)
  .map(({ id, title }) => ({ title, path: paths.article(id) }));

const searchable = { texts: listedArticles.map(({ title }) => title), noun: nouns.article };

const BlogList = () => (
  <>
    <Seo seo={seo} path={paths.blogs} image="blogs" feed />
    <PageHero
      ground="paper"
      kicker={<Chip component="p" label={name} />}
      heading={<Parted at={/(?<=for) /}>{hero.heading}</Parted>}
      size="long"
      hasSearch
      text={hero.text}
      art="page-blogs"
      alt={hero.alt}
    >
      {firstPage.length > 0 && <SearchBox {...list.search} searched={searchable} />}
    </PageHero>
    <Fold>
      <TopReads />
      <Articles />
      {firstPage.length > 0 && <JsonLd data={itemList(firstPage)} />}
    </Fold>
  </>
);

export default BlogList;
