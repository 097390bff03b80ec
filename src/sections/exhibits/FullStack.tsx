import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import { useState, type ReactNode } from 'react';
import { exhibit as copy } from '../../content/services/fullstack';
import { colour } from '../../theme/tokens';
import { Slider } from './controls';
import { Caption, Drawing, Result, Words } from './parts';

/** Turns a square of 260 units into the isometric plane. */
const plane = 'matrix(0.866 0.5 -0.866 0.5 0 -130)';

interface PlateProps {
  fill: string;
  side: string;
  children: ReactNode;
}

/** A plate of the stack, with what is drawn on it. */
const Plate = ({ fill, side, children }: PlateProps) => (
  <>
    <path d="M-225 0v34L0 164 225 34V0L0 130z" fill={side} />
    <path d="M0 130v34" />
    <g transform={plane}>
      <rect width="260" height="260" fill={fill} />
      {children}
    </g>
  </>
);

const Screen = () => (
  <Plate fill={colour.white} side={colour.paperDeep}>
    <path d="M0 44h260" />
    <circle cx="24" cy="22" r="7" fill={colour.clay} />
    <circle cx="48" cy="22" r="7" fill={colour.sun} />
    <rect x="24" y="68" width="120" height="26" rx="6" fill={colour.ink} />
    <path d="M24 120h96M24 146h76" strokeWidth="9" stroke={colour.inkMuted} />
    <rect x="160" y="68" width="76" height="88" rx="8" fill={colour.sky} />
    <rect x="24" y="180" width="130" height="52" rx="26" fill={colour.sun} />
  </Plate>
);

const Server = () => (
  <Plate fill={colour.sky} side={colour.cobalt}>
    {[0, 1, 2].map((row) => (
      <g key={row} transform={`translate(24 ${24 + row * 77})`}>
        <rect width="212" height="58" rx="8" fill={colour.white} />
        <circle cx="28" cy="29" r="10" fill={row === 1 ? colour.sun : colour.pineLight} />
        <path d="M62 29h88M176 18v22M194 18v22" strokeWidth="8" />
      </g>
    ))}
  </Plate>
);

const Database = () => (
  <Plate fill={colour.pineLight} side={colour.pine}>
    <rect x="24" y="24" width="212" height="212" fill={colour.cream} />
    <path d="M24 24h212v48H24z" fill={colour.sun} />
    <path d="M24 126h212M24 180h212M110 24v212M190 24v212" />
  </Plate>
);

const layers = [Database, Server, Screen];

/** An exploded view: the slider pulls server and database out from under the screen. */
const FullStack = () => {
  const [gap, setGap] = useState(80);
  const lift = 40 + gap * 1.15;
  const state = gap === 0 ? copy.together : gap < 60 ? copy.half : copy.apart;
  return (
    <Stack component="figure" spacing={2}>
      <Drawing sx={{ maxHeight: { sm: 420 } }} viewBox="0 0 640 600" role="img" aria-label={copy.alt}>
        <path d={`M3 135v${lift * 2}M453 135v${lift * 2}M228 265v${lift * 2}`} strokeDasharray="2 14" />
        {layers.map((Layer, index) => {
          const depth = layers.length - 1 - index;
          return (
            <g key={copy.layers[depth]} transform={`translate(228 ${135 + depth * lift})`}>
              <Layer />
              <path d="M225 17h16" />
              <rect x="238" y="-2" width="171" height="38" rx="19" fill={colour.ink} stroke="none" />
              <Words x="323" y="26" fontSize="26" textAnchor="middle" fill={colour.cream}>
                {copy.layers[depth]}
              </Words>
            </g>
          );
        })}
      </Drawing>
      <Card>
        <Caption title={copy.title} />
        <Slider
          label={copy.slider}
          text={`${gap}%`}
          start={80}
          min={0}
          max={100}
          step={10}
          onValue={setGap}
        />
        <Result
          sx={{ minHeight: { xs: '5.6em', sm: '2.8em' }, padding: 0, border: 'none', boxShadow: 'none' }}
        >
          {state}
        </Result>
      </Card>
    </Stack>
  );
};

export default FullStack;
