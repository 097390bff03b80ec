import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { exhibit as copy } from '../../content/services/webdevelopment';
import { colour } from '../../theme/tokens';
import Button from '@mui/material/Button';
import { Choices } from './controls';
import { Caption, Drawing, glides, Result } from './parts';

const Root = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '& > svg': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: '1fr 1fr', alignItems: 'end' },
}));
const Controls = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: theme.spacing(2),
  '@media (scripting: none)': { display: 'none' },
}));
const Car = styled('g')({ transition: glides });

type Weight = { kilobytes: number };
type Connection = { megabits: number; trip: number };
const secondsFor = ({ kilobytes }: Weight, { megabits, trip }: Connection) =>
  4 * trip + (kilobytes * 8) / 1000 / megabits;

const START = 40;
const FINISH = 870;

/** A sheet on wheels; a heavy one carries boxes. */
const Page = ({ boxes }: { boxes: boolean }) => (
  <>
    <rect x="0" y="0" width="96" height="84" rx="10" fill={colour.white} />
    <path d="M0 24h96" />
    <path d="M16 44h44M16 62h30" strokeWidth="7" />
    {boxes ? (
      <g fill={colour.clay}>
        <rect x="-70" y="32" width="62" height="52" />
        <rect x="-70" y="-24" width="62" height="52" fill={colour.sky} />
        <rect x="-136" y="32" width="62" height="52" fill={colour.sun} />
        <rect x="14" y="-52" width="62" height="48" fill={colour.sun} />
        <path d="M-39 32v52M-39-24v52M-105 32v52M45-52v48" />
      </g>
    ) : (
      <path d="M-20 30h-70M-20 52h-46M-20 74h-86" stroke={colour.cream} strokeWidth="7" />
    )}
    {(boxes ? [-106, -40, 22, 76] : [22, 76]).map((x) => (
      <circle key={x} cx={x} cy="92" r="16" fill={colour.cream} />
    ))}
  </>
);

/** Two pages on a track, at the moment when the light one has loaded. */
const Web = () => {
  const [choice, setChoice] = useState(0);
  const cars = useRef<(SVGGElement | null)[]>([]);
  const connection = copy.connections[choice] ?? copy.connections[0];
  const light = secondsFor(copy.light, connection);
  const heavy = secondsFor(copy.heavy, connection);
  const share = light / heavy;
  const places = [FINISH, 180 + (FINISH - 180) * share];
  const race = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    cars.current.forEach((car, index) =>
      car?.animate(
        [
          { transform: `translate(${index === 0 ? START : 180}px, 0)` },
          { transform: `translate(${places[index]}px, 0)` },
        ],
        {
          duration: 1600,
          easing: 'linear',
        },
      ),
    );
  };
  return (
    <Root>
      <Drawing viewBox="0 0 1120 400" role="img" aria-label={copy.alt}>
        <rect x="2" y="2" width="1116" height="396" rx="24" fill={colour.ink} />
        <path d="M24 200H980" stroke={colour.cream} strokeDasharray="34 30" strokeWidth="6" />
        {Array.from({ length: 20 }, (_, index) => (
          <path
            key={`square ${index + 1}`}
            d={`M${992 + (index % 2) * 40} ${Math.floor(index / 2) * 40}h40v40h-40z`}
            fill={(index + Math.floor(index / 2)) % 2 ? colour.cream : colour.ink}
            stroke="none"
          />
        ))}
        {[copy.light, copy.heavy].map(({ name, kilobytes }, index) => (
          <g key={name} transform={`translate(0 ${index * 198})`}>
            <text x="30" y="46" fontSize="27" fill={colour.sun}>
              {name}, {kilobytes.toLocaleString('en-IN')} kB
            </text>
            <Car
              ref={(car) => {
                cars.current[index] = car;
              }}
              transform={`translate(${places[index]} 0)`}
            >
              <g transform="translate(0 80)">
                <Page boxes={index === 1} />
              </g>
            </Car>
          </g>
        ))}
      </Drawing>
      <div>
        <Caption>
          <h2>{copy.title}</h2>
          <p>{copy.text}</p>
        </Caption>
        <Controls>
          <Choices
            label={copy.choice}
            options={copy.connections.map(({ name }) => name)}
            start={0}
            onValue={setChoice}
          />
          <Button type="button" onClick={race}>
            {copy.again}
          </Button>
        </Controls>
      </div>
      <Result>
        <strong>
          {light.toFixed(1)} s : {heavy.toFixed(1)} s
        </strong>{' '}
        {copy.result} {Math.round(share * 100)}% {copy.way}
      </Result>
    </Root>
  );
};

export default Web;
