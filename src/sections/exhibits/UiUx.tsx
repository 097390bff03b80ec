import Box from '@mui/material/Box';
import { useId, useState } from 'react';
import { money } from '../../content/money';
import { exhibit as copy } from '../../content/services/uiuxdesigns';
import { border, colour } from '../../theme/tokens';
import { Slider } from './controls';
import { Caption, Drawing, Figure, Result, Words } from './parts';

/** What is drawn so far, where the window leaves room next to it. The result below says the same. */
const part = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1,
  borderTop: border,
  fontWeight: 600,
  '&::before': { content: '""', width: 20, height: 20, border, borderRadius: '50%' },
  '&[data-done]::before': { backgroundColor: colour.clay, forcedColorAdjust: 'none' },
} as const;

const Wireframe = () => (
  <g fill="none" stroke={colour.inkMuted} strokeWidth="3">
    <path d="M36 92h84M36 140h330M36 180h290M36 206h220" strokeDasharray="10 8" />
    <rect x="36" y="236" width="150" height="50" />
    <rect x="206" y="236" width="150" height="50" />
    <path d="M36 340h110" strokeDasharray="10 8" />
    <rect x="176" y="312" width="220" height="56" />
    <path d="M432 92h256v276H432zL688 368M688 92L432 368" />
  </g>
);

const Finished = () => (
  <>
    <path d="M3 58h718v340H3z" fill={colour.cream} stroke="none" />
    <path d="M36 82h84v22H36z" fill={colour.clay} stroke="none" />
    <Words x="36" y="152" fontSize="38">
      A week by the river
    </Words>
    <path d="M36 182h290M36 208h220" stroke={colour.inkMuted} strokeWidth="8" />
    <rect x="36" y="236" width="150" height="50" rx="14" fill={colour.white} />
    <rect x="206" y="236" width="150" height="50" rx="14" fill={colour.white} />
    <Words x="56" y="269" fontSize="24">
      4 June
    </Words>
    <Words x="226" y="269" fontSize="24">
      11 June
    </Words>
    <Words x="36" y="352" fontSize="32">
      {money(24_500)}
    </Words>
    <rect x="182" y="318" width="220" height="56" rx="28" fill={colour.ink} />
    <rect x="176" y="312" width="220" height="56" rx="28" fill={colour.sun} />
    <Words x="286" y="349" fontSize="26" textAnchor="middle">
      Book now
    </Words>
    <rect x="432" y="92" width="256" height="276" rx="20" fill={colour.sky} />
    <circle cx="622" cy="156" r="34" fill={colour.sun} />
    <path
      d="M434 298l70-98 62 74 44-42 76 72v44a18 18 0 0 1-18 18H452a18 18 0 0 1-18-18z"
      fill={colour.pineLight}
    />
    <path d="M434 330q60-28 126 4t126-8" fill="none" stroke={colour.cream} strokeWidth="9" />
  </>
);

const says = (done: number) => {
  const names = copy.parts.filter(({ at }) => at <= done).map(({ name }) => name);
  if (names.length === 0) return copy.none;
  return names.length === copy.parts.length ? copy.all : `${copy.some} ${names.join(', ')}.`;
};

/** A bar over a window: the finished screen on its left, the wireframe on its right. */
const UiUx = () => {
  const [done, setDone] = useState(58);
  const clip = useId();
  const x = 3 + done * 7.2;
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { lg: '1.9fr 1fr' },
        gridTemplateRows: { lg: 'auto 1fr auto' },
        columnGap: { lg: 6 },
      }}
    >
      {/* The slider lies over the window, so the bar itself can be dragged. */}
      <Box
        sx={{
          position: 'relative',
          gridRow: { lg: '1 / 4' },
          '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 6 },
        }}
      >
        <Drawing viewBox="0 0 736 414" role="img" aria-label={copy.alt}>
          <rect x="12" y="12" width="720" height="398" rx="22" fill={colour.ink} />
          <rect x="3" y="3" width="720" height="398" rx="22" fill={colour.white} />
          <Wireframe />
          <clipPath id={clip}>
            <path d={`M0 0h${x}v414H0z`} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Finished />
          </g>
          <path d="M3 58h720" />
          <rect x="3" y="3" width="720" height="398" rx="22" fill="none" />
          {[colour.clay, colour.sun, colour.pineLight].map((light, index) => (
            <circle key={light} cx={34 + index * 30} cy="31" r="9" fill={light} strokeWidth="3" />
          ))}
          <path d={`M${x} 0v404`} strokeWidth="8" />
          <circle cx={x} cy="202" r="34" fill={colour.clay} />
          <path d={`M${x - 8} 190l-12 12 12 12M${x + 8} 190l12 12-12 12`} fill="none" />
        </Drawing>
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
      <Caption title={copy.title} text={copy.text} />
      <Box
        component="ul"
        aria-hidden="true"
        sx={{ display: { xs: 'none', lg: 'grid' }, alignContent: 'center' }}
      >
        {copy.parts.map(({ at, name }) => (
          <Box key={name} component="li" sx={part} data-done={at <= done || undefined}>
            <Box
              component="span"
              sx={{ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }}
            >
              {name}
            </Box>
          </Box>
        ))}
      </Box>
      <Result sx={{ minHeight: { lg: '8em' } }}>
        <Figure>{done}%</Figure> {says(done)}
      </Result>
    </Box>
  );
};

export default UiUx;
