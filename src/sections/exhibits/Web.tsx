import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled, type SxProps, type Theme } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { Icon } from '../../components/Icon';
import { hasOwl } from '../../components/markShapes';
import { marked } from '../../config/mark';
import { withSeparators } from '../../content/money';
import { exhibit as copy } from '../../content/services/webdevelopment';
import { border, colour, radius, shadow } from '../../theme/tokens';
import { Choices } from './controls';
import { Caption, Drawing, glides, Result, Words } from './parts';

/** On a page's drawing: where it starts and where it ends. */
const FROM = 'data-from';
const TO = 'data-to';
const Car = styled('g')({ transition: glides });

type Weight = { kilobytes: number };
type Connection = { megabits: number; trip: number };
const secondsFor = ({ kilobytes }: Weight, { megabits, trip }: Connection) =>
  4 * trip + (kilobytes * 8) / 1000 / megabits;

/** Where things are on the track. On a phone it is shorter, and the words are above the pages. */
const wide = {
  width: 760,
  height: 268,
  lane: 134,
  down: 0,
  square: 26,
  rows: 10,
  finish: 622,
  // To the right of the words, which no speed line may cross.
  starts: [236, 236],
  isStacked: false,
};
const narrow = {
  width: 400,
  height: 434,
  lane: 210,
  down: 86,
  square: 28,
  rows: 14,
  finish: 286,
  starts: [24, 134],
  isStacked: true,
};
/** A sheet on wheels; a heavy page pulls boxes. */
const Page = ({ boxes }: { boxes: boolean }) => (
  <g transform="translate(0 20) scale(0.85)">
    {boxes ? (
      <>
        {hasOwl && <image href="/figures/owl-carry.svg" x="-140" y="-13" width="66" height="50" />}
        <rect x="-82" y="36" width="62" height="36" fill={colour.clay} />
        <rect x="-82" y="2" width="62" height="34" fill={colour.cream} />
        <rect x="-144" y="36" width="62" height="36" fill={colour.sun} />
        <path d="M-51 2v70M-113 36v36M-16 78H0" />
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

/** The outline of cards, with a fixed width in px. */
const frame = {
  border,
  borderRadius: `${radius.card}px`,
  backgroundColor: colour.sky,
  boxShadow: shadow(6),
  overflow: 'hidden',
  strokeWidth: { sm: 3 },
} as const;

interface TrackProps {
  layout: typeof wide;
  /** How far the heavy page has come, as a share of the track. */
  share: number;
  seconds: readonly [light: number, heavy: number];
  sx: SxProps<Theme>;
}

const Track = ({ layout, share, seconds, sx }: TrackProps) => {
  const { width, height, lane, down, square, rows, finish, starts, isStacked } = layout;
  const row = height / rows;
  return (
    <Drawing
      sx={[frame, ...(Array.isArray(sx) ? sx : [sx])]}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={copy.alt}
    >
      <path d={`M24 ${lane}H${finish - 2}`} strokeDasharray="24 22" strokeWidth="4" />
      {Array.from({ length: 2 * rows }, (_, index) => (
        <path
          key={`square ${index + 1}`}
          d={`M${finish + 18 + (index % 2) * square} ${Math.floor(index / 2) * row}h${square}v${row}h${-square}z`}
          fill={(index + Math.floor(index / 2)) % 2 ? colour.cream : colour.ink}
          stroke="none"
        />
      ))}
      {[copy.light, copy.heavy].map(({ name, kilobytes }, index) => {
        const start = starts[index] ?? 0;
        const at = index === 0 ? finish : start + (finish - start) * share;
        const isRight = index === 1 && !isStacked;
        return (
          <g key={name} transform={`translate(0 ${index * lane})`}>
            <g textAnchor={isRight ? 'end' : 'start'}>
              {/* The letters start where the line does. */}
              <Words x={isRight ? 618 : 20} y={isStacked ? 60 : 72} fontSize={isStacked ? 46 : 64}>
                {seconds[index]?.toFixed(1)} s
              </Words>
              <Words
                x={isRight ? 618 : isStacked ? finish : 21.5}
                y={isStacked ? 60 : 112}
                fontSize={isStacked ? 26 : 36}
                textAnchor={isStacked ? 'end' : undefined}
              >
                {withSeparators(kilobytes)} kB
              </Words>
            </g>
            <g transform={`translate(0 ${down})`}>
              <Car {...{ [FROM]: start, [TO]: at }} transform={`translate(${at} 0)`}>
                <Page boxes={index === 1} />
              </Car>
            </g>
          </g>
        );
      })}
    </Drawing>
  );
};

/** Two pages on a track, at the moment when the light page has loaded. */
const Web = () => {
  const [choice, setChoice] = useState(0);
  const root = useRef<HTMLElement>(null);
  const connection = copy.connections[choice] ?? copy.connections[0];
  const light = secondsFor(copy.light, connection);
  const heavy = secondsFor(copy.heavy, connection);
  const share = light / heavy;
  const race = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const car of root.current?.querySelectorAll(marked(FROM)) ?? []) {
      const places = [FROM, TO].map((name) => car.getAttribute(name));
      car.animate({ transform: places.map((x) => `translate(${x}px, 0)`) }, { duration: 1600 });
    }
  };
  const track = { share, seconds: [light, heavy] } as const;
  return (
    <Box
      component="figure"
      ref={root}
      sx={{
        display: 'grid',
        gap: 3,
        // The same columns as the hero's words.
        gridTemplateColumns: { lg: '1.5fr 1fr' },
        columnGap: { lg: 8 },
        alignItems: { lg: 'end' },
      }}
    >
      <Caption title={copy.title} text={copy.text} hosted={false} sx={{ maxWidth: { lg: 'none' } }} />
      <Choices
        label={copy.choice}
        options={copy.connections.map(({ name }) => name)}
        start={0}
        onValue={setChoice}
      >
        <Button
          type="button"
          variant="outlined"
          size="small"
          onClick={race}
          endIcon={<Icon name="play" />}
          // At the other end of the row; narrow on a desktop, so that all choices fit one row.
          sx={{
            minHeight: 44,
            marginLeft: 'auto',
            paddingBlock: 0.5,
            paddingInline: { lg: 1.5 },
            // There is no race then.
            '@media (prefers-reduced-motion: reduce)': { display: 'none' },
          }}
        >
          {copy.again}
        </Button>
      </Choices>
      <Track {...track} layout={narrow} sx={{ display: { sm: 'none' } }} />
      <Track {...track} layout={wide} sx={{ gridColumn: '1 / -1', display: { xs: 'none', sm: 'block' } }} />
      <Result sx={{ gridColumn: '1 / -1', justifySelf: { sm: 'start' }, marginBottom: 2.5 }}>
        <span>{`${copy.result} ${Math.round(share * 100)}% ${copy.way}`}</span>
      </Result>
    </Box>
  );
};

export default Web;
