import Box from '@mui/material/Box';
import { useState } from 'react';
import { exhibit as copy } from '../../content/services/aiml';
import { colour } from '../../theme/tokens';
import { Slider } from './controls';
import { leaving } from './network';
import { Caption, Drawing, Figure, Result } from './parts';

/** The middle of each third, where the sliders are. */
const inputsAt = [74, 223, 372];
const hiddenAt = [50, 165, 280, 395];
const output = { x: 610, y: 223 };

const toAnswer = { stroke: colour.cream, strokeWidth: 16 } as const;

/** A value between 0 and 1 as a length between `least` and `most`. */
const scaled = (value: number, least: number, most: number) =>
  least + Math.min(1, Math.abs(value)) * (most - least);

/** A network with fixed weights: three facts about a customer, and how likely the customer is to leave. */
const AiMl = () => {
  const [values, setValues] = useState<readonly number[]>(copy.inputs.map(({ start }) => start));
  const scales = copy.inputs.map(({ min, max }, index) => ((values[index] ?? 0) - min) / (max - min));
  const { hidden, edges, outEdges, chance } = leaving(scales);
  // Never 0% or 100%, because no forecast is certain.
  const percent = Math.min(99, Math.max(1, Math.round(chance * 100)));
  const bound = (chance < 0.01 && copy.under) || (chance > 0.99 && copy.over);
  const advice = percent < 35 ? copy.advice.low : percent < 65 ? copy.advice.middle : copy.advice.high;
  return (
    <Box
      component="figure"
      sx={{
        display: 'grid',
        gap: { xs: 3, lg: 4 },
        gridTemplateColumns: {
          sm: '1fr minmax(230px, min-content)',
          lg: '300px 1fr minmax(250px, min-content)',
        },
        alignItems: { sm: 'center' },
      }}
    >
      <Caption title={copy.title} text={copy.text} sx={{ gridColumn: '1 / -1', maxWidth: { lg: 'none' } }} />
      <Box
        sx={{
          gridColumn: { sm: '1 / -1', lg: 'auto' },
          display: 'grid',
          gap: { xs: 2, lg: 0 },
          gridAutoRows: { lg: '1fr' },
          alignItems: 'center',
          alignSelf: { lg: 'stretch' },
          // The sliders' tracks, not their labels, are level with the nodes.
          position: 'relative',
          top: { lg: -10 },
        }}
      >
        {copy.inputs.map(({ unit, ...input }, index) => (
          <Slider
            key={input.label}
            {...input}
            step={1}
            text={`${values[index]}${unit}`}
            onValue={(value) => setValues((old) => old.map((one, place) => (place === index ? value : one)))}
          />
        ))}
      </Box>
      {/* The drawing's left edge is the outline of its first nodes. */}
      <Drawing viewBox="11.5 0 688.5 446" role="img" aria-label={copy.alt} fill="none">
        {/* The line to the answer, which is below on a phone and on the right elsewhere. */}
        <Box component="path" d="M610 223H760" sx={{ ...toAnswer, display: { xs: 'none', sm: 'block' } }} />
        <Box component="path" d="M610 223V520" sx={{ ...toAnswer, display: { sm: 'none' } }} />
        {edges.map((row, from) =>
          row.map((weight, to) => (
            <path
              key={hiddenAt[to]}
              d={`M70 ${inputsAt[from]}C190 ${inputsAt[from]} 210 ${hiddenAt[to]} 330 ${hiddenAt[to]}`}
              stroke={weight < 0 ? colour.sky : colour.sun}
              strokeWidth={scaled(weight, 1.5, 16)}
            />
          )),
        )}
        {outEdges.map((weight, from) => (
          <path
            key={hiddenAt[from]}
            d={`M330 ${hiddenAt[from]}C450 ${hiddenAt[from]} 480 ${output.y} ${output.x} ${output.y}`}
            stroke={weight < 0 ? colour.sky : colour.sun}
            strokeWidth={scaled(weight, 1.5, 20)}
          />
        ))}
        {inputsAt.map((y, index) => (
          <g key={y}>
            <circle cx="60" cy={y} r="46" fill={colour.cream} />
            <circle cx="60" cy={y} r={scaled(scales[index] ?? 0, 4, 40)} fill={colour.clay} />
          </g>
        ))}
        {hiddenAt.map((y, index) => (
          <g key={y}>
            <circle cx="330" cy={y} r="40" fill={colour.cream} />
            <circle cx="330" cy={y} r={scaled(hidden[index] ?? 0, 4, 34)} fill={colour.sun} />
          </g>
        ))}
        <circle cx={output.x} cy={output.y} r="84" fill={colour.cream} />
        <circle cx={output.x} cy={output.y} r={scaled(chance, 10, 78)} fill={colour.clay} />
      </Drawing>
      <Result>
        <Figure large>
          {bound && (
            <Box component="span" sx={{ fontSize: '0.4em', letterSpacing: 0 }}>
              {bound}{' '}
            </Box>
          )}
          {percent}%
        </Figure>{' '}
        {copy.output}. {advice}
      </Result>
    </Box>
  );
};

export default AiMl;
