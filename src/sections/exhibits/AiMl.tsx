import Box from '@mui/material/Box';
import { useState } from 'react';
import { exhibit as copy } from '../../content/services/aiml';
import { colour } from '../../theme/tokens';
import { Slider } from './controls';
import { forecast, type NetworkEdge } from './network';
import { Caption, Drawing, Figure, Result } from './parts';

/** The nodes of each layer. The inputs are in the middle of each third, where the sliders are. */
const inputNodes = [74, 223, 372].map((y) => ({ x: 60, y }));
const hiddenNodes = [50, 165, 280, 395].map((y) => ({ x: 330, y }));
const output = { x: 610, y: 223 };

const toAnswer = { stroke: colour.cream, strokeWidth: 16 } as const;

/** A value between 0 and 1 as a length between `least` and `most`. */
const scaled = (value: number, least: number, most: number) =>
  least + Math.min(1, Math.abs(value)) * (most - least);

/** 'under' or 'over' if the exact percentage lies outside 1 to 99. */
const boundOf = (chance: number) => {
  if (chance < 0.01) return copy.under;
  return chance > 0.99 ? copy.over : undefined;
};

const adviceFor = (percent: number) => {
  if (percent < 35) return copy.advice.low;
  return percent < 65 ? copy.advice.middle : copy.advice.high;
};

const layout = {
  display: 'grid',
  gap: { xs: 3, lg: 4 },
  gridTemplateColumns: {
    sm: '1fr minmax(230px, min-content)',
    lg: '300px 1fr minmax(250px, min-content)',
  },
  alignItems: { sm: 'center' },
} as const;

/** The height of a slider's label, in px, which is above its track. */
const LABEL_HEIGHT = 20;
const sliders = {
  gridColumn: { sm: '1 / -1', lg: 'auto' },
  display: 'grid',
  gap: { xs: 2, lg: 0 },
  gridAutoRows: { lg: '1fr' },
  alignItems: 'center',
  alignSelf: { lg: 'stretch' },
  // The sliders' tracks, not their labels, are level with the nodes.
  position: 'relative',
  top: { lg: `-${LABEL_HEIGHT / 2}px` },
} as const;

interface Point {
  x: number;
  y: number;
}

/** The distance of an edge's control points from its ends. */
const BEND = 120;

interface EdgeProps extends Partial<NetworkEdge> {
  from: Point;
  to: Point;
  maxWidth: number;
}

/** An edge from one layer to the next. It is blue if its weight is negative, and wider the more it carries. */
const Edge = ({ from, to, isNegative, carried = 0, maxWidth }: EdgeProps) => (
  <path
    d={`M${from.x} ${from.y}C${from.x + BEND} ${from.y} ${to.x - BEND} ${to.y} ${to.x} ${to.y}`}
    stroke={isNegative ? colour.sky : colour.sun}
    strokeWidth={scaled(carried, 1.5, maxWidth)}
  />
);

/** A network with fixed weights: three facts about a customer, and how likely the customer is to leave. */
const AiMl = () => {
  const [values, setValues] = useState<readonly number[]>(copy.inputs.map(({ start }) => start));
  const scales = copy.inputs.map(({ min, max }, index) => ((values[index] ?? 0) - min) / (max - min));
  const { hidden, edges, outEdges, chance } = forecast(scales);
  // Never 0% or 100%, because no forecast is certain.
  const percent = Math.min(99, Math.max(1, Math.round(chance * 100)));
  const bound = boundOf(chance);
  return (
    <Box component="figure" sx={layout}>
      <Caption title={copy.title} text={copy.text} sx={{ gridColumn: '1 / -1', maxWidth: { lg: 'none' } }} />
      <Box sx={sliders}>
        {copy.inputs.map((input, index) => (
          <Slider
            key={input.label}
            {...input}
            step={1}
            text={String(values[index])}
            onValue={(value) => setValues((old) => old.map((one, place) => (place === index ? value : one)))}
          />
        ))}
      </Box>
      {/* The viewBox starts at 11.5, where the outline of the input nodes begins. */}
      <Drawing viewBox="11.5 0 688.5 446" role="img" aria-label={copy.alt} fill="none">
        {/* The line to the answer, which is below on a phone and on the right elsewhere. */}
        <Box
          component="path"
          d={`M${output.x} ${output.y}H760`}
          sx={{ ...toAnswer, display: { xs: 'none', sm: 'block' } }}
        />
        <Box
          component="path"
          d={`M${output.x} ${output.y}V520`}
          sx={{ ...toAnswer, display: { sm: 'none' } }}
        />
        {inputNodes.map((from, row) =>
          hiddenNodes.map((to, column) => (
            <Edge key={to.y} from={from} to={to} maxWidth={16} {...edges[row]?.[column]} />
          )),
        )}
        {hiddenNodes.map((from, index) => (
          <Edge key={from.y} from={from} to={output} maxWidth={20} {...outEdges[index]} />
        ))}
        {inputNodes.map(({ x, y }, index) => (
          <g key={y}>
            <circle cx={x} cy={y} r="46" fill={colour.cream} />
            <circle cx={x} cy={y} r={scaled(scales[index] ?? 0, 4, 40)} fill={colour.clay} />
          </g>
        ))}
        {hiddenNodes.map(({ x, y }, index) => (
          <g key={y}>
            <circle cx={x} cy={y} r="40" fill={colour.cream} />
            <circle cx={x} cy={y} r={scaled(hidden[index] ?? 0, 4, 34)} fill={colour.sun} />
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
          <span>{`${percent}%`}</span>
        </Figure>{' '}
        <span>{`${copy.output}. ${adviceFor(percent)}`}</span>
      </Result>
    </Box>
  );
};

export default AiMl;
