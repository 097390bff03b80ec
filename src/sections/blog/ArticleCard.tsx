import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { Article } from '../../../schemas/content';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { blog, readingTime } from '../../content/blog';
import { paths } from '../../config/paths';
import { border, colour, liftsOnHover } from '../../theme/tokens';

const Root = styled(Card)({
  position: 'relative',
  padding: 0,
  gap: 0,
  overflow: 'hidden',
  ...liftsOnHover,
  '& img': { borderBottom: border },
}) as typeof Card;

/** An article in a list. */
export const ArticleCard = ({
  article: { id, slug, title, excerpt, topic, imageAlt, minutes },
}: {
  article: Article;
}) => (
  <Root component="article">
    <Art id={`article-${slug}`} alt={imageAlt} sizes={artSizes.card} />
    <CardContent>
      <Typography variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {topic} · {readingTime(minutes)}
      </Typography>
      <Typography variant="h4">{title}</Typography>
      <p>{excerpt}</p>
      <Link
        component={RouterLink}
        to={paths.article(id)}
        variant="cardLink"
        sx={{ marginTop: 'auto', paddingTop: 1.5, color: colour.ink }}
      >
        {blog.list.card}
        <span className="visually-hidden"> {title}</span>
      </Link>
    </CardContent>
  </Root>
);
