import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { CardItem } from '../../components/CardGrid';
import { CardArt } from '../../components/FramedArt';
import { Section } from '../../components/Section';
import { paths } from '../../config/paths';
import { articles, topReads } from '../../content/articles';
import { blog } from '../../content/blog';
import { liftsOnHover } from '../../theme/tokens';

/** Four articles, a picture each. */
export const TopReads = () => (
  <Section ground="ink" title={blog.topReads.heading} tight>
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 3,
        // Two or four columns, or fewer for large text.
        gridTemplateColumns: {
          xs: 'repeat(auto-fit, minmax(min(100%, max(7.5rem, 40%)), 1fr))',
          lg: 'repeat(auto-fit, minmax(max(9rem, 20%), 1fr))',
        },
      }}
    >
      {articles
        .filter(({ id }) => topReads.includes(id))
        .map(({ id, slug, title, cover }) => (
          <CardItem key={id}>
            <Card
              component={Link}
              to={paths.article(id)}
              variant="cover"
              sx={{ textDecoration: 'none', ...liftsOnHover }}
            >
              <CardArt id={`article-${slug}`} cover={cover} alt="" sizes="(min-width: 1024px) 282px, 46vw" />
              <Typography variant="tileTitle" component="span" sx={{ padding: 2 }}>
                {title}
              </Typography>
            </Card>
          </CardItem>
        ))}
    </Box>
  </Section>
);
