import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { exhibit as copy } from '../../content/services/uiuxdesigns';
import { colour } from '../../theme/tokens';
import { Slider } from './controls';
import { Caption, Drawing, Result } from './parts';

const Root = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '1fr 1fr',
    '& > div': { gridColumn: '1 / -1' },
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

const Wireframe = () => (
  <g fill="none" stroke={colour.inkMuted} strokeWidth="3">
    <path d="M40 96h180M40 140h330M40 176h290" strokeDasharray="10 8" />
    <rect x="40" y="222" width="150" height="54" />
    <rect x="214" y="222" width="150" height="54" />
    <path d="M420 96h260v250H420zL680 346M680 96L420 346" />
    <rect x="720" y="96" width="240" height="180" />
    <path d="M744 132h120M744 168h190M744 204h150" strokeDasharray="10 8" />
    <rect x="720" y="292" width="240" height="54" />
    <path d="M40 318h140M40 346h220" strokeDasharray="10 8" />
  </g>
);

const Finished = () => (
  <>
    <path d="M3 58h994v332H3z" fill={colour.cream} stroke="none" />
    <path d="M40 84h84v24H40z" fill={colour.clay} stroke="none" />
    <text x="40" y="154" fontSize="46">
      A week by the river
    </text>
    <path d="M40 184h290" stroke={colour.inkMuted} strokeWidth="8" />
    <rect x="40" y="222" width="150" height="54" rx="14" fill={colour.white} />
    <rect x="214" y="222" width="150" height="54" rx="14" fill={colour.white} />
    <text x="62" y="257" fontSize="24">
      4 June
    </text>
    <text x="236" y="257" fontSize="24">
      11 June
    </text>
    <path d="M40 318h140M40 346h220" strokeWidth="8" stroke={colour.inkMuted} />
    <rect x="420" y="96" width="260" height="250" rx="20" fill={colour.sky} />
    <circle cx="610" cy="160" r="34" fill={colour.sun} />
    <path
      d="M422 280l70-92 62 70 44-40 80 76v34a18 18 0 0 1-18 16H440a18 18 0 0 1-18-16z"
      fill={colour.pineLight}
    />
    <path d="M422 308q60-28 128 4t128-8" fill="none" stroke={colour.cream} strokeWidth="9" />
    <rect x="720" y="96" width="240" height="180" rx="20" fill={colour.white} />
    <text x="744" y="146" fontSize="34">
      ₹24,500
    </text>
    <path d="M744 182h190M744 214h150" stroke={colour.inkMuted} strokeWidth="8" />
    <rect x="726" y="298" width="240" height="54" rx="27" fill={colour.ink} />
    <rect x="720" y="292" width="240" height="54" rx="27" fill={colour.sun} />
    <text x="840" y="328" fontSize="26" textAnchor="middle">
      Book now
    </text>
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
  const x = done * 10;
  return (
    <Root>
      <Window>
        <Drawing viewBox="0 0 1010 404" role="img" aria-label={copy.alt}>
          <rect x="12" y="12" width="994" height="390" rx="22" fill={colour.ink} />
          <rect x="3" y="3" width="994" height="390" rx="22" fill={colour.white} />
          <Wireframe />
          <clipPath id={clip}>
            <path d={`M0 0h${x}v400H0z`} />
          </clipPath>
          <g clipPath={`url(#${clip})`}>
            <Finished />
          </g>
          <path d="M3 58h994" />
          <rect x="3" y="3" width="994" height="390" rx="22" fill="none" />
          {[colour.clay, colour.sun, colour.pineLight].map((light, index) => (
            <circle key={light} cx={34 + index * 30} cy="31" r="9" fill={light} strokeWidth="3" />
          ))}
          <path d={`M${x} 0v396`} strokeWidth="8" />
          <circle cx={x} cy="198" r="34" fill={colour.clay} />
          <path d={`M${x - 8} 186l-12 12 12 12M${x + 8} 186l12 12-12 12`} fill="none" />
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
      <Caption>
        <h2>{copy.title}</h2>
        <p>{copy.text}</p>
      </Caption>
      <Result>{says(done)}</Result>
    </Root>
  );
};

export default UiUx;
