import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Art } from '../../components/Art';
import { Section } from '../../components/Section';
import { articles, topReads } from '../../content/articles';
import { blog } from '../../content/blog';
import { paths } from '../../paths';
import { border, colour, from, liftsOnHover, radius, shadow, space, type } from '../../theme/tokens';

const Grid = styled('ul')({
  display: 'grid',
  gap: space(3),
  gridTemplateColumns: '1fr 1fr',
  [from.lg]: { gridTemplateColumns: 'repeat(4, 1fr)' },
  '& li': { display: 'flex' },
});
const Read = styled(Link)({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  overflow: 'hidden',
  border,
  borderRadius: radius.card,
  boxShadow: shadow(6),
  backgroundColor: colour.white,
  color: colour.ink,
  textDecoration: 'none',
  ...liftsOnHover,
  '& img': { borderBottom: border },
});
const Name = styled('span')({
  ...type.card,
  padding: space(2),
  fontSize: 'clamp(1rem, 0.8rem + 0.9vw, 1.375rem)',
});

/** Four articles, a picture each. */
export const TopReads = () => (
  <Section ground="ink" title={blog.topReads.heading} tight>
    <Grid>
      {articles
        .filter(({ id }) => topReads.includes(id))
        .map(({ id, slug, title }) => (
          <li key={id}>
            <Read to={paths.article(id)}>
              <Art id={`article-${slug}`} alt="" sizes="(min-width: 1024px) 282px, 46vw" />
              <Name>{title}</Name>
            </Read>
          </li>
        ))}
    </Grid>
  </Section>
);
