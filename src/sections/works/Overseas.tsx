import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { works } from '../../content/works';
import { colour } from '../../theme/tokens';
import { Chart } from './Chart';
import { Poster } from './Poster';
import { indexOf, posterOf } from './results';

const { project, drawing, lines, years } = works.posters.overseas;

const draw = keyframes({ from: { strokeDashoffset: 1 } });

const Line = styled('path')({
  '@supports (animation-timeline: view())': {
    strokeDasharray: 1,
    animation: `${draw} linear backwards`,
    animationTimeline: 'view()',
    animationRange: 'entry 40% cover 45%',
  },
});

/** The line of the poster's own figure is the loud one. */
const looks = [
  { stroke: colour.sun, width: 18 },
  { stroke: colour.paperDeep, width: 6 },
];
/** Where the lines start. */
const START = 32;
const BASE = 470;
/** The height of a value on the chart: 100 is at its foot, 200 near its top. */
const heightOf = (index: number) => BASE - (index - 100) * 3.6;

/** Below its point a label has two lines, or it would lie on the chart's line. */
const Below = ({ words = '' }: { words?: string | undefined }) => {
  const [first = '', ...rest] = words.split(' ');
  return [first, rest.join(' ')].map((line, at) => (
    <tspan key={line} x="540" dy={at * 27}>
      {line}
    </tspan>
  ));
};

/** The rise of each measured figure from the year before, which is 100. */
const Overseas = () => {
  const { results } = posterOf(project);
  const rises = results.slice(0, lines.length).map(({ result }, at) => ({
    index: indexOf(result),
    label: lines[at],
    look: looks[at],
  }));
  const highest = Math.max(...rises.map(({ index }) => index));
  return (
    <Poster project={project} ground="ink" turned>
      <Chart
        fill={colour.cream}
        fontSize="26"
        viewBox="0 0 540 520"
        role="img"
        aria-label={results.map(({ result }) => result).join('. ')}
      >
        <text y="26">{drawing}</text>
        <g stroke={colour.inkMuted} strokeWidth="3">
          {[100, 150, 200].map((index) => (
            <path key={index} d={`M0 ${heightOf(index)}H428`} />
          ))}
        </g>
        {rises.map(({ index, label, look }) => (
          <g key={label}>
            <Line
              pathLength="1"
              d={`M${START} ${BASE}L428 ${heightOf(index)}`}
              fill="none"
              stroke={look?.stroke}
              strokeWidth={look?.width}
              strokeLinecap="round"
            />
            <circle
              cx="428"
              cy={heightOf(index)}
              r="19"
              fill={colour.cream}
              stroke={look?.stroke}
              strokeWidth="10"
            />
            <text x="456" y={heightOf(index) + 15} fontSize="42">
              {index}
            </text>
            <text x="540" y={heightOf(index) + (index === highest ? -38 : 54)} textAnchor="end" fontSize="24">
              {index === highest ? label : <Below words={label} />}
            </text>
          </g>
        ))}
        <circle cx={START} cy={BASE} r="12" fill={colour.cream} />
        <text x={START} y={BASE + 44} fontSize="24" textAnchor="middle">
          {years[0]}
        </text>
        <text x="428" y={BASE + 44} fontSize="24" textAnchor="middle">
          {years[1]}
        </text>
      </Chart>
    </Poster>
  );
};

export default Overseas;
