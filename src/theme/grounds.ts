import { brand, grounds, type Ground } from './palette';
import { colour } from './tokens';

/** The compiler knows which grounds there are: one that does not exist would silently have the colours around it. */
declare module 'react' {
  interface HTMLAttributes<T> {
    'data-ground'?: Ground;
  }
}

const isDark = brand.text === 'white';

/** What has one look on the light grounds, and on the white surface of a card on any ground. */
const light = {
  '--rim': colour.ink,
  '--button': colour[brand.ground],
  '--on-button': colour[brand.text],
  // A button's shadow has an outline in the colour of the text, and this inside.
  '--inner': 'var(--text)',
  // The fill of outlined buttons.
  '--plain': colour.white,
};
/** Ink on ink would be nothing: shadows have an outline here, cards have none. */
const dark = {
  // An ink outline could not be seen, and the button would look smaller than its neighbours.
  '--rim': colour.sun,
  '--button': colour.sun,
  '--on-button': colour.ink,
  '--inner': 'var(--ground)',
  '--plain': 'transparent',
  // A message about wrong input: red cannot be read here.
  '--wrong': 'var(--text)',
  '--cast': 'transparent',
};
/** A dark accent has light buttons on it. */
const bright = {
  '--button': isDark ? colour.white : colour.ink,
  '--on-button': isDark ? colour.ink : colour.cream,
  '--inner': colour.sunLight,
  ...(isDark && { '--plain': 'transparent' }),
  '--wrong': 'var(--text)',
};
const others: Partial<Record<Ground, object>> = { sun: bright, ink: dark, pine: dark };

const textOn = (name: Ground) => {
  const { text, muted, link, focus } = grounds[name];
  return {
    '--text': colour[text],
    '--muted': colour[muted],
    '--link': colour[link],
    '--focus': colour[focus],
    // MUI's own text colours follow the ground too.
    '--w-palette-text-primary': colour[text],
    '--w-palette-text-secondary': colour[muted],
  };
};

/** Dark text and its buttons on a light surface, whatever the ground around it; its own shadow is the ground's. */
export const lightSurface = { ...textOn('white'), ...light, '--wrong': colour.danger };

/** What is the same on every ground without rules of its own. */
const common = { '--cast': colour.ink, ...light };
const coloursOf = (name: Ground) => ({
  '--ground': colour[grounds[name].ground],
  ...textOn(name),
  ...others[name],
  backgroundColor: 'var(--ground)',
  color: 'var(--text)',
});

/** All that a ground sets, for an element whose ground depends on its state. */
export const groundRule = (name: Ground) => ({ ...common, ...coloursOf(name) });

/** `data-ground="sun"` sets background, text, link and focus colours, and how buttons and shadows look on it. */
export const groundRules = {
  'body, [data-ground]': common,
  body: coloursOf('paper'),
  ...Object.fromEntries(
    (Object.keys(grounds) as Ground[]).map((name) => [`[data-ground=${name}]`, coloursOf(name)]),
  ),
};
