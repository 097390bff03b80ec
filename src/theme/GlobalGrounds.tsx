import GlobalStyles from '@mui/material/GlobalStyles';
import { grounds, type Ground } from './palette';
import { theme } from './theme';
import { colour } from './tokens';

const groundRule = (name: Ground) => {
  const { ground, text, muted, link, focus } = grounds[name];
  return {
    '--ground': colour[ground],
    '--text': colour[text],
    '--muted': colour[muted],
    '--link': colour[link],
    '--focus': colour[focus],
    // MUI's own text colours follow the ground too.
    '--w-palette-text-primary': colour[text],
    '--w-palette-text-secondary': colour[muted],
    backgroundColor: 'var(--ground)',
    color: 'var(--text)',
  };
};

// The theme has a variable for every shade of everything MUI can do, 13 kB on every page. These are the ones in use.
const inUse =
  /^--w-(palette-(brand|primary|error|text|background|divider|action|common|Button)|shape|zIndex|shadows-0|transitions|motion)/;
const usedVariables = Object.fromEntries(
  theme
    .generateStyleSheets()
    .flatMap((sheet) => Object.entries((sheet[':root'] ?? {}) as Record<string, string>))
    .filter(([name]) => inUse.test(name)),
);

const styles = {
  ':root': usedVariables,
  body: groundRule('paper'),
  ...Object.fromEntries(
    (Object.keys(grounds) as Ground[]).map((name) => [`[data-ground=${name}]`, groundRule(name)]),
  ),
  a: { color: 'var(--link)', textUnderlineOffset: '0.2em', textDecorationThickness: '0.09em' },
};

/** The grounds a section can stand on: `data-ground="sun"` sets background, text, link and focus colours in one word. */
export const GlobalGrounds = () => <GlobalStyles styles={styles} />;
