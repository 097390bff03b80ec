import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { exhibit as copy } from '../../content/services/cloudservices';
import { border, colour, fonts, shadow } from '../../theme/tokens';
import { Slider } from './controls';
import { Caption, Drawing, Result } from './parts';

const MOST = 8;
const VISITORS_EACH = 2500;
const SERVER = 5200;
const BASE = 9000;

const Root = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: {
    // The receipt is wider in large text.
    gridTemplateColumns: '1fr minmax(320px, min-content)',
    columnGap: theme.spacing(6),
    '& > svg': { gridColumn: 1, gridRow: '1 / 3' },
    '& > figcaption, & > div': { gridColumn: 1 },
  },
}));
const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('lg')]: {
    '&&': { gridColumn: 2 },
    gridRow: '1 / 5',
    alignContent: 'start',
  },
}));
/** A till receipt: torn at its end, longer with each server. */
const Receipt = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  border,
  borderBottom: 'none',
  backgroundColor: colour.white,
  boxShadow: shadow(6),
  ...theme.typography.body2,
  lineHeight: 1.6,
  '& caption': {
    padding: theme.spacing(1.5, 2),
    border,
    borderBottom: 'none',
    backgroundColor: colour.ink,
    color: colour.cream,
    fontFamily: fonts.display,
    fontWeight: 800,
    textAlign: 'left',
  },
  '& th, & td': { padding: '5px 16px', textAlign: 'left', fontWeight: 400 },
  '& td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& tfoot': { borderBlock: `2px dashed ${colour.ink}` },
  '& tfoot > tr > *': { paddingBlock: 12, ...theme.typography.numeral },
}));
const Place = styled('g')({
  // An empty place: dashed, without a colour.
  '&:not([data-on]) > *': { fill: 'var(--ground)', strokeDasharray: '4 12' },
});

const cloud = 'M-64 28a26 26 0 0 1 4-52 40 40 0 0 1 74-14 32 32 0 0 1 48 26 21 21 0 0 1 2 40z';
const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

/** Traffic against servers and bill: one server hangs from each cloud that is needed. */
const Cloud = () => {
  const [visitors, setVisitors] = useState(9000);
  const servers = Math.max(2, Math.ceil(visitors / VISITORS_EACH));
  const total = BASE + servers * SERVER;
  const saved = (MOST - servers) * SERVER;
  return (
    <Root>
      <Drawing viewBox="0 0 800 400" role="img" aria-label={copy.alt}>
        <circle cx="600" cy="176" r="150" fill={colour.sun} />
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
      <Caption title={copy.title} text={copy.text} />
      <Slider
        label={copy.slider}
        text={visitors.toLocaleString('en-IN')}
        start={9000}
        min={1000}
        max={20000}
        step={1000}
        onValue={setVisitors}
      />
      <Side>
        <Receipt>
          <caption>{copy.receipt}</caption>
          <tbody>
            <tr>
              <th scope="row">{copy.base}</th>
              <td>{rupees(BASE)}</td>
            </tr>
            {Array.from({ length: servers }, (_, index) => (
              <tr key={`server ${index + 1}`}>
                <th scope="row">
                  {copy.server} {index + 1}
                </th>
                <td>{rupees(SERVER)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{copy.total}</th>
              <td>{rupees(total)}</td>
            </tr>
          </tfoot>
        </Receipt>
        <Result>
          {servers} {copy.servers}, {rupees(total)}:{' '}
          {saved > 0 ? `${rupees(saved)} ${copy.fixed}.` : copy.same}
        </Result>
        <small>{copy.note}</small>
      </Side>
    </Root>
  );
};

export default Cloud;
