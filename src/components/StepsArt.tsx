import { styled } from '@mui/material/styles';
import { colour } from '../theme/tokens';

// At the bottom right of its section, on screens with room for it.
const Svg = styled('svg')(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('lg')]: {
    display: 'block',
    position: 'absolute',
    right: 0,
    bottom: theme.spacing(-13),
    width: '20rem',
    height: 'auto',
  },
}));

/** Three steps that grow, and a disc to reach for. Its parent must be positioned, in a section of the usual height. */
export const StepsArt = () => (
  <Svg viewBox="0 0 320 300" aria-hidden="true" focusable="false">
    <circle cx="266" cy="48" r="44" fill={colour.sunLight} />
    <path d="M0 300v-60h80v60z" fill={colour.cream} />
    <path d="M80 300V180h80v120z" fill={colour.clay} />
    <path d="M160 300V120h80v180z" fill={colour.ink} />
    <path d="M240 300V120a80 80 0 0 1 80 80v100z" fill={colour.sky} />
    <path d="M80 240a80 80 0 0 0-80-60v60z" fill={colour.white} />
  </Svg>
);
