import GlobalStyles from '@mui/material/GlobalStyles';
import { grounds, type Ground } from './palette';
import { colour } from './tokens';
import { variables } from './variables';

/** The colours of a ground, for an element that changes it by itself. */
export const groundRule = (name: Ground) => {
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

const styles = {
  ':root': variables,
  body: groundRule('paper'),
  ...Object.fromEntries(
    (Object.keys(grounds) as Ground[]).map((name) => [`[data-ground=${name}]`, groundRule(name)]),
  ),
  a: { color: 'var(--link)', textUnderlineOffset: '0.2em', textDecorationThickness: '0.09em' },
};

/** The theme's variables, and the grounds: `data-ground="sun"` sets background, text, link and focus colours. */
export const GlobalGrounds = () => <GlobalStyles styles={styles} />;
