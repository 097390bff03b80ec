import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Art } from '../components/Art';
import { Icon } from '../components/Icon';
import { events } from '../content/events';
import { border, colour, from, motion, radius, shadow, space, type } from '../theme/tokens';

const STEP = 4;
const middle = (events.length - 1) / 2;

const narrow = '@media (max-width: 767.98px)';

const Fan = styled('ul')({
  display: 'flex',
  [narrow]: { overflow: 'hidden' },
  // Seven cards over three and a half times the width of one, each turned by four degrees more than the one before.
  [from.md]: { justifyContent: 'center', padding: `${space(5)} 0 ${space(9)}`, marginInline: space(3) },
});
const Card = styled('li')({
  [narrow]: {
    flex: '0 0 100%',
    padding: `0 ${space(3)}`,
    display: 'none',
    '&[data-current]': { display: 'block' },
  },
  [from.md]: {
    position: 'relative',
    flex: '0 0 220px',
    marginInline: -64,
    transformOrigin: '50% 140%',
    transition: `transform ${motion}`,
    ...Object.fromEntries(
      events.map((_, index) => [
        `&:nth-of-type(${index + 1})`,
        {
          transform: `rotate(${(index - middle) * STEP}deg)`,
          '&:hover, &:focus-visible': { transform: `rotate(${(index - middle) * STEP}deg) scale(1.16)` },
        },
      ]),
    ),
    '&:hover, &:focus-visible': { zIndex: 2 },
    '& > div': { transition: `box-shadow ${motion}` },
    '& > div > div': { opacity: 0, transition: `opacity ${motion}` },
    '&:hover > div > div, &:focus-visible > div > div': { opacity: 1 },
    '&:hover > div, &:focus-visible > div': { boxShadow: shadow(8), borderColor: colour.ink },
  },
});
const Face = styled('div')({
  overflow: 'hidden',
  border,
  borderRadius: radius.card,
  backgroundColor: colour.white,
  '& img': { width: '100%', height: 'auto', aspectRatio: '8 / 5', objectFit: 'cover' },
  [from.md]: { '& img': { aspectRatio: '1 / 1' } },
});
const Words = styled('div')({
  padding: space(1.5),
  ...type.small,
  lineHeight: 1.35,
  '& h3': { ...type.card, fontSize: '1.0625rem' },
});
const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  paddingTop: space(2.5),
  [from.md]: { display: 'none' },
});

/** Seven event cards: a fan from 768 px up, below a carousel that wraps around. */
export const EventFan = () => {
  const [current, setCurrent] = useState(0);
  const move = (step: 1 | -1) => setCurrent((current + step + events.length) % events.length);
  return (
    <>
      <Fan>
        {events.map(({ slug, title, date, isoDate, location, alt }, index) => (
          <Card key={slug} tabIndex={0} data-current={index === current ? '' : undefined}>
            <Face>
              <Art id={`event-${slug}`} alt={alt} sizes="(min-width: 768px) 255px, 90vw" />
              <Words>
                <h3>{title}</h3>
                <p>
                  <time dateTime={isoDate}>{date}</time>, {location}
                </p>
              </Words>
            </Face>
          </Card>
        ))}
      </Fan>
      <Controls>
        <IconButton aria-label="Previous event" onClick={() => move(-1)}>
          <Icon name="caret-left" />
        </IconButton>
        <span role="status">
          {current + 1} of {events.length}
        </span>
        <IconButton aria-label="Next event" onClick={() => move(1)}>
          <Icon name="caret-right" />
        </IconButton>
      </Controls>
    </>
  );
};
