import GlobalStyles from '@mui/material/GlobalStyles';
import { grounds, palette, type Ground } from './palette';
import { colour } from './tokens';

const groundRule = (name: Ground) => {
  const { ground, text, muted, link, focus } = grounds[name];
  return {
    '--ground': colour[ground],
    '--text': colour[text],
    '--muted': colour[muted],
    '--link': colour[link],
    '--focus': colour[focus],
    backgroundColor: 'var(--ground)',
    color: 'var(--text)',
  };
};

const styles = {
  // Of the theme's variables only the palette is written: MUI's own rules carry their values as fallbacks, and all of
  // them would weigh 12 kB on every page.
  ':root': Object.fromEntries(Object.entries(palette).map(([name, value]) => [`--w-palette-brand-${name}`, value])),
  body: groundRule('paper'),
  ...Object.fromEntries(
    (Object.keys(grounds) as Ground[]).map((name) => [`[data-ground=${name}]`, groundRule(name)]),
  ),
  a: { color: 'var(--link)', textUnderlineOffset: '0.2em', textDecorationThickness: '0.09em' },
  '@media (prefers-contrast: more)': {
    ':root': { '--w-palette-brand-inkMuted': colour.ink },
    a: { textDecorationThickness: '0.14em' },
  },
  '@media (forced-colors: active)': {
    '[data-ground]': { forcedColorAdjust: 'auto' },
    ':focus-visible': { outlineColor: 'Highlight' },
  },
};

/** The grounds a section can stand on: `data-ground="sun"` sets background, text, link and focus colours in one word. */
export const GlobalGrounds = () => <GlobalStyles styles={styles} />;
