import Box from '@mui/material/Box';
import { colour } from '../../theme/tokens';

const stripes = [colour.sunLight, colour.pine, colour.white, colour.clay];
/**
 * The curve of the stripes: its centre, the radius of the outermost stripe, the width of a stripe and of the line
 * around it.
 */
const turn = { x: 244, y: 244, r: 222, width: 40, line: 5 };
const pathOf = (r: number) => `M900 ${turn.y - r}H${turn.x}A${r} ${r} 0 0 0 ${turn.x - r} ${turn.y}V800`;

const plane = { left: 'M512 236 188 344 330 412Z', right: 'M512 236 330 412 404 560Z' };
const wholePlane = 'M512 236 188 344 330 412 404 560Z';

/** A paper plane and its trail, which comes from behind the form, turns the corner and leaves the section. */
export const Trail = () => (
  <Box
    component="svg"
    viewBox="0 0 560 620"
    // It starts level with the words, and its stripes go on to the right until the form covers them.
    preserveAspectRatio="xMinYMax"
    aria-hidden="true"
    focusable="false"
    sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}
  >
    <g fill="none">
      {stripes.map((stripe, index) => {
        const d = pathOf(turn.r - index * turn.width);
        return (
          <g key={stripe}>
            <path d={d} stroke={colour.ink} strokeWidth={turn.width + turn.line} />
            <path d={d} stroke={stripe} strokeWidth={turn.width - turn.line} />
          </g>
        );
      })}
    </g>
    <g stroke={colour.ink} strokeWidth="6" strokeLinejoin="round">
      <path d={wholePlane} transform="translate(14 14)" fill={colour.ink} />
      <path d={plane.left} fill={colour.white} />
      <path d={plane.right} fill={colour.sky} />
    </g>
  </Box>
);
