import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { exhibit as copy } from '../../content/services/mobileappdevelpment';
import { border, colour } from '../../theme/tokens';
import { Choices } from './controls';
import { Caption, Drawing, Figure, Result, Words } from './parts';

const columns = 4;
const rows = 6;
const cell = 72;
/** The thumb's joint, outside the phone's lower corner. */
const joint = { x: 330, y: 400 };
/** How far a thumb reaches easily, by its size, in units of the drawing. */
const reaches = [215, 275, 345];
const STRETCH = 1.36;
const fills = [colour.pineLight, colour.sun, colour.white];

/** The zone of a key's middle: 0 is easy, 1 a stretch, 2 out of reach. */
const zoneOf = (column: number, row: number, hand: number, reach: number) => {
  const fromLeft = (column + 0.5) * cell;
  const x = hand === 0 ? columns * cell - fromLeft : fromLeft;
  const away = Math.hypot(joint.x - x, joint.y - (row + 0.5) * cell);
  if (away <= reach) return 0;
  return away <= reach * STRETCH ? 1 : 2;
};

const keys = Array.from({ length: columns * rows }, (_, index) => ({
  column: index % columns,
  row: Math.floor(index / columns),
}));

/** A word with a small key in the colour of its zone. */
const legend = (fill: string | undefined) =>
  ({
    display: 'flex',
    alignItems: 'center',
    gap: 0.75,
    '&::before': {
      content: '""',
      width: 16,
      height: 16,
      border,
      borderRadius: '4px',
      backgroundColor: fill,
      forcedColorAdjust: 'none',
    },
  }) as const;

/** A phone whose keys show what a thumb reaches, by hand and by the thumb's size. */
const Mobile = () => {
  const [hand, setHand] = useState(1);
  const [size, setSize] = useState(1);
  const clip = useId();
  const reach = reaches[size] ?? 0;
  const zone = (column: number, row: number) => zoneOf(column, row, hand, reach);
  /** Pay is one wide key below the others. */
  const payZone = zone(columns / 2 - 0.5, rows);
  const zones = [...keys.map(({ column, row }) => zone(column, row)), payZone];
  const easy = zones.filter((one) => one === 0).length;
  const length = reach * 0.58;
  const x = hand === 0 ? columns * cell - joint.x : joint.x;
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gap: { xs: 3, sm: 4 },
        gridTemplateColumns: { sm: '1fr 1fr' },
        gridTemplateRows: { sm: 'auto 1fr', lg: 'none' },
        '@media (min-width: 1600px)': { gridTemplateColumns: '1.2fr 1fr' },
      }}
    >
      <Caption title={copy.title} sx={{ gridColumn: { sm: 2, lg: '1 / -1' } }} />
      <Drawing
        sx={{
          gridArea: { sm: '1 / 1 / 3', lg: 'auto' },
          maxWidth: { xs: 360, sm: 380 },
          marginInline: { xs: 'auto', sm: 0 },
        }}
        // The drawing has space for the thumb on one side of the phone.
        viewBox={`${hand === 0 ? -72 : -30} -64 390 640`}
        role="img"
        aria-label={copy.alt}
      >
        <rect x="-28" y="-60" width="344" height="612" rx="48" fill={colour.ink} />
        <clipPath id={clip}>
          {/* The screen, down to the Pay key. */}
          <rect x="-12" y="-44" width="312" height="480" rx="34" />
        </clipPath>
        <rect x="-12" y="-44" width="312" height="580" rx="34" fill={colour.paperDeep} />
        <rect x="104" y="-36" width="80" height="18" rx="9" fill={colour.ink} />
        {keys.map(({ column, row }) => (
          <rect
            key={`${column} ${row}`}
            x={column * cell + 4}
            y={row * cell + 4}
            width={cell - 8}
            height={cell - 8}
            rx="14"
            fill={fills[zone(column, row)]}
            strokeWidth="3"
          />
        ))}
        <g clipPath={`url(#${clip})`} fill="none">
          <circle cx={x} cy={joint.y} r={reach} strokeWidth="6" />
          <circle cx={x} cy={joint.y} r={reach * STRETCH} strokeWidth="4" strokeDasharray="2 14" />
        </g>
        <path d="M24 28h24M24 36h24M24 44h24" strokeWidth="4" />
        <g>
          <rect
            x="4"
            y={rows * cell + 4}
            width={columns * cell - 8}
            height={cell - 8}
            rx="32"
            fill={fills[payZone]}
          />
          <Words
            x="144"
            y={rows * cell + 46}
            fontSize="30"
            textAnchor="middle"
            fill={payZone === 0 ? colour.cream : colour.ink}
          >
            {copy.pay}
          </Words>
        </g>
        <g transform={hand === 0 ? 'translate(288 0) scale(-1 1)' : undefined}>
          <g transform={`translate(${joint.x - 16} ${joint.y + 134}) rotate(-32)`}>
            <rect x="-44" y={-length} width="88" height={length + 40} rx="44" fill={colour.clay} />
            <rect x="-22" y={18 - length} width="44" height="50" rx="20" fill={colour.sunLight} />
            <path d={`M-20 ${110 - length}q20 10 40 0`} fill="none" />
          </g>
        </g>
      </Drawing>
      <Stack sx={{ justifyContent: 'space-between', gap: 2.5 }}>
        <Stack spacing={2.5}>
          <Stack
            component="ul"
            direction="row"
            aria-hidden="true"
            sx={{
              flexWrap: 'wrap',
              gap: 0.5,
              columnGap: 1.5,
            }}
          >
            {copy.zones.map((name, index) => (
              <Typography key={name} variant="subtitle2" component="li" sx={legend(fills[index])}>
                {name}
              </Typography>
            ))}
          </Stack>
          <Choices label={copy.hand} options={copy.hands} start={1} onValue={setHand} />
          <Choices label={copy.size} options={copy.sizes} start={1} onValue={setSize} />
        </Stack>
        <Result>
          <Figure large>{easy}</Figure> {copy.keys(zones.length)}{' '}
          <span>{`${copy.menuIs} ${copy.zones[zone(0, 0)]}; ${copy.payIs} ${copy.zones[payZone]}.`}</span>
        </Result>
      </Stack>
    </Box>
  );
};

export default Mobile;
