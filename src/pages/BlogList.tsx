import { Seo } from '../components/Seo';
import { SearchBox } from '../components/SearchBox';
import { blog } from '../content/blog';
import { island } from '../islands/island';
import { paths } from '../paths';
import { TopReads } from '../sections/blog/TopReads';
import { Pill } from '../sections/listing/Pill';
import { PageHero } from '../sections/listing/PageHero';

const Articles = island('results', () => import('../sections/blog/ArticleResults'), 'idle');

const { hero, list, name, seo } = blog;

const BlogList = () => (
  <>
    <Seo seo={seo} path={paths.blogs} image="blogs" />
    <PageHero
      ground="sun"
      kicker={<Pill>{name}</Pill>}
      heading={hero.heading}
      text={hero.text}
      art="page-blogs"
      alt={hero.alt}
    >
      <SearchBox {...list.search} />
    </PageHero>
    <TopReads />
    <Articles />
  </>
);

export default BlogList;
