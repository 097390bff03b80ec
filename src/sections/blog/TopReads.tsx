import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { artSizes } from '../../components/artSizes';
import { CardItem } from '../../components/CardGrid';
import { CardArt } from '../../components/FramedArt';
import { Section } from '../../components/Section';
import { Parted } from '../../components/WholeWords';
import { paths } from '../../config/paths';
import { articles, topReads } from '../../content/articles';
import { blog, readingTime } from '../../content/blog';
import { coverAtLeft } from '../../theme/rows';
import { liftsOnHover } from '../../theme/tokens';
import { heading } from '../../theme/typography';

/** One large card, with the others in rows beside it. On a tablet the large card is a row above the others. */
const list = {
  display: 'grid',
  gap: { xs: 2, lg: 3 },
  gridTemplateColumns: { md: 'repeat(3, 1fr)', lg: '1.4fr 1fr' },
  gridAutoRows: { lg: '1fr' },
  '& > :first-of-type': { gridColumn: { md: '1 / -1', lg: 1 }, gridRow: { lg: '1 / span 3' } },
} as const;
/** The styles of a card that on some screens is a row, with the cover at the left of the words. */
const rowWhere = (isRow: (theme: Theme) => string, columns: object | string) => ({
  card: (theme: Theme) => ({
    textDecoration: 'none',
    ...liftsOnHover,
    [isRow(theme)]: { display: 'grid', gridTemplateColumns: columns, alignItems: 'center' },
  }),
  cover: (theme: Theme) => ({ [isRow(theme)]: coverAtLeft }),
});
const large = rowWhere(({ breakpoints }) => breakpoints.only('md'), '3fr 2fr');
const small = rowWhere(({ breakpoints }) => breakpoints.not('md'), { xs: '2fr 3fr', lg: '12fr 13fr' });

const smallTitle = {
  ...heading,
  fontSize: 'clamp(1rem, 0.8rem + 0.9vw, 1.375rem)',
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  textWrap: 'balance',
} as const;

/** In the order of `articles`; the order of `topReads` does not count. */
const reads = articles.filter(({ id }) => topReads.includes(id));

/** Four articles, each with a picture; nothing while there are no others, because the list below has them too. */
export const TopReads = () =>
  reads.length < articles.length &&
  reads.length > 0 && (
    <Section volume="loud" ground="ink" title={blog.topReads.heading}>
      <Box component="ul" sx={list}>
        {reads.map(({ id, slug, title, topic, minutes, cover }, index) => {
          const isFirst = index === 0;
          const look = isFirst ? large : small;
          return (
            <CardItem key={id}>
              <Card component={Link} to={paths.article(id)} variant="cover" sx={look.card}>
                <CardArt
                  id={`article-${slug}`}
                  cover={cover}
                  alt=""
                  sx={look.cover}
                  sizes={isFirst ? artSizes.half : artSizes.listRow}
                />
                <Stack component="span" sx={{ gap: 0.5, padding: { xs: 2, lg: 3 } }}>
                  <Typography
                    variant={isFirst ? 'h3' : 'inherit'}
                    component="span"
                    sx={isFirst ? undefined : smallTitle}
                  >
                    {/* Keeps 'On Job Training' on one line: the title breaks before it. */}
                    <Parted at={/(?<=\bof) /}>{title}</Parted>
                  </Typography>
                  <Typography variant="body2" component="span" color="textSecondary">
                    {`${topic} · ${readingTime(minutes)}`}
                  </Typography>
                </Stack>
              </Card>
            </CardItem>
          );
        })}
      </Box>
    </Section>
  );
