import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { Art } from '../../components/Art';
import { Section } from '../../components/Section';
import { articles, topReads } from '../../content/articles';
import { blog } from '../../content/blog';
import { paths } from '../../config/paths';
import { snapsToGrid } from '../../theme/motion';
import { border, liftsOnHover } from '../../theme/tokens';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  ...snapsToGrid,
  // Two or four columns, or fewer for large text.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 20%), 1fr))',
  },
  '& li': { display: 'flex' },
}));
const Read = styled(Card)({
  gap: 0,
  padding: 0,
  width: '100%',
  overflow: 'hidden',
  textDecoration: 'none',
  ...liftsOnHover,
  '& img': { borderBottom: border },
}) as typeof Card;

/** Four articles, a picture each. */
export const TopReads = () => (
  <Section ground="ink" title={blog.topReads.heading} tight>
    <Grid>
      {articles
        .filter(({ id }) => topReads.includes(id))
        .map(({ id, slug, title }) => (
          <li key={id}>
            <Read component={Link} to={paths.article(id)}>
              <Art id={`article-${slug}`} alt="" sizes="(min-width: 1024px) 282px, 46vw" />
              <Typography variant="tileTitle" component="span" sx={{ padding: 2 }}>
                {title}
              </Typography>
            </Read>
          </li>
        ))}
    </Grid>
  </Section>
);
