import { styled } from '@mui/material/styles';
import type { Article } from '../../../schemas/content';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { Container } from '../../components/Section';
import { readingMinutes } from '../../content/articles/readingMinutes';
import { blog, readableDate } from '../../content/blog';
import { paths } from '../../paths';
import { border, from, radius, shadow, space, type } from '../../theme/tokens';

const Root = styled('section')({ paddingBlock: `${space(3)} ${space(6)}`, borderBottom: border });
const Grid = styled(Container)({ display: 'grid', gap: space(4) });
const Words = styled('div')({ display: 'grid', gap: space(2), maxWidth: '52rem' });
const Heading = styled('h1')({ ...type.hero, fontSize: 'clamp(2.25rem, 1.5rem + 3.4vw, 4.5rem)' });
const Excerpt = styled('p')(type.lead);
const Meta = styled('p')({ ...type.small, fontWeight: 600 });
const Picture = styled('div')({
  '& img': { border, borderRadius: radius.card, boxShadow: shadow(8), [from.lg]: { maxHeight: 520 } },
});

/** What the article is about, who wrote it and when. */
export const ArticleHead = ({
  article: { id, slug, title, excerpt, topic, author, published, imageAlt },
}: {
  article: Article;
}) => (
  <Root data-ground="sun">
    <Grid>
      <Breadcrumbs trail={[{ label: blog.name, to: paths.blogs }]} here={title} />
      <Words>
        <Meta>{topic}</Meta>
        <Heading>{title}</Heading>
        <Excerpt>{excerpt}</Excerpt>
        <Meta>
          By {author}, <time dateTime={published}>{readableDate(published)}</time> · {readingMinutes[id]} min
          read
        </Meta>
      </Words>
      <Picture>
        <Art id={`article-${slug}`} alt={imageAlt} sizes={artSizes.full} priority />
      </Picture>
    </Grid>
  </Root>
);
