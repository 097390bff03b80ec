import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { exhibit as copy } from '../../content/services/uiuxdesigns';
import { border, colour } from '../../theme/tokens';
import { Slider } from './controls';
import { Caption, Drawing, Result } from './parts';

const Root = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1.9fr 1fr',
    gridTemplateRows: 'auto 1fr auto',
    columnGap: theme.spacing(6),
    '& > div': { gridRow: '1 / 4' },
    '& > output': { minHeight: '8em' },
  },
}));
const Window = styled('div')({
  position: 'relative',
  // The slider lies over the window, so the bar itself can be dragged.
  '& > label': { position: 'absolute', inset: 0 },
  '& label > span': { display: 'none' },
  '& label input': { height: '100%', opacity: 0, cursor: 'ew-resize' },
  '&:has(:focus-visible)': { outline: '3px solid var(--focus)', outlineOffset: 6 },
});

/** What is drawn so far, where the window leaves room next to it. The result below says the same. */
const Parts = styled('ul')(({ theme }) => ({
  display: 'none',
  fontWeight: 600,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    paddingBlock: theme.spacing(1),
    borderTop: border,
  },
  '& li::before': { content: '""', width: 20, height: 20, border, borderRadius: '50%' },
  '& li[data-done]::before': { backgroundColor: colour.clay, forcedColorAdjust: 'none' },
  '& span::first-letter': { textTransform: 'uppercase' },
  '& span': { display: 'block' },
  [theme.breakpoints.up('lg')]: { display: 'grid', alignContent: 'center' },
}));

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
    <text x="36" y="152" fontSize="38">
      A week by the river
    </text>
    <path d="M36 182h290M36 208h220" stroke={colour.inkMuted} strokeWidth="8" />
    <rect x="36" y="236" width="150" height="50" rx="14" fill={colour.white} />
    <rect x="206" y="236" width="150" height="50" rx="14" fill={colour.white} />
    <text x="56" y="269" fontSize="24">
      4 June
    </text>
    <text x="226" y="269" fontSize="24">
      11 June
    </text>
    <text x="36" y="352" fontSize="32">
      ₹24,500
    </text>
    <rect x="182" y="318" width="220" height="56" rx="28" fill={colour.ink} />
    <rect x="176" y="312" width="220" height="56" rx="28" fill={colour.sun} />
    <text x="286" y="349" fontSize="26" textAnchor="middle">
      Book now
    </text>
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
    <Root>
      <Window>
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
        />
      </Window>
      <Caption title={copy.title} text={copy.text} />
      <Parts aria-hidden="true">
        {copy.parts.map(({ at, name }) => (
          <li key={name} data-done={at <= done || undefined}>
            <span>{name}</span>
          </li>
        ))}
      </Parts>
      <Result>
        <strong>{done}%</strong> {says(done)}
      </Result>
    </Root>
  );
};

export default UiUx;
