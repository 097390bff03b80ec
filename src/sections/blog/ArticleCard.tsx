import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
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
const Words = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  flex: 1,
  padding: theme.spacing(3),
  '& h3': theme.typography.h4,
}));
const Meta = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  color: colour.inkMuted,
  fontWeight: 600,
}));
const More = styled(Link)(({ theme }) => ({
  alignSelf: 'start',
  marginTop: 'auto',
  paddingTop: theme.spacing(1.5),
  fontWeight: 700,
  color: colour.ink,
  // The whole card is the link's target; its words stay the only name.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
}));

/** An article in a list. */
export const ArticleCard = ({
  article: { id, slug, title, excerpt, topic, imageAlt, minutes },
}: {
  article: Article;
}) => (
  <Root component="article">
    <Art id={`article-${slug}`} alt={imageAlt} sizes={artSizes.card} />
    <Words>
      <Meta>
        {topic} · {readingTime(minutes)}
      </Meta>
      <h3>{title}</h3>
      <p>{excerpt}</p>
      <More to={paths.article(id)}>
        {blog.list.card}
        <span className="visually-hidden"> {title}</span>
      </More>
    </Words>
  </Root>
);
