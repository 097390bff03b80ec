import { styled } from '@mui/material/styles';
import type { Article } from '../../../schemas/content';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { Container } from '../../components/Section';
import { blog, readableDate, readingTime } from '../../content/blog';
import { paths } from '../../paths';
import { border, from, radius, shadow, space, type } from '../../theme/tokens';

const Root = styled('section')({ paddingBlock: `${space(3)} ${space(6)}`, borderBottom: border });
const Inner = styled(Container)({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space(4) });
const Grid = styled('div')({
  display: 'grid',
  gap: space(4),
  [from.lg]: { gridTemplateColumns: '1.15fr 1fr', gap: space(8), alignItems: 'center' },
});
const Words = styled('div')({ display: 'grid', gap: space(2) });
const Heading = styled('h1')({ ...type.hero, fontSize: 'clamp(2.25rem, 1.5rem + 2.6vw, 3.75rem)' });
const Excerpt = styled('p')(type.lead);
const Meta = styled('p')({ ...type.small, fontWeight: 600 });
const Whole = styled('span')({ whiteSpace: 'nowrap' });
const Picture = styled('div')({
  '& img': { border, borderRadius: radius.card, boxShadow: shadow(8) },
});

/** What the article is about, who wrote it and when. */
export const ArticleHead = ({
  article: { slug, title, excerpt, topic, author, published, imageAlt, minutes },
}: {
  article: Article;
}) => (
  <Root data-ground="sun">
    <Inner>
      <Breadcrumbs trail={[{ label: blog.name, to: paths.blogs }]} here={title} />
      <Grid>
        <Words>
          <Meta>{topic}</Meta>
          <Heading>{title}</Heading>
          <Excerpt>{excerpt}</Excerpt>
          <Meta>
            By {author}, <time dateTime={published}>{readableDate(published)}</time>&nbsp;·{' '}
            <Whole>{readingTime(minutes)}</Whole>
          </Meta>
        </Words>
        <Picture>
          <Art id={`article-${slug}`} alt={imageAlt} sizes={artSizes.half} priority />
        </Picture>
      </Grid>
    </Inner>
  </Root>
);
