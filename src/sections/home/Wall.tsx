import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { Icon } from '../../components/Icon';
import type { LinkRow } from '../../components/LinkRows';
import { film, filmName, lastFrame } from '../../content/covers/wall';
import { border, gutter, liftsOnHover, unspoken } from '../../theme/tokens';
import { SnapRail } from '../listing/SnapRail';

const steps = `steps(${film.frames - 1})`;

/** On a phone a row to swipe, from edge to edge. Part of the next card shows on the right. */
const Row = styled(SnapRail)(({ theme }) => ({
  paddingBlock: theme.spacing(0, 1),
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    counterIncrement: 'tile',
    '&::after': {
      ...unspoken('counter(tile) " of " attr(data-of)'),
      ...theme.typography.body2,
      // In line with the words on the card; at the card's edge, half of the next number would show at the edge of the screen.
      padding: theme.spacing(2, 3, 0),
      [theme.breakpoints.up('md')]: { display: 'none' },
    },
    viewTimeline: '--tile inline',
    [theme.breakpoints.up('sm')]: { flexBasis: `calc(50vw - 2.333 * ${gutter})` },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: theme.spacing(3),
    overflow: 'visible',
    margin: 0,
    padding: 0,
  },
}));
/**
 * A film of one gesture. It runs under the pointer or with the focus, and on a phone while its card is swiped into
 * view.
 */
const Film = styled('span')(({ theme }) => ({
  display: 'block',
  overflow: 'hidden',
  aspectRatio: `${film.width} / ${film.height}`,
  borderBottom: border,
  '& > img': {
    width: '100%',
    transition: `transform 700ms ${steps}`,
    'a:hover &, a:focus-visible &': { transform: lastFrame },
    [theme.breakpoints.down('md')]: {
      '@supports (animation-timeline: view())': {
        animation: `film ${steps} both`,
        animationTimeline: '--tile',
        animationRange: 'entry 60% entry 100%',
        '@keyframes film': { to: { transform: lastFrame } },
      },
    },
  },
}));
const tile = {
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  textDecoration: 'none',
  overflow: 'hidden',
  ...liftsOnHover,
} as const;
const words = {
  flexGrow: 1,
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: { xs: 2, md: 1, lg: 2 },
  // Little on a tablet, where 'Machine learning' and the arrow only just fit a third of the column.
  paddingInline: { xs: 3, md: 1.5, lg: 2.5 },
  paddingBlock: 2,
  '& > svg': { fontSize: { xs: 22, md: 20, lg: 22 } },
} as const;

/**
 * Links to pages that a visitor can try out, each with a film of what one does there. `packages/art/wall.ts` names each film
 * after the path of its page.
 */
export const Wall = ({ label, links }: { label: string; links: readonly LinkRow[] }) => (
  <Row aria-label={label}>
    {links.map(({ label: name, to, note }) => (
      <li key={to} data-of={links.length}>
        <Card component={Link} to={to} variant="cover" sx={tile}>
          <Film>
            <img
              src={`/figures/${filmName(to)}.svg`}
              alt=""
              width={film.width}
              height={film.height * film.frames}
              loading="lazy"
            />
          </Film>
          {/* Names are level where one of their notes has more lines. */}
          <Box component="span" sx={{ ...words, alignItems: note ? 'start' : 'center' }}>
            <span>
              <Typography
                variant="h6"
                component="span"
                sx={{ display: 'block', fontSize: { md: '1.125rem', lg: 'h6.fontSize' } }}
              >
                {name}
              </Typography>
              {note && (
                <Typography variant="body2" component="span" color="textSecondary">
                  {note}
                </Typography>
              )}
            </span>
            <Icon name="arrow-right" />
          </Box>
        </Card>
      </li>
    ))}
  </Row>
);
