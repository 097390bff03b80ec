import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Article } from '../../../schemas/content';
import { artSizes } from '../../components/artSizes';
import { CardArt } from '../../components/FramedArt';
import { Parted } from '../../components/WholeWords';
import { paths } from '../../config/paths';
import { blog, readingTime } from '../../content/blog';
import { footInRow, inRow, rowOfCard, wordsInRow } from '../../theme/rows';
import { spacing } from '../../theme/spacing';
import { liftsOnHover } from '../../theme/tokens';

const foot = { padding: `0 ${spacing(3)} ${spacing(3)}`, [inRow]: footInRow } as const;

/** An article in a list. */
export const ArticleCard = ({
  article: { id, slug, title, excerpt, topic, imageAlt, minutes, cover },
}: {
  article: Article;
}) => (
  <Card component="article" variant="cover" sx={{ ...liftsOnHover, [inRow]: rowOfCard }}>
    <CardArt id={`article-${slug}`} cover={cover} alt={imageAlt} sizes={artSizes.card} />
    <CardContent sx={{ paddingBottom: 2.5, [inRow]: wordsInRow }}>
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {topic} · {readingTime(minutes)}
      </Typography>
      <Typography variant="h4">
        <Parted at={/(?<=:) /}>{title}</Parted>
      </Typography>
      <p>{excerpt}</p>
    </CardContent>
    <Box sx={foot}>
      <Link component={RouterLink} to={paths.article(id)} variant="cardLink">
        {blog.list.card}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </Box>
  </Card>
);
