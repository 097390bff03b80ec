import { works } from '../../content/works';
import { colour } from '../../theme/tokens';
import { Chart } from './Chart';
import { Poster } from './Poster';
import { indexOf, posterOf } from './results';

const { project, drawing } = works.posters.platform;

const PER_ROW = 5;
const STEP = 108;
const grounds = [colour.cream, colour.sky, colour.sunLight];
const shapes = [
  'M36 26 70 46 36 66Z',
  'M22 30H70M22 46H70M22 62H50',
  'M46 22a24 24 0 1 0 .1 0Z',
  'M22 68V44H38V68ZM54 68V26H70V68Z',
];

/** One lesson: a video, a text, a quiz or a task. */
const Tile = ({ at, isNew }: { at: number; isNew: boolean }) => (
  <g transform={`translate(${(at % PER_ROW) * STEP} ${Math.floor(at / PER_ROW) * STEP})`}>
    {isNew && <path d="M8 8H100V100H8Z" fill={colour.ink} />}
    <path d="M0 0H92V92H0Z" fill={isNew ? colour.sun : grounds[at % grounds.length]} />
    <path d={shapes[(at * 3) % shapes.length]} fill="none" />
  </g>
);

/** Ten lessons, and those that came on top. */
const Platform = () => {
  const { result } = posterOf(project);
  const lessons = Math.round(indexOf(result) / 10);
  const height = Math.ceil(lessons / PER_ROW) * STEP;
  return (
    <Poster project={project} ground="pine" turned>
      <Chart
        fill={colour.cream}
        fontSize="26"
        viewBox={`0 0 540 ${height + 56}`}
        role="img"
        aria-label={result}
      >
        <text y="28">{drawing}</text>
        <g transform="translate(3 54)" stroke={colour.ink} strokeWidth="5" strokeLinejoin="round">
          {Array.from({ length: lessons }, (_, at) => (
            <Tile key={at} at={at} isNew={at >= 10} />
          ))}
        </g>
      </Chart>
    </Poster>
  );
};

export default Platform;
