import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { Article } from '../../../schemas/content';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { blog, readableDate, readingTime } from '../../content/blog';
import { paths } from '../../config/paths';
import { border, radius, shadow } from '../../theme/tokens';

const Root = styled('section')(({ theme }) => ({ paddingBlock: theme.spacing(3, 6), borderBottom: border }));
const Inner = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
}));
const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1.15fr 1fr',
    gap: theme.spacing(8),
    alignItems: 'center',
  },
}));
const Whole = styled('span')({ whiteSpace: 'nowrap' });
const Picture = styled('div')({
  '& img': { border, borderRadius: radius.card, boxShadow: shadow(8) },
});

/** Title, summary, author and date. */
export const ArticleHead = ({
  article: { slug, title, excerpt, topic, author, published, imageAlt, minutes },
}: {
  article: Article;
}) => (
  <Root data-ground="paper">
    <Inner>
      <Breadcrumbs trail={[{ label: blog.name, to: paths.blogs }]} here={title} />
      <Grid>
        <Stack spacing={2}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {topic}
          </Typography>
          <Typography variant="articleTitle">{title}</Typography>
          <Typography variant="subtitle1">{excerpt}</Typography>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            By {author}, <time dateTime={published}>{readableDate(published)}</time>&nbsp;·{' '}
            <Whole>{readingTime(minutes)}</Whole>
          </Typography>
        </Stack>
        <Picture>
          <Art id={`article-${slug}`} alt={imageAlt} sizes={artSizes.half} priority />
        </Picture>
      </Grid>
    </Inner>
  </Root>
);
