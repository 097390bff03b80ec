import { works } from '../../content/works';
import { colour } from '../../theme/tokens';
import { Chart } from './Chart';
import { Poster } from './Poster';
import { figureOf, posterOf, risenTo } from './results';

const { project, drawing, rows } = works.posters.platform;

const BEFORE = 10;
const PER_ROW = 5;
const STEP = 104;
/** The lines of the words above the chart, and where the chart starts below them. */
const LINE = 30;
const TOP = 62 + LINE;
/** The space below a group, which the last one does not need. */
const BELOW = 25;

/** A finished lesson. */
const Tile = ({ at }: { at: number }) => (
  <g transform={`translate(${(at % PER_ROW) * STEP} ${Math.floor(at / PER_ROW) * STEP})`}>
    <path d="M0 0H88V88H0Z" fill={at < BEFORE ? colour.cream : colour.sun} />
    <path d="M24 46l14 16 26-32" fill="none" />
  </g>
);

/** Ten lessons, as many as a learner finished the year before, and how many a learner finishes now. */
const Platform = () => {
  const { result } = posterOf(project);
  const now = Math.round((risenTo(result) * BEFORE) / 100);
  // The drawing may not claim more than the result.
  const over = result.includes(`over ${figureOf(result)}`) ? 'over ' : '';
  const heightOf = (lessons: number) => Math.ceil(lessons / PER_ROW) * STEP + 56;
  const groups = [
    { name: rows[0], lessons: BEFORE, count: String(BEFORE), y: TOP },
    { name: rows[1], lessons: now, count: `${over}${now}`, y: TOP + heightOf(BEFORE) },
  ];
  return (
    <Poster project={project} ground="pine">
      <Chart
        fill={colour.cream}
        fontSize="26"
        viewBox={`0 0 509 ${TOP + heightOf(BEFORE) + heightOf(now) - BELOW}`}
        role="img"
        aria-label={result}
      >
        {drawing.map((words, line) => (
          <text key={words} y={28 + line * LINE}>
            {words}
          </text>
        ))}
        {groups.map(({ name, lessons, count, y }) => (
          <g key={name} transform={`translate(0 ${y})`}>
            <text y="26">{`${name}: ${count}`}</text>
            <g transform="translate(2.5 44)" stroke={colour.ink} strokeWidth="5" strokeLinejoin="round">
              {Array.from({ length: lessons }, (_, at) => (
                <Tile key={at} at={at} />
              ))}
            </g>
          </g>
        ))}
      </Chart>
    </Poster>
  );
};

export default Platform;
