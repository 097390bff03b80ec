import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { Art } from '../components/Art';
import { Icon } from '../components/Icon';
import { events, whatsNew } from '../content/events';
import { border, breakpoints, colour, motion, radius, shadow } from '../theme/tokens';
import { heading } from '../theme/typography';

/** How wide the whole fan is, in cards. */
const CARDS_WIDE = 3.5;
/** How far the fan opens, and the most between two cards, in degrees. */
const OPENING = 24;
const MOST_BETWEEN = 4;

const gaps = events.length - 1;
/** The share of a card that each neighbour covers. */
const overlap = Math.max(0, (events.length - CARDS_WIDE) / (2 * gaps));
const between = Math.min(MOST_BETWEEN, OPENING / gaps);
const fanned = (index: number) => `rotate(${(index - gaps / 2) * between}deg)`;
const enlarged = (index: number) => `${fanned(index)} scale(1.16)`;

const wide = `(min-width: ${breakpoints.md}px)`;
const allInReach = `${wide} and (hover: hover)`;
const narrow = `@media (max-width: ${breakpoints.md - 0.02}px)`;
// No pointer can hover there, so the current card is raised instead.
const wideTouchScreen = `@media ${wide} and (hover: none)`;

/** The parts of a card. */
const faceSelector = '& > [data-face]';
const wordsSelector = '& [data-words]';
const hoveredOrFocused = '&:hover, &:focus';
const raisedCard = { zIndex: 2, [faceSelector]: { boxShadow: shadow(8) }, [wordsSelector]: { opacity: 1 } };
const forEachCard = (rule: (index: number) => object) =>
  Object.fromEntries(events.map((_, index) => [`&:nth-of-type(${index + 1})`, rule(index)]));

const Fan = styled('ul')(({ theme }) => ({
  display: 'flex',
  [narrow]: { overflow: 'hidden' },
  [theme.breakpoints.up('md')]: {
    '--card': '164px',
    justifyContent: 'center',
    padding: theme.spacing(6, 0),
  },
  [theme.breakpoints.up('lg')]: { '--card': '208px' },
}));
const Card = styled('li')(({ theme }) => ({
  [narrow]: {
    flex: '0 0 100%',
    padding: theme.spacing(0, 3),
    display: 'none',
    '&[data-current]': { display: 'block' },
  },
  [theme.breakpoints.up('md')]: {
    position: 'relative',
    flex: '0 0 var(--card)',
    marginInline: `calc(var(--card) * ${-overlap})`,
    transformOrigin: '50% 140%',
    transition: `transform ${motion}`,
    [faceSelector]: { transition: `box-shadow ${motion}` },
    [wordsSelector]: { opacity: 0, transition: `opacity ${motion}` },
    [hoveredOrFocused]: raisedCard,
    ...forEachCard((index) => ({
      transform: fanned(index),
      [hoveredOrFocused]: { transform: enlarged(index) },
    })),
  },
  [wideTouchScreen]: {
    '&[data-current]': raisedCard,
    ...forEachCard((index) => ({ '&[data-current]': { transform: enlarged(index) } })),
  },
}));
const Face = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  border,
  borderRadius: radius.card,
  backgroundColor: colour.white,
  [theme.breakpoints.up('md')]: {
    // The words lie over the picture, and make the card higher where they need more.
    display: 'grid',
    '& > *': { gridArea: '1 / 1' },
    // On `picture img`, because the picture's own rule may load later and would win on a plain `img`.
    '& picture img': { aspectRatio: '4 / 5' },
  },
}));
const caption = {
  px: { xs: 1.5, md: 1.25 },
  py: { xs: 1.5, md: 1 },
  typography: { xs: 'byline', md: 'caption' },
  alignSelf: { md: 'end' },
  borderTop: { md: border },
  backgroundColor: { md: colour.cream },
} as const;
const eventTitle = {
  ...heading,
  fontSize: '1.0625rem',
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  [`@media ${wide}`]: { fontSize: '0.9375rem' },
} as const;
const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(2.5),
  [wideTouchScreen]: { paddingTop: 0 },
  // Hidden by CSS, because the prerendered dialog contains these controls too.
  [`@media ${allInReach}`]: { display: 'none' },
}));

const hoverQuery = () => window.matchMedia(allInReach);
const watchHover = (onChange: () => void) => {
  const query = hoverQuery();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
/** Whether every card can be hovered, so that no control has to turn them. */
const useHasHover = () =>
  useSyncExternalStore(
    watchHover,
    () => hoverQuery().matches,
    () => false,
  );

/** Event cards: a fan, and on a phone a carousel that wraps around. */
export const EventFan = () => {
  const [current, setCurrent] = useState(0);
  const hasHover = useHasHover();
  const move = (step: 1 | -1) => setCurrent((current + step + events.length) % events.length);
  return (
    <>
      <Fan>
        {events.map(({ slug, title, date, isoDate, location, happened, alt }, index) => (
          <Card
            key={slug}
            tabIndex={0}
            data-current={index === current ? '' : undefined}
            onFocus={() => setCurrent(index)}
          >
            <Face data-face="">
              <Art id={`event-${slug}`} alt={alt} sizes={`${wide} 255px, 90vw`} />
              <Box data-words="" sx={caption}>
                <Typography variant="inherit" component="h3" sx={eventTitle}>
                  {title}
                </Typography>
                <p>
                  <time dateTime={isoDate}>{date}</time>, {location}
                </p>
                <p>{happened}</p>
              </Box>
            </Face>
          </Card>
        ))}
      </Fan>
      {/* Rendered only where it is needed: Shift+Tab would look for the dialog's last control here, even if it is hidden. */}
      {!hasHover && events.length > 1 && (
        <Controls>
          <IconButton aria-label={whatsNew.previous} onClick={() => move(-1)}>
            <Icon name="caret-left" />
          </IconButton>
          <span role="status">{whatsNew.position(current + 1)}</span>
          <IconButton aria-label={whatsNew.next} onClick={() => move(1)}>
            <Icon name="caret-right" />
          </IconButton>
        </Controls>
      )}
    </>
  );
};
