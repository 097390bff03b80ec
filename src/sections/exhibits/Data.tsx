import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { mark, marked } from '../../config/mark';
import { currencySign } from '../../content/money';
import { exhibit as copy } from '../../content/services/dataanalytics';
import { border, box, colour, fonts, needsScript, radius, shadow } from '../../theme/tokens';
import { Caption, Drawing, Figure, Result, Words } from './parts';

/** One of the rules that a visitor can agree to. */
const Rule = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 52,
  padding: theme.spacing(1.5, 2),
  border,
  borderRadius: radius.field,
  backgroundColor: colour.white,
  fontWeight: 600,
  lineHeight: 1.3,
  cursor: 'pointer',
  textWrap: 'balance',
  '&:has(:checked)': { backgroundColor: colour.sunLight, boxShadow: shadow(3) },
}));
const input = {
  ...box.open,
  appearance: 'none',
  margin: 0,
  '&:checked': box.ticked,
  '&:checked::after': box.tick,
} as const;
/** Marks the drawing in which the reports agree. */
const AGREED = 'data-agreed';
const Stamp = styled('g')({
  opacity: 0,
  transform: 'scale(1.6)',
  transformOrigin: '350px 232px',
  transition: 'transform 200ms cubic-bezier(0.3, 1.6, 0.5, 1), opacity 100ms',
  [`${marked(AGREED)} > &`]: { opacity: 1, transform: 'none' },
});

const FLOOR = 400;
/** Pixels for one unit. */
const SCALE = 5;
const fixed = (value: number) => value.toFixed(1);

/** A sheet with one bar. A dotted outline shows what the rules take off. */
const Report = ({ name, value, full, fill }: { name: string; value: number; full: number; fill: string }) => (
  <>
    <rect x="10" y="10" width="300" height="440" fill={colour.ink} />
    <rect width="300" height="440" fill={colour.white} />
    <path d="M0 58h300" />
    <Words x="22" y="41" fontSize="32">
      {name}
    </Words>
    <Words x="22" y="118" fontSize="54">
      {currencySign}
      {fixed(value)}
      <tspan dx="8" fontSize="32">
        {copy.unit}
      </tspan>
    </Words>
    {full > value && (
      <path
        // Drawn as two halves from its middle, so that both upper corners get a dot.
        d={[60, 240].map((x) => `M150 ${FLOOR - full * SCALE}H${x}V${FLOOR - value * SCALE - 5}`).join('')}
        fill="none"
        strokeDasharray="0 10"
        strokeWidth="4"
      />
    )}
    <rect x="60" y={FLOOR - value * SCALE} width="180" height={value * SCALE} fill={fill} />
    <path d="M22 400h256" />
  </>
);

/** Two reports that disagree until the visitor agrees to three rules. */
const Data = () => {
  const [agreed, setAgreed] = useState<readonly boolean[]>(copy.steps.map((_, index) => index === 0));
  const rules = useRef<HTMLFieldSetElement>(null);
  const read = () =>
    setAgreed([...(rules.current?.querySelectorAll('input') ?? [])].map(({ checked }) => checked));
  // A box may have been ticked before React.
  useEffect(read, []);
  const left = copy.steps.filter((_, index) => !agreed[index]);
  const figure = currencySign + fixed(copy.finance.amount);
  const gap = left.reduce((sum, step) => sum + step.amount, 0);
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gap: { xs: 2.5, sm: 4, lg: 8 },
        gridTemplateColumns: { sm: '1fr 1.2fr', lg: '1fr 1.5fr' },
        alignItems: { sm: 'center' },
      }}
    >
      <Box
        sx={{
          // On a phone the reports are between the question and the rules; on a tablet they are beside the rules.
          display: { xs: 'contents', lg: 'grid' },
          gap: 2.5,
        }}
      >
        <Caption title={copy.title} text={copy.text} sx={{ gridColumn: '1 / -1' }} />
        <Box component="fieldset" ref={rules} sx={{ order: 1, display: 'grid', gap: 1, ...needsScript }}>
          <Typography variant="subtitle2" component="legend" sx={{ padding: 0, paddingBottom: 1 }}>
            {copy.rules}
          </Typography>
          {copy.steps.map((step, index) => (
            <Rule key={step.label}>
              <Box
                component="input"
                sx={input}
                type="checkbox"
                name={step.label}
                defaultChecked={index === 0}
                onChange={read}
              />
              {step.label}
            </Rule>
          ))}
        </Box>
        <Result sx={{ order: 1 }}>
          {left.length > 0 ? (
            <>
              <Figure>{`${currencySign}${fixed(gap)} ${copy.unit} ${copy.apart}`}</Figure>{' '}
              <span>{`${copy.left} ${left.length}`}</span>
            </>
          ) : (
            <>
              <Figure>{`${figure} = ${figure} ${copy.unit}`}</Figure> <span>{copy.result}</span>
            </>
          )}
        </Result>
      </Box>
      <Drawing
        viewBox="0 0 700 500"
        role="img"
        aria-label={copy.alt}
        {...(left.length === 0 && mark(AGREED))}
        sx={{
          gridArea: { sm: '2 / 2 / 4', lg: 'auto' },
          // Vertically centred on the rules, without their heading.
          marginTop: { sm: 3.5, lg: 0 },
          strokeWidth: { lg: 3 },
        }}
      >
        <g transform="translate(16 34) rotate(-2.5 150 220)">
          <Report
            name={copy.sales.name}
            value={copy.finance.amount + gap}
            full={copy.sales.amount}
            fill={colour.clay}
          />
        </g>
        <g transform="translate(374 26) rotate(2 150 220)">
          <Report
            name={copy.finance.name}
            value={copy.finance.amount}
            full={copy.finance.amount}
            fill={colour.pineLight}
          />
        </g>
        <Stamp>
          <g transform="rotate(-12 350 232)">
            <rect x="216" y="188" width="268" height="92" rx="14" fill={colour.sun} />
            <rect x="226" y="198" width="248" height="72" rx="8" fill="none" strokeWidth="3" />
            <Words x="350" y="250" fontSize="48" fontFamily={fonts.display} textAnchor="middle">
              {copy.agreed}
            </Words>
          </g>
        </Stamp>
      </Drawing>
    </Box>
  );
};

export default Data;
