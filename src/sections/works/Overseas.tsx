import { works } from '../../content/works';
import { colour } from '../../theme/tokens';
import { Chart } from './Chart';
import { Poster } from './Poster';
import { risenTo } from './results';

const { project, drawing, lines, years } = works.posters.overseas;

/** From the loudest line to the quietest. */
const looks = [
  { stroke: colour.sun, width: 18 },
  { stroke: colour.paperDeep, width: 6 },
];
/** The x of the lines' starts and ends. Values and labels are to the right of the ends. */
const [START, END] = [32, 276];
const BASE = 470;
/** The y of a value: 100 is at the chart's foot, 200 near its top. */
const heightOf = (index: number) => BASE - (index - 100) * 3.6;

/** How far each measured figure rose from the year before, which counts as 100. */
const Overseas = () => {
  const rises = lines.map(({ result, label }, at) => ({ index: risenTo(result), label, look: looks[at] }));
  return (
    <Poster project={project} ground="ink" turned>
      <Chart
        fill={colour.cream}
        fontSize="26"
        viewBox="0 0 540 520"
        role="img"
        aria-label={lines.map(({ result }) => result).join('. ')}
      >
        <text y="26">{drawing}</text>
        <g stroke={colour.inkMuted} strokeWidth="3">
          {[100, 150, 200].map((index) => (
            <path key={index} d={`M0 ${heightOf(index)}H${END}`} />
          ))}
        </g>
        {rises.map(({ index, label, look }) => (
          <g key={label}>
            <path
              d={`M${START} ${BASE}L${END} ${heightOf(index)}`}
              fill="none"
              stroke={look?.stroke}
              strokeWidth={look?.width}
              strokeLinecap="round"
            />
            <circle
              cx={END}
              cy={heightOf(index)}
              r="19"
              fill={colour.cream}
              stroke={look?.stroke}
              strokeWidth="10"
            />
            <text x={END + 34} y={heightOf(index) + 8} fontSize="42">
              {index}
            </text>
            <text x={END + 34} y={heightOf(index) + 38} fontSize="24">
              {label}
            </text>
          </g>
        ))}
        <circle cx={START} cy={BASE} r="12" fill={colour.cream} />
        <text x={START} y={BASE + 44} fontSize="24" textAnchor="middle">
          {years[0]}
        </text>
        <text x={END} y={BASE + 44} fontSize="24" textAnchor="middle">
          {years[1]}
        </text>
      </Chart>
    </Poster>
  );
};

export default Overseas;
