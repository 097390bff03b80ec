import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Article } from '../../../schemas/content';
import { Art } from '../../components/Art';
import { artSizes } from '../../components/artSizes';
import { blog, readingTime } from '../../content/blog';
import { paths } from '../../paths';
import { border, colour, liftsOnHover, radius, shadow, space, type } from '../../theme/tokens';

const Card = styled('article')({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border,
  borderRadius: radius.card,
  boxShadow: shadow(6),
  backgroundColor: colour.white,
  color: colour.ink,
  '--focus': colour.cobalt,
  ...liftsOnHover,
  '& img': { borderBottom: border },
});
const Words = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  flex: 1,
  padding: space(3),
  '& h3': type.card,
});
const Meta = styled('p')({ ...type.small, color: colour.inkMuted, fontWeight: 600 });
const More = styled(Link)({
  alignSelf: 'start',
  marginTop: 'auto',
  paddingTop: space(1.5),
  fontWeight: 700,
  color: colour.ink,
  // The whole card is the link's target; its words stay the only name.
  '&::after': { content: '""', position: 'absolute', inset: 0 },
});

/** An article in a list. */
export const ArticleCard = ({
  article: { id, slug, title, excerpt, topic, imageAlt, minutes },
}: {
  article: Article;
}) => (
  <Card>
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
  </Card>
);
