import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { artSizes } from '../../components/artSizes';
import { CardItem } from '../../components/CardGrid';
import { CardArt } from '../../components/FramedArt';
import { Section } from '../../components/Section';
import { Parted } from '../../components/WholeWords';
import { paths } from '../../config/paths';
import { articles, topReads } from '../../content/articles';
import { blog } from '../../content/blog';
import { border, colour, liftsOnHover } from '../../theme/tokens';

/** One large card, and the others in rows next to it. */
const list = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  gridTemplateColumns: { md: '1.25fr 1fr', lg: '1.4fr 1fr' },
  gridAutoRows: { md: '1fr' },
  '& > :first-of-type': { gridRow: { md: '1 / span 3' } },
} as const;
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: '2fr 3fr', lg: '12fr 13fr' },
  alignItems: 'center',
} as const;
const coverOfRow = {
  sx: {
    height: '100%',
    borderRight: border,
    borderRadius: '18px 0 0 18px',
    overflow: 'hidden',
    backgroundColor: colour.ink,
  },
  slotProps: { img: { sx: { height: '100%', borderRadius: 'inherit' } } },
  sizes: '(min-width: 1024px) 234px, 38vw',
} as const;

/** Four articles, a picture each. */
export const TopReads = () => (
  <Section ground="ink" title={blog.topReads.heading}>
    <Box component="ul" sx={list}>
      {articles
        .filter(({ id }) => topReads.includes(id))
        .map(({ id, slug, title, cover }, index) => {
          const isFirst = index === 0;
          return (
            <CardItem key={id}>
              <Card
                component={Link}
                to={paths.article(id)}
                variant="cover"
                sx={{ textDecoration: 'none', ...liftsOnHover, ...(!isFirst && row) }}
              >
                <CardArt
                  id={`article-${slug}`}
                  cover={cover}
                  alt=""
                  {...(isFirst ? { sizes: artSizes.half } : coverOfRow)}
                />
                <Typography
                  variant={isFirst ? 'h3' : 'tileTitle'}
                  component="span"
                  sx={{ padding: { xs: 2, lg: 3 } }}
                >
                  {/* What follows 'of' is one thing: 'On Job Training'. */}
                  <Parted at={/(?<=\bof) /}>{title}</Parted>
                </Typography>
              </Card>
            </CardItem>
          );
        })}
    </Box>
  </Section>
);
