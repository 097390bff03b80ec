import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { money } from '../../content/money';
import { exhibit as copy } from '../../content/services/uiuxdesigns';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { Slider } from './controls';
import { Caption, Drawing, Figure, Result, Words } from './parts';

/** A part of the screen, with its lamp. */
const part = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 0.5,
  borderTop: border,
  fontWeight: 600,
  '&::before': { content: '""', width: 20, height: 20, border, borderRadius: '50%' },
  '&[data-done]::before': { backgroundColor: colour.clay, forcedColorAdjust: 'none' },
} as const;

/**
 * Where the parts are in the window. The window is narrower on a phone, but each part ends at the same share of its
 * width.
 */
const wide = {
  width: 720,
  height: 398,
  handle: 202,
  draft: 'M36 92h84M36 140h330M40 182h286M40 208h216M36 340h110',
  logo: 'M36 82h84v22H36z',
  title: [{ words: 'A week by the river', y: 152 }],
  titleSize: 38,
  lines: 'M40 182h286M40 208h216',
  left: 36,
  dates: { y: 236, width: 150, inset: 20, second: 206 },
  price: { y: 352, size: 32 },
  button: { x: 196, y: 312, width: 160 },
  photo: { x: 445, y: 92, width: 256, height: 276 },
  sun: 635,
  hills: 'M447 298l70-98 62 74 44-42 76 72v44a18 18 0 0 1-18 18H465a18 18 0 0 1-18-18z',
  river: 'M447 330q60-28 126 4t126-8',
};
type Layout = typeof wide;
const narrow: Layout = {
  width: 500,
  height: 500,
  handle: 238,
  draft: 'M28 97h76M28 144h206M28 192h176M32 240h190M32 266h136M28 384h92',
  logo: 'M28 86h76v22H28z',
  title: [
    { words: 'A week by', y: 158 },
    { words: 'the river', y: 206 },
  ],
  titleSize: 46,
  lines: 'M32 240h190M32 266h136',
  left: 28,
  dates: { y: 294, width: 116, inset: 18, second: 160 },
  price: { y: 392, size: 23 },
  button: { x: 28, y: 412, width: 236 },
  photo: { x: 318, y: 86, width: 162, height: 388 },
  sun: 426,
  hills: 'M320 388l44-84 42 64 32-38 40 60v64a18 18 0 0 1-18 18H338a18 18 0 0 1-18-18z',
  river: 'M320 428q39-24 79 4t79-6',
};

const Wireframe = ({ draft, left, dates, button, photo: { x, y, width, height } }: Layout) => (
  <g fill="none" stroke={colour.inkMuted} strokeWidth="3">
    <path d={draft} strokeDasharray="10 8" />
    <rect x={left} y={dates.y} width={dates.width} height="50" />
    <rect x={dates.second} y={dates.y} width={dates.width} height="50" />
    <rect {...button} height="56" />
    <path
      d={`M${x} ${y}h${width}v${height}h${-width}zl${width} ${height}m0 ${-height}l${-width} ${height}`}
    />
  </g>
);

const Finished = (at: Layout) => (
  <>
    <path d={`M3 58h${at.width}v${at.height - 58}H3z`} fill={colour.cream} stroke="none" />
    <path d={at.logo} fill={colour.clay} stroke="none" />
    {at.title.map(({ words, y }) => (
      <Words key={y} x={at.left} y={y} fontSize={at.titleSize}>
        {words}
      </Words>
    ))}
    <path d={at.lines} stroke={colour.inkMuted} strokeWidth="8" />
    {[at.left, at.dates.second].map((x, index) => (
      <g key={x}>
        <rect x={x} y={at.dates.y} width={at.dates.width} height="50" rx="14" fill={colour.white} />
        <Words x={x + at.dates.inset} y={at.dates.y + 33} fontSize="24">
          {index === 0 ? '4 June' : '11 June'}
        </Words>
      </g>
    ))}
    <Words x={at.left} y={at.price.y} fontSize={at.price.size}>
      {money(24_500)}
    </Words>
    <rect {...at.button} height="56" rx="28" fill={colour.ink} transform="translate(6 6)" />
    <rect {...at.button} height="56" rx="28" fill={colour.sun} />
    <Words x={at.button.x + at.button.width / 2} y={at.button.y + 37} fontSize="26" textAnchor="middle">
      Book now
    </Words>
    <rect {...at.photo} rx="20" fill={colour.sky} />
    <circle cx={at.sun} cy="156" r="34" fill={colour.sun} />
    <path d={at.hills} fill={colour.pineLight} />
    <path d={at.river} fill="none" stroke={colour.cream} strokeWidth="9" />
  </>
);

interface WindowProps {
  layout: Layout;
  /** The width of the outline, in the icon's own units. */
  outline: number;
  done: number;
  sx: SxProps<Theme>;
}

const Window = ({ layout, outline, done, sx }: WindowProps) => {
  const { width, height, handle: y } = layout;
  const clip = useId();
  const x = 3 + (done * width) / 100;
  // Moves the outline's outer edge to the column.
  const edge = 3 - outline / 2;
  return (
    <Drawing
      viewBox={`${edge} ${edge} ${width + outline} ${height + outline}`}
      role="img"
      aria-label={copy.alt}
      sx={[{ strokeWidth: outline }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <rect x="12" y="12" width={width} height={height} rx="22" fill={colour.ink} />
      <rect x="3" y="3" width={width} height={height} rx="22" fill={colour.white} />
      <Wireframe {...layout} />
      <clipPath id={clip}>
        <path d={`M0 0h${x}v${height + 16}H0z`} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Finished {...layout} />
      </g>
      <path d={`M3 58h${width}`} />
      <rect x="3" y="3" width={width} height={height} rx="22" fill="none" />
      {[colour.clay, colour.sun, colour.pineLight].map((light, index) => (
        <circle key={light} cx={34 + index * 30} cy="31" r="9" fill={light} strokeWidth="3" />
      ))}
      {/* Short enough for its round ends to stay inside the window's outline. */}
      <path d={`M${x} 7v${height - 8}`} strokeWidth="8" />
      <circle cx={x} cy={y} r="34" fill={colour.clay} />
      <path d={`M${x - 8} ${y - 12}l-12 12 12 12M${x + 8} ${y - 12}l12 12-12 12`} fill="none" />
    </Drawing>
  );
};

const says = (done: number) => {
  const names = copy.parts.filter(({ at }) => at <= done).map(({ name }) => name);
  if (names.length === 0) return copy.none;
  return names.length === copy.parts.length ? copy.all : `${copy.some} ${names.join(', ')}.`;
};

/** A slider over a window: the finished screen is on its left, the wireframe on its right. */
const UiUx = () => {
  const [done, setDone] = useState(58);
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gap: { xs: 3, sm: 4 },
        // On a desktop the columns of the hero's words.
        gridTemplateColumns: { sm: '1fr 1fr', lg: '1.5fr 1fr' },
        gridTemplateRows: { lg: 'auto 1fr' },
        rowGap: { lg: 2.5 },
        columnGap: { lg: 8 },
      }}
    >
      {/* The range input covers the window, so that a visitor can drag the slider itself. */}
      <Box
        sx={{
          position: 'relative',
          gridColumn: { sm: '1 / -1', lg: 'auto' },
          gridRow: { lg: '1 / 3' },
          '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 6 },
        }}
      >
        <Window layout={narrow} outline={5} done={done} sx={{ display: { sm: 'none' } }} />
        <Window layout={wide} outline={3} done={done} sx={{ display: { xs: 'none', sm: 'block' } }} />
        <Slider
          label={copy.slider}
          text={`${done}%`}
          start={58}
          min={0}
          max={100}
          step={1}
          onValue={setDone}
          over
        />
      </Box>
      <Caption
        title={copy.title}
        text={copy.text}
        // Above the window, except on a desktop.
        sx={{ order: { xs: -1, lg: 0 }, gridColumn: { sm: '1 / -1', lg: 'auto' } }}
      />
      <Result
        sx={{
          alignSelf: 'end',
          gridColumn: { sm: '1 / -1', lg: 'auto' },
          // The same outline, corner and shadow as the window's.
          borderWidth: 3,
          borderRadius: { xs: '14px', sm: `${radius.card}px` },
          boxShadow: { xs: shadow(6), sm: shadow(8) },
        }}
      >
        <Figure large>
          {done}%{' '}
          <Box component="span" sx={{ fontSize: '0.4em', letterSpacing: 0 }}>
            {copy.drawn}
          </Box>
        </Figure>{' '}
        {/* What the lamps show, as a sentence. */}
        <span className="visually-hidden">{says(done)}</span>
        <Box component="span" aria-hidden="true" sx={{ display: 'grid' }}>
          {copy.parts.map(({ at, name }) => (
            <Box key={name} component="span" sx={part} data-done={at <= done || undefined}>
              <Box
                component="span"
                sx={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}
              >
                {name}
              </Box>
            </Box>
          ))}
        </Box>
      </Result>
    </Box>
  );
};

export default UiUx;
