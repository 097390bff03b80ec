import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useId, useState } from 'react';
import { money } from '../../content/money';
import { exhibit as copy } from '../../content/services/uiuxdesigns';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { Slider } from './controls';
import { Caption, Drawing, Figure, Result, Words } from './parts';
import { narrow, wide, type Layout } from './UiUx.layouts';

/** A row of the list: a lamp and a name. */
const lampRow = {
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

/** The width of the edge around the drawing, and the height of the window's title bar, in units of the drawing. */
const EDGE = 3;
const TITLE_BAR = 58;

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
    <path
      d={`M${EDGE} ${TITLE_BAR}h${at.width}v${at.height - TITLE_BAR}H${EDGE}z`}
      fill={colour.cream}
      stroke="none"
    />
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

interface MockupProps {
  layout: Layout;
  /** The width of the outline, in units of the drawing. */
  outline: number;
  /** How much of the screen is finished. */
  percent: number;
  sx: SxProps<Theme>;
}

/** A browser's window: the finished screen is left of the handle, its wireframe right of it. */
const Mockup = ({ layout, outline, percent, sx }: MockupProps) => {
  const { width, height, handle: y } = layout;
  const clip = useId();
  const x = EDGE + (percent * width) / 100;
  // Moves the outline's outer edge to the column.
  const start = EDGE - outline / 2;
  return (
    <Drawing
      viewBox={`${start} ${start} ${width + outline} ${height + outline}`}
      role="img"
      aria-label={copy.alt}
      sx={[{ strokeWidth: outline }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      <rect x="12" y="12" width={width} height={height} rx="22" fill={colour.ink} />
      <rect x={EDGE} y={EDGE} width={width} height={height} rx="22" fill={colour.white} />
      <Wireframe {...layout} />
      <clipPath id={clip}>
        <path d={`M0 0h${x}v${height + 16}H0z`} />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <Finished {...layout} />
      </g>
      <path d={`M${EDGE} ${TITLE_BAR}h${width}`} />
      <rect x={EDGE} y={EDGE} width={width} height={height} rx="22" fill="none" />
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

/** What the lamps show, as a sentence. */
const sentenceFor = (percent: number) => {
  const names = copy.parts.filter(({ at }) => at <= percent).map(({ name }) => name);
  if (names.length === 0) return copy.none;
  return names.length === copy.parts.length ? copy.all : `${copy.some} ${names.join(', ')}.`;
};

/** Where the slider is at first, in percent. */
const START = 58;

/** A slider over a window: the finished screen is on its left, the wireframe on its right. */
const UiUx = () => {
  const [percent, setPercent] = useState(START);
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
        <Mockup layout={narrow} outline={5} percent={percent} sx={{ display: { sm: 'none' } }} />
        <Mockup layout={wide} outline={3} percent={percent} sx={{ display: { xs: 'none', sm: 'block' } }} />
        <Slider
          label={copy.slider}
          text={`${percent}%`}
          start={START}
          min={0}
          max={100}
          step={1}
          onValue={setPercent}
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
          // On a desktop as high as what the caption leaves of the window's height.
          alignSelf: { xs: 'end', lg: 'stretch' },
          display: { lg: 'grid' },
          gridTemplateRows: { lg: 'auto 1fr' },
          gridColumn: { sm: '1 / -1', lg: 'auto' },
          // The same outline, corner and shadow as the window's.
          borderWidth: 3,
          borderRadius: { xs: '14px', sm: `${radius.card}px` },
          boxShadow: { xs: shadow(6), sm: shadow(8) },
        }}
      >
        <Figure large>
          <span>{`${percent}%`}</span>{' '}
          <Box component="span" sx={{ fontSize: '0.4em', letterSpacing: 0 }}>
            {copy.drawn}
          </Box>
        </Figure>{' '}
        <span className="visually-hidden">{sentenceFor(percent)}</span>
        <Box component="span" aria-hidden="true" sx={{ display: 'grid', gridAutoRows: { lg: '1fr' } }}>
          {copy.parts.map(({ at, name }) => (
            <Box key={name} component="span" sx={lampRow} data-done={at <= percent || undefined}>
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
