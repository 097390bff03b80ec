import { styled } from '@mui/material/styles';
import { useCallback, useRef } from 'react';
import { mark, marked } from '../../config/mark';
import { lookAt, shine, type Place } from '../../native/attention';
import { LIGHT, LIT } from '../../native/attention.markup';
import { colour } from '../../theme/tokens';
import { hasOwl } from '../markShapes';
import { Eye } from './Eye';
import { circleOfLight, darkness } from './light';
import { eyeXs, owlPaths } from './owlPaths';
import { OwlShapes } from './OwlShapes';
import { useAttention } from './useAttention';

const SIZE = 640;
/** Where the torch points at first, and for visitors without motion: the owl and its blocks are fully lit. */
const rest = { x: 346, y: 368, r: 246 };
/** The lost page. When the light reaches it, the whole scene is lit. */
const page = { x: 102, y: 530, reach: 90 };

const share = (length: number) => `${(100 * length) / SIZE}%`;

/** As large as its place allows. There is space above and below the drawing, and on a tablet also on its right. */
const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  width: 'min(100%, 124cqh)',
  // Centres the owl, and keeps the sheet on its left whole.
  transform: `translateX(${share(SIZE / 2 - rest.x)})`,
  // A finger that moves sideways moves the torch; up and down it scrolls the page.
  touchAction: 'pan-y pinch-zoom',
  '& > svg': { gridArea: '1 / 1', width: '100%', overflow: 'visible' },
  [darkness]: { [`&:not(${marked(LIT)}) [data-rays]`]: { opacity: 0 } },
  // Beside the text, the light is level with the middle of the text; below it, the drawing ends at the section's
  // edge.
  [theme.breakpoints.up('md')]: {
    width: 'min(112%, 110cqh)',
    transform: `translateY(${share(SIZE / 2 - rest.y)})`,
  },
  [theme.breakpoints.up('lg')]: { width: 'min(100%, 110cqh)' },
}));
// The text next to the drawing stays on the dark ground, where it is readable.
const Light = styled('svg')({
  [darkness]: circleOfLight(
    share(rest.r),
    `max(${share(rest.r)}, var(--light-x, ${share(rest.x)}))`,
    `var(--light-y, ${share(rest.y)})`,
  ),
});

const gaze = [-3, 2.5] as const;
const owl = 'translate(246 235) scale(3.125)';

const floor = 518;
const blocks = {
  low: `M186 ${floor}V460H266V${floor}Z`,
  high: `M266 ${floor}V426H426V${floor}Z`,
  round: `M426 ${floor}V426A92 92 0 0 1 518 ${floor}Z`,
};

/** The parts that only show when the scene is lit. */
const Bright = ({ hat }: { hat: boolean }) => (
  <g stroke={colour.ink} strokeWidth="6" strokeLinejoin="round">
    <path d={`M-2400-2400H2400V${floor}H-2400Z`} fill={colour.sun} stroke="none" />
    <circle cx={rest.x} cy={rest.y} r="186" fill={colour.sunLight} stroke="none" />
    <path d={`M-2400 ${floor}H2400V2400H-2400Z`} fill={colour.clay} />
    <path d={blocks.low} fill={colour.sky} />
    <path d={blocks.high} fill={colour.pine} />
    <path d={blocks.round} fill={colour.cobalt} />
    <path d="M266 462H426" />
    <g transform={`translate(${page.x} ${page.y}) rotate(-9) scale(0.8)`}>
      <path d="M-66-92H34L66-60V92H-66Z" fill={colour.white} />
      <path d="M34-92V-60H66Z" fill={colour.sky} />
      <path d="M-40 42H40M-40 66H12" strokeLinecap="round" />
      <path d="M-27-26-44 6H-20M-26-10V20M0-22A12 18 0 1 1-.1-22ZM42-26 26 6H48M43-10V20" fill="none" />
    </g>
    <g transform={owl}>
      <path data-rays="" d={owlPaths.rays} fill="none" strokeWidth="2.6" strokeLinecap="round" />
      <OwlShapes hat={hat} gaze={gaze} line={2.6} />
    </g>
  </g>
);

/** The owl has lost a page, and its lamp is off. The pointer or the focus moves a torch through the dark. */
export const DarkScene = ({ hat }: { hat: boolean }) => {
  const scene = useRef<HTMLDivElement>(null);
  const light = useRef<SVGSVGElement>(null);
  const onPlace = useCallback((place: Place) => {
    if (!scene.current || !light.current) return;
    lookAt(scene.current, place);
    const box = light.current.getBoundingClientRect();
    shine(light.current, place, box);
    const scale = SIZE / box.width;
    const [x, y] = [(place.x - box.left) * scale, (place.y - box.top) * scale];
    if (Math.hypot(x - page.x, y - page.y) < page.reach) scene.current.setAttribute(LIT, '');
  }, []);
  useAttention(scene, onPlace);
  return (
    <Root ref={scene}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} aria-hidden="true" focusable="false">
        <g fill={colour.inkSoft}>
          {Object.values(blocks).map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        <g transform={owl}>
          {hasOwl && eyeXs.map((x) => <Eye key={x} x={x} white={colour.cream} gaze={gaze} />)}
        </g>
      </svg>
      <Light
        ref={light}
        viewBox={`0 0 ${SIZE} ${SIZE}`}
        aria-hidden="true"
        focusable="false"
        {...mark(LIGHT)}
      >
        <Bright hat={hat} />
      </Light>
    </Root>
  );
};
