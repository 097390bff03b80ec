import { works } from '../../content/works';
import { colour } from '../../theme/tokens';
import { Chart } from './Chart';
import { Poster } from './Poster';
import { posterOf, sharesOf } from './results';

const { project, drawing, rows } = works.posters.ecosystem;

const PER_ROW = 5;
const STEP = 104;

/** Head and shoulders, in colour if the person found what they wanted. */
const Person = ({ at, found }: { at: number; found: boolean }) => (
  <g transform={`translate(${(at % PER_ROW) * STEP} ${Math.floor(at / PER_ROW) * 118})`}>
    <path d="M4 104a40 44 0 0 1 80 0Z" fill={found ? colour.clay : 'none'} />
    <circle cx="44" cy="30" r="25" fill={found ? colour.white : 'none'} />
    {found && <path d="M33 30l8 9 15-18" fill="none" />}
  </g>
);

/** Nine people of ten against four of ten, as a test counted them. */
const Ecosystem = () => {
  const { result } = posterOf(project);
  // The result names the better share first.
  const [after, before] = sharesOf(result);
  const shares = [before, after];
  return (
    <Poster project={project} ground="sky">
      <Chart
        fill={colour.ink}
        fontSize="26"
        viewBox={`0 0 502 ${50 + shares.length * 300}`}
        role="img"
        aria-label={result}
      >
        <text y="28">{drawing}</text>
        {shares.map(([part, whole] = [0, 0], row) => (
          <g key={rows[row]} transform={`translate(0 ${62 + row * 300})`}>
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
