import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Article } from '../../../schemas/content';
import { artSizes } from '../../components/artSizes';
import { Breadcrumbs } from '../../components/Breadcrumbs';
import { FramedArt } from '../../components/FramedArt';
import { paths } from '../../config/paths';
import { blog, readableDate, readableMonth, readingTime } from '../../content/blog';
import { border } from '../../theme/tokens';

const newLineOnPhone = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: { display: 'block', height: 0, overflow: 'hidden' },
});

/** Title, summary, author and date. */
export const ArticleHead = ({
  article: { slug, title, excerpt, topic, author, published, updated, imageAlt, minutes, cover },
}: {
  article: Article;
}) => (
  <Box component="section" data-ground="paper" sx={{ pt: 3, pb: 6, borderBottom: border }}>
    <Container sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Breadcrumbs trail={[{ label: blog.name, to: paths.blogs }]} here={title} />
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 4, lg: 8 },
          gridTemplateColumns: { lg: '1.15fr 1fr' },
          alignItems: { lg: 'center' },
        }}
      >
        <Stack spacing={2}>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {topic}
          </Typography>
          <Typography variant="articleTitle">{title}</Typography>
          <Typography variant="subtitle1">{excerpt}</Typography>
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {`${blog.article.by(author)}, `}
            <time dateTime={published}>{readableDate(published)}</time>{' '}
            {/* On a phone a line break replaces the dot. */}
            <Box component="span" sx={newLineOnPhone}>
              ·
            </Box>{' '}
            {updated && (
              <>
                {`${blog.article.updated} `}
                <time dateTime={updated}>{readableMonth(updated)}</time>
              </>
            )}
            {`${updated ? ' · ' : ''}${readingTime(minutes)}`}
          </Typography>
        </Stack>
        <FramedArt id={`article-${slug}`} cover={cover} alt={imageAlt} sizes={artSizes.half} priority />
      </Box>
    </Container>
  </Box>
);
