import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Article } from '../../../schemas/content';
import { artSizes } from '../../components/artSizes';
import { CardArt } from '../../components/FramedArt';
import { paths } from '../../config/paths';
import { blog, readingTime } from '../../content/blog';
import { inRow, rowOfCard, wordsInRow } from '../../theme/rows';
import { liftsOnHover } from '../../theme/tokens';

/** In a row of its own, the words are as high as the whole cover. */
const tight = { ...wordsInRow, gap: 0.5, '&, &:last-child': { paddingBlock: 1.5 } } as const;

/** An article in a list. */
export const ArticleCard = ({
  article: { id, slug, title, excerpt, topic, imageAlt, minutes, cover },
}: {
  article: Article;
}) => (
  <Card component="article" variant="cover" sx={{ ...liftsOnHover, [inRow]: rowOfCard('min(60%, 430px)') }}>
    <CardArt id={`article-${slug}`} cover={cover} alt={imageAlt} sizes={artSizes.cardOrRow} />
    <CardContent sx={{ [inRow]: tight }}>
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {topic} · {readingTime(minutes)}
      </Typography>
      {/* The texts of neighbours start at the same height. */}
      <Typography
        variant="h4"
        sx={{
          typography: { xs: 'h6', sm: 'h4' },
          minHeight: { sm: '2.4em' },
          [inRow]: { minHeight: 0, typography: 'h6' },
        }}
      >
        {title}
      </Typography>
      <Box component="p" sx={{ display: { xs: 'none', sm: 'block' }, [inRow]: { typography: 'body2' } }}>
        {excerpt}
      </Box>
      <Link
        component={RouterLink}
        to={paths.article(id)}
        variant="cardLink"
        sx={{
          // On a phone cards are alone in view, so the link follows the title.
          marginTop: { sm: 'auto' },
          paddingTop: { xs: 0.5, sm: 1.5 },
          [inRow]: { marginTop: 0, paddingTop: 0 },
        }}
      >
        {blog.list.cardLink}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </CardContent>
  </Card>
);
