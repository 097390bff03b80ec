import { styled } from '@mui/material/styles';
import { mark } from '../../../config/mark';
import { homeHeadings } from '../../../content/home';
import { NATIVE } from '../../../handover/handover.markup';
import { EYE, LAMP, LIGHT } from '../../../native/attention.markup';
import { DOT } from '../../../native/slideshow.markup';
import { brand } from '../../../theme/palette';
import { colour, needsScript, radius } from '../../../theme/tokens';
import { hasOwl } from '../../markShapes';
import { circleOfLight, darkness } from '../../owl/light';

const Root = styled('div')({
  position: 'relative',
  display: 'grid',
  // A finger that moves sideways moves the light; up and down it scrolls the page.
  touchAction: 'pan-y pinch-zoom',
  '& > svg': { gridArea: '1 / 1', width: '100%' },
});

/** The scene as a line drawing: `packages/art/scenes/lamp.ts` says which of its colours these are. */
const Lines = styled('svg')({
  display: 'none',
  '--fill': 'var(--ground)',
  '--line': 'var(--text)',
  [darkness]: { display: 'block' },
});

// The circle of light stays inside the scene at every place, so it never reaches the text.
const led = circleOfLight(
  '28%',
  'clamp(27.5%, var(--light-x, 50%), 72.5%)',
  'clamp(29%, var(--light-y, 36%), 71%)',
);
/**
 * `--spot` holds the light on the person that a slide is about. A scene that is never dark shows a plate behind that
 * person instead.
 */
const Light = styled('svg')({
  backgroundColor: 'var(--plate)',
  borderRadius: radius.card,
  [darkness]: {
    backgroundColor: colour[brand.ground],
    borderRadius: 0,
    ...led,
    clipPath: `var(--spot, ${led.clipPath})`,
    transition: 'clip-path var(--glide, 0s) ease-in-out',
  },
});

/** Places a button over a part of the drawing. */
const overTheScene = {
  position: 'absolute',
  padding: 0,
  border: 0,
  borderRadius: 24,
  background: 'none',
  cursor: 'pointer',
  // Visible on ink and in the light.
  '&:focus-visible': {
    outline: `3px solid ${colour.ink}`,
    outlineOffset: 0,
    boxShadow: `0 0 0 6px ${colour.cream}`,
  },
} as const;

/** The developer and the student are buttons, too. */
const Person = styled('button')({
  left: '3%',
  '&:last-of-type': { left: '64%' },
  top: '45%',
  width: '33%',
  height: '52%',
  ...overTheScene,
  ...needsScript,
});

/** The button over the owl, with its eyes, and with a switch below it. */
const Lamp = styled('button')({
  display: 'none',
  [darkness]: { display: 'block' },
  left: '36.25%',
  top: '23.5%',
  width: '27.5%',
  height: '40%',
  ...overTheScene,
  '& > svg': { width: '100%', stroke: 'var(--text)' },
  '& rect, & rect + circle': { transition: 'fill 180ms, transform 180ms' },
  '& rect': { fill: colour.ink, stroke: colour.cream },
  '& rect + circle': { fill: colour.cream, stroke: 'none' },
  '&[aria-pressed=true] rect': { fill: colour.pine, stroke: colour.ink },
  '&[aria-pressed=true] rect + circle': { transform: 'translateX(34px)' },
});

/** Over the eyes of the drawing, so that the pupils can move. Sizes are in percent of the lamp. */
const Eyes = styled('span')({
  position: 'absolute',
  left: '18.4%',
  top: '10.8%',
  width: '63.2%',
  display: 'flex',
  justifyContent: 'space-between',
  '& > i': {
    width: '45%',
    aspectRatio: '1',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    backgroundColor: colour.white,
  },
  '& i i': {
    width: '47.3%',
    aspectRatio: '1',
    borderRadius: '50%',
    background: `radial-gradient(circle at 68% 32%, ${colour.white} 15%, ${colour.ink} 17%)`,
  },
});

const Scene = () => <use href="/figures/lamp.svg#lamp" />;

/**
 * One scene for all slides. On the first slide it is dark, and the light of the owl's lamp follows the pointer, the
 * focus or a finger; on the others it stays on the person that the slide is about. The owl is the lamp's button, and
 * each of the three people shows their slide. The scene is lit without scripts, with reduced motion, in forced
 * colours and in print.
 */
export const LampScene = () => (
  <Root>
    <Lines viewBox="0 0 640 600" aria-hidden="true">
      <Scene />
    </Lines>
    <Light viewBox="0 0 640 600" aria-hidden="true" {...mark(LIGHT)} suppressHydrationWarning>
      <Scene />
    </Light>
    <Lamp
      type="button"
      aria-label={homeHeadings.lamp}
      aria-pressed={false}
      {...mark(LAMP)}
      {...mark(DOT)}
      {...mark(NATIVE)}
      suppressHydrationWarning
    >
      {hasOwl && (
        <Eyes suppressHydrationWarning>
          {['left', 'right'].map((side) => (
            <i key={side} {...mark(EYE)}>
              <i suppressHydrationWarning />
            </i>
          ))}
        </Eyes>
      )}
      <svg viewBox="232 141 176 240" aria-hidden="true" strokeWidth="6">
        <path d="M320 302v26" />
        <rect x="282" y="330" width="76" height="42" rx="21" />
        <circle cx="303" cy="351" r="11" />
      </svg>
    </Lamp>
    {homeHeadings.people.map((name) => (
      <Person
        key={name}
        type="button"
        aria-label={name}
        {...mark(DOT)}
        {...mark(NATIVE)}
        suppressHydrationWarning
      />
    ))}
  </Root>
);
