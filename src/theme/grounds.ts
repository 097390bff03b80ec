import { brand, groundNames, grounds, type Ground } from './palette';
import { colour } from './tokens';

/** The compiler knows which grounds there are: one that does not exist would silently have the colours around it. */
declare module 'react' {
  interface HTMLAttributes<T> {
    'data-ground'?: Ground;
  }
}

const isDark = brand.text === 'white';

/** The look of controls on light grounds, and on a white card on any ground. */
const light = {
  '--rim': colour.ink,
  '--button': colour[brand.ground],
  '--on-button': colour[brand.text],
  // The inside of a button's shadow; its outline has the colour of the text.
  '--inner': 'var(--text)',
  // The fill of outlined buttons.
  '--plain': colour.white,
};
/** An ink shadow on ink would be invisible: buttons get an outlined shadow here, and cards get none. */
const dark = {
  // A button's outline: an ink one would be invisible, and the button would look smaller than its neighbours.
  '--rim': colour.sun,
  '--button': colour.sun,
  '--on-button': colour.ink,
  '--inner': 'var(--ground)',
  '--plain': 'transparent',
  // The colour of an error message: red has too little contrast here.
  '--wrong': 'var(--text)',
  '--cast': 'transparent',
};
/** On a dark accent, buttons are light. */
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

/** Dark text and its buttons on a light surface, on any ground. The surface's own shadow keeps the ground's look. */
export const lightSurface = { ...textOn('white'), ...light, '--wrong': colour.danger };

/** The look of every ground that has no rules of its own. */
const common = { '--cast': colour.ink, ...light };
const coloursOf = (name: Ground) => ({
  '--ground': colour[grounds[name].ground],
  ...textOn(name),
  ...others[name],
  backgroundColor: 'var(--ground)',
  color: 'var(--text)',
});

/** All the rules of one ground, for an element whose ground depends on its state. */
export const groundRule = (name: Ground) => ({ ...common, ...coloursOf(name) });

/** `data-ground="sun"` sets background, text, link and focus colours, and how buttons and shadows look on it. */
export const groundRules = {
  'body, [data-ground]': common,
  body: coloursOf('paper'),
  ...Object.fromEntries(groundNames.map((name) => [`[data-ground=${name}]`, coloursOf(name)])),
};
