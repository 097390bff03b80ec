import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';

const growX = keyframes({ from: { transform: 'scaleX(0)' } });
const growY = keyframes({ from: { transform: 'scaleY(0)' } });
const pop = keyframes({ from: { transform: 'scale(0)' } });
const drift = keyframes({ '50%': { transform: 'translateY(-12px)' } });

const settle = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const overshoot = 'cubic-bezier(0.3, 1.6, 0.5, 1)';

/** The children move one after the other; they start when the slide around them becomes the current one. */
const entrance = (animation: string, origin: string, first: number, step: number) => ({
  '& > *': { transformBox: 'fill-box' as const, transformOrigin: origin },
  '[data-current] & > *': { animation: `${animation} backwards ${first}ms` },
  ...Object.fromEntries(
    [2, 3, 4, 5, 6, 7].map((place) => [
      `[data-current] & > :nth-of-type(${place})`,
      { animationDelay: `${first + (place - 1) * step}ms` },
    ]),
  ),
});

/** Lines that are written, from left to right. */
export const Written = styled('g')(entrance(`${growX} 320ms ${settle}`, 'left', 250, 110));
/** Bars that rise from their base. */
export const Rising = styled('g')(entrance(`${growY} 420ms ${settle}`, 'bottom', 200, 90));
/** Badges that pop up. */
export const Popping = styled('g')(entrance(`${pop} 360ms ${overshoot}`, 'center', 900, 140));

/**
 * One slow breath while a slide is shown, then rest: nothing in the drawing moves for longer than five seconds by
 * itself, and under the pointer or while the section holds the focus it waits.
 */
export const Drifting = styled('g')({
  '[data-current] &': { animation: `${drift} 4.4s ease-in-out 400ms` },
  'section:hover &, section:focus-within &': { animationPlayState: 'paused' },
});
