import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { money, withSeparators } from '../../content/money';
import { exhibit as copy } from '../../content/services/cloudservices';
import { border, colour, shadow } from '../../theme/tokens';
import { display } from '../../theme/typography';
import { Slider } from './controls';
import { Caption, Drawing, Figure, Result } from './parts';

const MOST = 8;
const VISITORS_EACH = 2500;
const SERVER = 5200;
const BASE = 9000;

/** A till receipt with one line for each server. A server that is off costs nothing. */
const receipt = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  pt: 1.5,
  border,
  backgroundColor: colour.white,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
} as const;
const title = {
  ...display,
  fontSize: '0.9375rem',
  lineHeight: 1.6,
  py: 1.5,
  px: 2,
  border,
  borderBottom: 'none',
  // Cobalt like the servers: an ink receipt would merge with its shadow.
  backgroundColor: colour.cobalt,
  color: colour.cream,
  textAlign: 'left',
} as const;
const line = { py: '5px', px: 2, fontWeight: 400 } as const;
const off = { ...line, color: colour.inkMuted } as const;
const sum = { pt: 3.5, pb: 1.5, px: 2, typography: 'numeral' } as const;
/** On the first cell of a row, and across the receipt: otherwise the dots would start again in each cell. */
const ruled = {
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 2,
    marginTop: '-17px',
    borderTop: `2px dashed ${colour.ink}`,
  },
} as const;

interface LineProps {
  name: string;
  amount: string;
  look: typeof line | typeof off | typeof sum;
}
const Line = ({ name, amount, look }: LineProps) => (
  <Box component="tr">
    <Box component="th" scope="row" sx={{ ...look, ...(look === sum && ruled), pr: 0, textAlign: 'left' }}>
      {name}
    </Box>
    <Box component="td" sx={{ ...look, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {amount}
    </Box>
  </Box>
);
const Place = styled('g')({
  // A server that is off: dashed and without colour. The dashes are fractions of the outline's length.
  '&:not([data-on]) > *': { fill: 'var(--ground)', strokeDasharray: '0.25 0.75' },
});

/** A place in the grid; on a phone there is one column. */
const area = (name: string) => ({ gridArea: { sm: name } });

const cloud = 'M-64 28a26 26 0 0 1 4-52 40 40 0 0 1 74-14 32 32 0 0 1 48 26 21 21 0 0 1 2 40z';

/** Traffic against servers and bill: each cloud that is needed has one server below it. */
const Cloud = () => {
  const [visitors, setVisitors] = useState(9000);
  const servers = Math.max(2, Math.ceil(visitors / VISITORS_EACH));
  const total = BASE + servers * SERVER;
  const saved = (MOST - servers) * SERVER;
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gap: 3,
        // On a tablet the receipt has the width of paper, or more with large text; on a desktop the columns are those
        // of the hero.
        gridTemplateColumns: { sm: '1fr minmax(320px, min-content)', lg: '1.5fr 1fr' },
        gridTemplateAreas: {
          sm: '"words words" "slider receipt" "answer receipt" "drawing receipt" "note note"',
          lg: '"words answer" "slider answer" "drawing receipt" "note receipt"',
        },
        gridTemplateRows: { sm: 'auto auto auto 1fr auto', lg: 'auto auto 1fr auto' },
        columnGap: { sm: 4, lg: 8 },
      }}
    >
      <Caption title={copy.title} text={copy.text} sx={area('words')} />
      <Box sx={{ ...area('slider'), alignSelf: 'end' }}>
        <Slider
          label={copy.slider}
          text={withSeparators(visitors)}
          start={9000}
          min={1000}
          max={20000}
          step={1000}
          onValue={setVisitors}
        />
      </Box>
      <Result sx={{ ...area('answer'), display: { lg: 'grid' }, alignContent: 'center' }}>
        <Figure large>{money(saved)}</Figure> <span>{saved > 0 ? copy.fixed(servers) : copy.same}</span>
      </Result>
      <Drawing
        viewBox="9 2 772 403"
        role="img"
        aria-label={copy.alt}
        // On a tablet its lower edge is that of the bill.
        sx={{ ...area('drawing'), alignSelf: { sm: 'end', lg: 'center' } }}
      >
        {Array.from({ length: MOST }, (_, index) => {
          const isOn = index < servers;
          return (
            <Place
              key={`cloud ${index + 1}`}
              data-on={isOn || undefined}
              transform={`translate(${100 + (index % 4) * 200} ${62 + Math.floor(index / 4) * 216})`}
            >
              <rect x="-50" y="58" width="100" height="66" rx="10" fill={colour.cobalt} pathLength="20" />
              {isOn && (
                <>
                  <path d="M-36 20v38M36 20v38M-50 91H50M-28 75h34M-28 108h34" />
                  <circle cx="30" cy="75" r="7" fill={colour.sun} strokeWidth="3" />
                  <circle cx="30" cy="108" r="7" fill={colour.sun} strokeWidth="3" />
                </>
              )}
              <path d={cloud} fill={colour.white} pathLength="28" />
            </Place>
          );
        })}
      </Drawing>
      {/* A wrapper, because the shadow of the table would not include its caption. */}
      <Box sx={{ position: 'relative', ...area('receipt'), alignSelf: 'start', boxShadow: shadow(6) }}>
        <Box component="table" sx={receipt}>
          <Typography variant="inherit" component="caption" sx={title}>
            {copy.receipt}
          </Typography>
          <tbody>
            <Line name={copy.base} amount={money(BASE)} look={line} />
            {Array.from({ length: MOST }, (_, index) => (
              <Line
                key={`server ${index + 1}`}
                name={`${copy.server} ${index + 1}`}
                amount={money(index < servers ? SERVER : 0)}
                look={index < servers ? line : off}
              />
            ))}
          </tbody>
          <tfoot>
            <Line name={copy.total} amount={money(total)} look={sum} />
          </tfoot>
        </Box>
      </Box>
      <Box component="small" sx={area('note')}>
        {copy.note}
      </Box>
    </Box>
  );
};

export default Cloud;
