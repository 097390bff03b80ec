import { works } from '../../content/works';
import { colour } from '../../theme/tokens';
import { Chart } from './Chart';
import { Poster } from './Poster';
import { comparedIn, posterOf } from './results';

const { project, drawing, rows } = works.posters.ecosystem;

const PER_ROW = 5;
/** In the units of the drawing. */
const PERSON_WIDTH = 104;
const PERSON_HEIGHT = 118;
/** The words above a group of people, and the space below it. */
const GROUP_MARGIN = 64;

/** Head and shoulders, in colour if the person found what they wanted. */
const Person = ({ at, found }: { at: number; found: boolean }) => (
  <g transform={`translate(${(at % PER_ROW) * PERSON_WIDTH} ${Math.floor(at / PER_ROW) * PERSON_HEIGHT})`}>
    <path d="M4 104a40 44 0 0 1 80 0Z" fill={found ? colour.clay : 'none'} />
    <circle cx="44" cy="30" r="25" fill={found ? colour.white : 'none'} />
    {found && <path d="M33 30l8 9 15-18" fill="none" />}
  </g>
);

/** The people who found what they wanted before and after, one figure for each. */
const Ecosystem = () => {
  const { result } = posterOf(project);
  const { before, after } = comparedIn(result);
  const shares = [before, after];
  const mostPeople = Math.max(before[1], after[1]);
  const groupHeight = Math.ceil(mostPeople / PER_ROW) * PERSON_HEIGHT + GROUP_MARGIN;
  return (
    <Poster project={project} ground="sky">
      <Chart
        fill={colour.ink}
        fontSize="26"
        viewBox={`0 0 502 ${33 + shares.length * groupHeight}`}
        role="img"
        aria-label={result}
      >
        <text y="28">{drawing}</text>
        {shares.map(([part, whole], row) => (
          <g key={rows[row]} transform={`translate(0 ${62 + row * groupHeight})`}>
            <text y="26">{`${rows[row]}: ${part} of ${whole}`}</text>
            <g transform="translate(-1.5 46)" stroke={colour.ink} strokeWidth="5" strokeLinejoin="round">
              {Array.from({ length: whole }, (_, at) => (
                <Person key={at} at={at} found={at < part} />
              ))}
            </g>
          </g>
        ))}
      </Chart>
    </Poster>
  );
};

export default Ecosystem;
