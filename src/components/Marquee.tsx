import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { colour, space } from '../theme/tokens';
import { Icon } from './Icon';

/** How fast everything that scrolls by itself moves: 1 px every 20 ms. */
export const SPEED = 50;

/** Over one copy of the list, whatever its width. */
const slide = (copies: number) => keyframes({ to: { transform: `translateX(${-100 / copies}%)` } });

const Root = styled('div')({ position: 'relative' });
const Window = styled('div')({
  overflow: 'hidden',
  paddingBlock: 8,
  // Without motion everything is still reachable: by scrolling.
  '@media (prefers-reduced-motion: reduce)': { overflowX: 'auto' },
});
const Track = styled('div', { shouldForwardProp: (name) => name === 'children' })<{
  seconds: Record<string, number>;
  copies: number;
}>(({ seconds, copies }) => ({
  display: 'flex',
  width: 'max-content',
  animation: `${slide(copies)} linear infinite`,
  ...Object.fromEntries(
    Object.entries(seconds).map(([least, duration]) => [
      `@media (min-width: ${least}px)`,
      { animationDuration: `${duration}s` },
    ]),
  ),
  '&:hover, *:focus > &, &:active, [data-pause]:checked ~ * > &': { animationPlayState: 'paused' },
}));
const Run = styled('ul')({
  display: 'flex',
  '@media (prefers-reduced-motion: reduce)': { '&[aria-hidden]': { display: 'none' } },
});
const Control = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 44,
  marginTop: space(2),
  paddingInline: space(2),
  border: `2px solid currentColor`,
  borderRadius: 999,
  fontWeight: 600,
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '*:focus-visible + * + &': { outline: `3px solid var(--focus)`, outlineOffset: 2 },
  '& > [data-when=paused]': { display: 'none' },
  '*:checked + * + & > [data-when=paused]': { display: 'contents' },
  '*:checked + * + & > [data-when=moving]': { display: 'none' },
  '&:hover': { backgroundColor: colour.sunLight, color: colour.ink },
  '@media (prefers-reduced-motion: reduce)': { display: 'none' },
});

interface MarqueeProps {
  /** What moves, for the pause control: 'testimonials' gives 'Pause testimonials'. */
  what: string;
  /** The width of one item with its gap, in px, or several by the screen width from which they hold. */
  itemWidth: number | Record<number, number>;
  /** How often the list stands in the strip; two are enough where the list is wider than any screen. */
  copies?: number;
  items: { key: string; content: ReactNode }[];
}

/**
 * A strip that scrolls by itself without an end: the list stands in it more than once, and after one list's width
 * it starts over, unseen. It stands still under the pointer, a finger or the focus, and by its pause control, all of it in CSS, so
 * that it needs no script.
 */
export const Marquee = ({ what, itemWidth, copies = 2, items }: MarqueeProps) => {
  const id = useId();
  const widths = typeof itemWidth === 'number' ? { 0: itemWidth } : itemWidth;
  const seconds = Object.fromEntries(
    Object.entries(widths).map(([least, width]) => [least, (items.length * width) / SPEED]),
  );
  const list = items.map(({ key, content }) => <li key={key}>{content}</li>);
  return (
    <Root>
      <input id={id} type="checkbox" className="visually-hidden" data-pause="" aria-label={`Pause ${what}`} />
      <Window role="group" aria-label={`Moving strip of ${what}`} tabIndex={0}>
        <Track seconds={seconds} copies={copies}>
          <Run>{list}</Run>
          {Array.from({ length: copies - 1 }, (_, copy) => (
            <Run key={copy} aria-hidden="true">
              {list}
            </Run>
          ))}
        </Track>
      </Window>
      <Control htmlFor={id} aria-hidden="true">
        <span data-when="moving">
          <Icon name="pause" /> Pause
        </span>
        <span data-when="paused">
          <Icon name="play" /> Play
        </span>
      </Control>
    </Root>
  );
};
