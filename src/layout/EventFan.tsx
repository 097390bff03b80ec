import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState, useSyncExternalStore } from 'react';
import { Art } from '../components/Art';
import { Icon } from '../components/Icon';
import { events, whatsNew } from '../content/events';
import { border, colour, motion, radius, shadow } from '../theme/tokens';
import { heading } from '../theme/typography';

const STEP = 4;
const middle = (events.length - 1) / 2;

const allInReach = '(min-width: 768px) and (hover: hover)';
const narrow = '@media (max-width: 767.98px)';
// Touch screens from 768 px up: no pointer can hover, so the current card is raised instead.
const touch = '@media (min-width: 768px) and (hover: none)';
const inFront = '&:hover, &:focus';
const fanned = (index: number) => `rotate(${(index - middle) * STEP}deg)`;
const large = { zIndex: 2, '& > div': { boxShadow: shadow(8) }, '& > div > div': { opacity: 1 } };
const atPlace = (rule: (index: number) => object) =>
  Object.fromEntries(events.map((_, index) => [`&:nth-of-type(${index + 1})`, rule(index)]));

const Fan = styled('ul')(({ theme }) => ({
  display: 'flex',
  [narrow]: { overflow: 'hidden' },
  [theme.breakpoints.up('md')]: {
    '--card': '164px',
    justifyContent: 'center',
    padding: `${theme.spacing(6)} 0 ${theme.spacing(6)}`,
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
    // The seven cards overlap: together they are three and a half times as wide as one.
    flex: '0 0 var(--card)',
    marginInline: 'calc(var(--card) * -7 / 24)',
    transformOrigin: '50% 140%',
    transition: `transform ${motion}`,
    '& > div': { transition: `box-shadow ${motion}` },
    '& > div > div': { opacity: 0, transition: `opacity ${motion}` },
    [inFront]: large,
    ...atPlace((index) => ({
      transform: fanned(index),
      [inFront]: { transform: `${fanned(index)} scale(1.16)` },
    })),
  },
  [touch]: {
    '&[data-current]': large,
    ...atPlace((index) => ({ '&[data-current]': { transform: `${fanned(index)} scale(1.16)` } })),
  },
}));
const Face = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  border,
  borderRadius: radius.card,
  backgroundColor: colour.white,
  // On `picture img`, because the picture's own rule may load later and would win on a plain `img`.
  [theme.breakpoints.up('md')]: { '& picture img': { aspectRatio: '4 / 5' } },
}));
const words = {
  px: { xs: 1.5, md: 1.25 },
  py: { xs: 1.5, md: 1 },
  typography: { xs: 'byline', md: 'caption' },
  position: { md: 'absolute' },
  inset: { md: 'auto 0 0' },
  borderTop: { md: border },
  backgroundColor: { md: colour.cream },
} as const;
const eventTitle = {
  ...heading,
  fontSize: '1.0625rem',
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  '@media (min-width: 768px)': { fontSize: '0.9375rem' },
} as const;
const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  paddingTop: theme.spacing(2.5),
  [touch]: { paddingTop: 0 },
  // Hidden by CSS, because the prerendered dialog contains these controls too.
  [`@media ${allInReach}`]: { display: 'none' },
}));

const fan = () => window.matchMedia(allInReach);
const watchFan = (onChange: () => void) => {
  const query = fan();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};
/** Whether every card can be hovered, so that no control has to turn them. */
const useAllInReach = () =>
  useSyncExternalStore(
    watchFan,
    () => fan().matches,
    () => false,
  );

/** Seven event cards: a fan from 768 px up, below that a carousel that wraps around. */
export const EventFan = () => {
  const [current, setCurrent] = useState(0);
  const isAllInReach = useAllInReach();
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
            <Face>
              <Art id={`event-${slug}`} alt={alt} sizes="(min-width: 768px) 255px, 90vw" />
              <Box sx={words}>
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
      {/* Not only hidden: when Shift+Tab wraps round, the dialog would look for its last control here. */}
      {!isAllInReach && (
        <Controls>
          <IconButton aria-label={whatsNew.previous} onClick={() => move(-1)}>
            <Icon name="caret-left" />
          </IconButton>
          <span role="status">{`${current + 1} of ${events.length}`}</span>
          <IconButton aria-label={whatsNew.next} onClick={() => move(1)}>
            <Icon name="caret-right" />
          </IconButton>
        </Controls>
      )}
    </>
  );
};
