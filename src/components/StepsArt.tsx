import Box from '@mui/material/Box';
import { colour } from '../theme/tokens';

/** At the bottom right of its section, on screens with room for it. */
const place = {
  display: { xs: 'none', lg: 'block' },
  position: 'absolute',
  right: 0,
  bottom: '-6.5rem',
  width: '20rem',
  height: 'auto',
} as const;

const drawings = {
  /** Steps that grow, and a disc to reach for. */
  steps: (
    <>
      <circle cx="276" cy="46" r="42" fill={colour.sunLight} />
      <path d="M2 299V180a79 79 0 0 1 79 79v40z" fill={colour.cream} />
      <path d="M81 299V180h79v119z" fill={colour.clay} />
      <path d="M160 299V120h79v179z" fill={colour.sun} />
      <path d="M239 299V120a79 79 0 0 1 79 79v100z" fill={colour.sky} />
    </>
  ),
  /** Two gates, a flag on the higher one, and the sun behind. */
  gates: (
    <>
      <circle cx="98" cy="150" r="74" fill={colour.sunLight} />
      <path d="M2 299V219a79 79 0 0 1 158 0v80z" fill={colour.sky} />
      <path d="M41 299V219a40 40 0 0 1 80 0v80z" fill={colour.clay} />
      <path d="M160 299V150a79 79 0 0 1 158 0v149z" fill={colour.sun} />
      <path d="M199 299V150a40 40 0 0 1 80 0v149z" fill={colour.cream} />
      <path d="M239 71V8h52l-14 17 14 17h-52" fill={colour.clay} />
      <path d="M199 299a40 40 0 0 1 80 0z" fill={colour.pineLight} />
    </>
  ),
};

/** A drawing on the lower edge of a section. Its parent must be positioned, in a section of the usual height. */
export const StepsArt = ({ drawing = 'steps' }: { drawing?: keyof typeof drawings }) => (
  <Box component="svg" sx={place} viewBox="0 0 320 300" aria-hidden="true" focusable="false">
    <g stroke={colour.ink} strokeWidth="3" strokeLinejoin="round">
      {drawings[drawing]}
    </g>
  </Box>
);
