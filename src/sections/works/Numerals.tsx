import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { projects } from '../../content/projects';
import { works } from '../../content/works';
import { outline } from '../../theme/tokens';
import { display, growing } from '../../theme/typography';
import { NumberWords } from './NumberWords';
import { posterOf } from './results';

const numeral = {
  ...display,
  fontSize: growing({ least: 3.25, start: 1.9, slope: 5.6, laptop: 5.6 }),
  lineHeight: 0.9,
  letterSpacing: '-0.04em',
  whiteSpace: 'nowrap',
} as const;

/** The figure of each project, what it counts, and a link to the project's poster. */
export const Numerals = () => (
  <Box
    component="ul"
    aria-label={works.results.heading}
    sx={{
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: { xs: 3, lg: 5 },
      rowGap: { xs: 3, lg: 5 },
    }}
  >
    {projects.map(({ slug, title }) => {
      const { result, counted } = posterOf(slug);
      return (
        <Box
          key={slug}
          component="li"
          sx={{
            // The numbers of neighbours start at the same height, and so do the texts under them.
            display: 'grid',
            gridRow: 'span 3',
            gridTemplateRows: 'subgrid',
            rowGap: 1,
            paddingTop: 2,
            borderTop: outline,
          }}
        >
          <Typography variant="inherit" component="span" sx={numeral}>
            <NumberWords result={result} />
          </Typography>
          <p>{counted}</p>
          <Typography variant="body2" component="span">
            <Link href={`#${slug}`} color="inherit">
              {title}
            </Link>
          </Typography>
        </Box>
      );
    })}
  </Box>
);
