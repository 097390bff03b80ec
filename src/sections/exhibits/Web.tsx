import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { hasOwl } from '../../components/markShapes';
import { exhibit as copy } from '../../content/services/webdevelopment';
import { colour } from '../../theme/tokens';
import { Choices } from './controls';
import { Caption, Drawing, glides, Result, Words } from './parts';

const Car = styled('g')({ transition: glides });

type Weight = { kilobytes: number };
type Connection = { megabits: number; trip: number };
const secondsFor = ({ kilobytes }: Weight, { megabits, trip }: Connection) =>
  4 * trip + (kilobytes * 8) / 1000 / megabits;

/** Where the two pages start: the heavy one pulls its boxes behind it. */
const starts = [24, 130] as const;
const FINISH = 622;
const LANE = 150;

/** A sheet on wheels; a heavy one pulls boxes. */
const Page = ({ boxes }: { boxes: boolean }) => (
  <g transform="translate(0 24) scale(0.85)">
    {boxes ? (
      <>
        {hasOwl && <image href="/figures/owl-carry.svg" x="-162" y="-43" width="88" height="66" />}
        <rect x="-82" y="22" width="62" height="50" fill={colour.clay} />
        <rect x="-82" y="-18" width="62" height="40" fill={colour.cream} />
        <rect x="-144" y="22" width="62" height="50" fill={colour.sun} />
        <path d="M-51 22v50M-51-18v40M-113 22v50M-16 78H0" />
        <rect x="-150" y="72" width="134" height="12" fill={colour.pineLight} />
      </>
    ) : (
      <path d="M-20 30h-70M-20 52h-46M-20 74h-86" strokeWidth="7" />
    )}
    <rect width="96" height="84" rx="10" fill={colour.white} />
    <path d="M0 24h96" />
    <path d="M16 44h44M16 62h30" strokeWidth="7" />
    {(boxes ? [-116, -50, 22, 76] : [22, 76]).map((x) => (
      <circle key={x} cx={x} cy="92" r="16" fill={colour.cream} />
    ))}
  </g>
);

/** Two pages on a track, at the moment when the light one has loaded. */
const Web = () => {
  const [choice, setChoice] = useState(0);
  const cars = useRef<(SVGGElement | null)[]>([]);
  const connection = copy.connections[choice] ?? copy.connections[0];
  const light = secondsFor(copy.light, connection);
  const heavy = secondsFor(copy.heavy, connection);
  const share = light / heavy;
  const lanes = [
    { ...copy.light, seconds: light, start: starts[0], at: FINISH, textAt: 24, anchor: 'start' },
    {
      ...copy.heavy,
      seconds: heavy,
      start: starts[1],
      at: starts[1] + (FINISH - starts[1]) * share,
      textAt: 618,
      anchor: 'end',
    },
  ] as const;
  const race = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    lanes.forEach(({ start, at }, index) =>
      cars.current[index]?.animate(
        [{ transform: `translate(${start}px, 0)` }, { transform: `translate(${at}px, 0)` }],
        {
          duration: 1600,
        },
      ),
    );
  };
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { lg: '1fr 1fr' },
        alignItems: { lg: 'end' },
      }}
    >
      <Drawing sx={{ gridColumn: '1 / -1' }} viewBox="0 0 760 304" role="img" aria-label={copy.alt}>
        <rect x="2" y="2" width="756" height="300" rx="20" fill={colour.sky} />
        <path d="M24 152H620" strokeDasharray="24 22" strokeWidth="4" />
        {Array.from({ length: 20 }, (_, index) => (
          <path
            key={`square ${index + 1}`}
            d={`M${640 + (index % 2) * 30} ${4.5 + Math.floor(index / 2) * 29.5}h30v29.5h-30z`}
            fill={(index + Math.floor(index / 2)) % 2 ? colour.cream : colour.ink}
            stroke="none"
          />
        ))}
        {lanes.map(({ name, kilobytes, seconds, at, textAt, anchor }, index) => (
          <g key={name} transform={`translate(0 ${index * LANE})`}>
            <g textAnchor={anchor}>
              <Words x={textAt} y="80" fontSize="64">
                {seconds.toFixed(1)} s
              </Words>
              <Words x={textAt} y="122" fontSize="36">
                {kilobytes.toLocaleString('en-IN')} kB
              </Words>
            </g>
            <Car
              ref={(car) => {
                cars.current[index] = car;
              }}
              transform={`translate(${at} 0)`}
            >
              <Page boxes={index === 1} />
            </Car>
          </g>
        ))}
      </Drawing>
      <Stack spacing={2}>
        <Caption title={copy.title} text={copy.text} hosted={false} />
        <Stack
          direction="row"
          spacing={2}
          sx={{ flexWrap: 'wrap', alignItems: 'end', '@media (scripting: none)': { display: 'none' } }}
        >
          <Choices
            label={copy.choice}
            options={copy.connections.map(({ name }) => name)}
            start={0}
            onValue={setChoice}
          />
          <Button type="button" onClick={race} sx={{ minHeight: 44, paddingBlock: 0.5 }}>
            {copy.again}
          </Button>
        </Stack>
      </Stack>
      <Result>
        {copy.result} {Math.round(share * 100)}% {copy.way}
      </Result>
    </Box>
  );
};

export default Web;
