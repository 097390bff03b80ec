import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { money } from '../../content/money';
import { exhibit as copy } from '../../content/services/cloudservices';
import { border, colour, shadow } from '../../theme/tokens';
import { Slider } from './controls';
import { Caption, Drawing, Result } from './parts';

const MOST = 8;
const VISITORS_EACH = 2500;
const SERVER = 5200;
const BASE = 9000;

/** A till receipt: torn at its end, longer with each server. */
const receipt = {
  width: '100%',
  borderCollapse: 'collapse',
  border,
  borderBottom: 'none',
  backgroundColor: colour.white,
  typography: 'receipt',
} as const;
const title = {
  py: 1.5,
  px: 2,
  border,
  borderBottom: 'none',
  backgroundColor: colour.ink,
  color: colour.cream,
  textAlign: 'left',
} as const;
const line = { py: '5px', px: 2, fontWeight: 400 } as const;
const sum = { py: 1.5, px: 2, typography: 'numeral' } as const;
const dashed = { borderBlock: `2px dashed ${colour.ink}` } as const;

interface LineProps {
  name: string;
  amount: string;
  look: typeof line | typeof sum;
}
const Line = ({ name, amount, look }: LineProps) => (
  <Box component="tr" sx={look === sum ? dashed : undefined}>
    <Box component="th" scope="row" sx={{ ...look, textAlign: 'left' }}>
      {name}
    </Box>
    <Box component="td" sx={{ ...look, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {amount}
    </Box>
  </Box>
);
const Place = styled('g')({
  // An empty place: dashed, without a colour.
  '&:not([data-on]) > *': { fill: 'var(--ground)', strokeDasharray: '4 12' },
});

const cloud = 'M-64 28a26 26 0 0 1 4-52 40 40 0 0 1 74-14 32 32 0 0 1 48 26 21 21 0 0 1 2 40z';

/** Traffic against servers and bill: one server hangs from each cloud that is needed. */
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
        // The receipt is wider in large text.
        gridTemplateColumns: { lg: '1fr minmax(320px, min-content)' },
        columnGap: { lg: 6 },
      }}
    >
      <Drawing sx={{ gridRow: { lg: '1 / 3' } }} viewBox="0 0 800 400" role="img" aria-label={copy.alt}>
        {Array.from({ length: MOST }, (_, index) => {
          const isOn = index < servers;
          return (
            <Place
              key={`cloud ${index + 1}`}
              data-on={isOn || undefined}
              transform={`translate(${100 + (index % 4) * 200} ${62 + Math.floor(index / 4) * 200})`}
            >
              <path d="M-36 20v40M36 20v40" />
              <rect x="-50" y="58" width="100" height="66" rx="10" fill={colour.cobalt} />
              {isOn && (
                <>
                  <path d="M-50 91H50M-28 75h34M-28 108h34" />
                  <circle cx="30" cy="75" r="7" fill={colour.sun} strokeWidth="3" />
                  <circle cx="30" cy="108" r="7" fill={colour.sun} strokeWidth="3" />
                </>
              )}
              <path d={cloud} fill={colour.white} />
            </Place>
          );
        })}
      </Drawing>
      <Caption title={copy.title} text={copy.text} sx={{ gridColumn: 1 }} />
      <Slider
        label={copy.slider}
        text={visitors.toLocaleString('en-IN')}
        start={9000}
        min={1000}
        max={20000}
        step={1000}
        onValue={setVisitors}
      />
      <Stack spacing={3} sx={{ gridColumn: { lg: 2 }, gridRow: { lg: '1 / 5' } }}>
        {/* The table alone would leave its caption without a shadow. */}
        <Box sx={{ boxShadow: shadow(6) }}>
          <Box component="table" sx={receipt}>
            <Typography variant="receiptTitle" component="caption" sx={title}>
              {copy.receipt}
            </Typography>
            <tbody>
              <Line name={copy.base} amount={money(BASE)} look={line} />
              {Array.from({ length: servers }, (_, index) => (
                <Line
                  key={`server ${index + 1}`}
                  name={`${copy.server} ${index + 1}`}
                  amount={money(SERVER)}
                  look={line}
                />
              ))}
            </tbody>
            <tfoot>
              <Line name={copy.total} amount={money(total)} look={sum} />
            </tfoot>
          </Box>
        </Box>
        <Result>
          {servers} {copy.servers}, {money(total)}: {saved > 0 ? `${money(saved)} ${copy.fixed}.` : copy.same}
        </Result>
        <small>{copy.note}</small>
      </Stack>
    </Box>
  );
};

export default Cloud;
