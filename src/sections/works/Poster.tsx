import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import { WholeWords } from '../../components/WholeWords';
import { paths } from '../../config/paths';
import { works } from '../../content/works';
import type { Ground } from '../../theme/palette';
import { spacing } from '../../theme/spacing';
import { barHeight, border, iconSize } from '../../theme/tokens';
import { display } from '../../theme/typography';
import { NumberWords } from './NumberWords';
import { posterOf } from './results';

const Root = styled('article')(({ theme }) => ({
  paddingBlock: theme.spacing(7),
  borderTop: border,
  overflow: 'clip',
  // A link to it leaves out the padding at its top: the words are right under the bar.
  scrollMarginTop: `calc(${barHeight}px - ${theme.spacing(7)})`,
  [theme.breakpoints.up('lg')]: {
    paddingBlock: theme.spacing(12),
    scrollMarginTop: `calc(${barHeight}px - ${theme.spacing(12)})`,
  },
}));
/** The height of the closed details, in px. */
const CLOSED = 60;

const wideNarrow = 'minmax(0, 1.1fr) minmax(0, 1fr)';
const narrowWide = 'minmax(0, 1fr) minmax(0, 1.1fr)';

/**
 * Words, details and the drawing below each other or, `from` a width on, the drawing beside the others. There the
 * drawing reaches down to the foot of the closed details, which open below it: neither moves the other.
 */
const layout = ({ turned, from }: { turned?: boolean | undefined; from: 'md' | 'lg' }) => {
  const [words, drawing] = turned ? [2, 1] : [1, 2];
  return {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', [from]: turned ? narrowWide : wideNarrow },
    columnGap: 5,
    rowGap: 2,
    alignItems: 'start',
    '& > *': { gridColumn: { [from]: words } },
    '& > :last-child': {
      gridColumn: { [from]: drawing },
      gridRow: { [from]: 1 },
      marginTop: { xs: 3, [from]: 0 },
      marginBottom: { [from]: `calc(${-CLOSED}px - ${spacing(2)})` },
    },
  } as const;
};
const more = {
  borderBlock: '2px solid currentColor',
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
} as const;
const summary = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 2,
  // Without the lines above and below it.
  minHeight: CLOSED - 4,
  paddingBlock: 1,
  fontWeight: 700,
} as const;
const content = { paddingBottom: 3 } as const;
const whileOpen = '[open] > * > &';
const whileClosed = 'details:not([open]) > * > &';

/** As large as it fits beside the drawing. */
const figure = {
  ...display,
  fontSize: 'min(39vw, 18rem)',
  lineHeight: 0.8,
  letterSpacing: '-0.03em',
  '@media (min-width: 768px)': { fontSize: 'min(19vw, 16rem)' },
  marginLeft: '-0.04em',
  paddingBottom: '0.06em',
  whiteSpace: 'nowrap',
} as const;

interface PosterProps {
  project: string;
  ground: Ground;
  /** Puts the drawing on the left. */
  turned?: boolean;
  /** Keeps the drawing below the text on a tablet, where it is too high beside it. */
  tall?: boolean;
  children: ReactNode;
}

/** A full-width panel for one project: a figure as large as it fits, two lines, and the rest on demand. */
export const Poster = ({ project, ground, turned, tall, children }: PosterProps) => {
  const { slug, title, description, line, result, results } = posterOf(project);
  return (
    <Root id={slug} data-ground={ground} data-turned={turned || undefined}>
      <Container sx={layout({ turned, from: tall ? 'lg' : 'md' })}>
        <Stack spacing={2}>
          <Typography variant="inherit" component="span" sx={figure} aria-hidden="true">
            <NumberWords result={result} />
          </Typography>
          <Typography variant="score" component="h3" sx={{ typography: { lg: 'h2' }, textWrap: 'balance' }}>
            {title}
          </Typography>
          <Typography variant="h4" component="strong" sx={{ typography: { lg: 'h3' }, textWrap: 'balance' }}>
            <WholeWords>{`${result}.`}</WholeWords>
          </Typography>
          <Typography variant="subtitle1">{line}</Typography>
        </Stack>
        <Box component="details" sx={more}>
          <Box component="summary" sx={summary}>
            <span>
              {works.results.more}
              <span className="visually-hidden">: {title}</span>
            </span>
            <Icon name="plus" sx={{ ...iconSize(22), [whileOpen]: { display: 'none' } }} />
            <Icon name="minus" sx={{ ...iconSize(22), [whileClosed]: { display: 'none' } }} />
          </Box>
          <Typography sx={content}>{description}</Typography>
          <Stack component="ul" spacing={2} sx={content}>
            {results.map(({ result: measured, source, name, service }) => (
              <li key={measured}>
                <Box component="strong" sx={{ display: 'block' }}>
                  {measured}
                </Box>
                <Typography variant="body2" component="small" color="textSecondary" sx={{ display: 'block' }}>
                  {works.results.source} {source}.
                </Typography>
                <Link to={paths.services[service]}>{name}</Link>
              </li>
            ))}
          </Stack>
        </Box>
        {children}
      </Container>
    </Root>
  );
};
