import { palette, type ColourName } from './palette';
import { spacing } from './spacing';

export { columnWidth } from './column';
export { fonts } from './typography';

/** `colour.sun` is the CSS variable of a palette colour; the theme writes the variables. */
export const colour = Object.fromEntries(
  Object.keys(palette).map((name) => [name, `var(--w-palette-brand-${name})`]),
) as Record<ColourName, string>;

type Responsive = Partial<Record<'xs' | 'md' | 'lg', string>>;
const withoutWords = (content: string) => (content === 'none' ? content : `${content} / ""`);
/**
 * Generated text that screen readers do not read. Safari before 17.4 and Firefox before 128 know no text alternative, and would
 * drop the whole declaration.
 */
export const unspoken = (content: string | Responsive) => ({
  content,
  '@supports (content: "" / "")': {
    content:
      typeof content === 'string'
        ? withoutWords(content)
        : Object.fromEntries(Object.entries(content).map(([from, text]) => [from, withoutWords(text)])),
  },
});

/** The theme's breakpoints, in px. */
export const breakpoints = { xs: 0, sm: 600, md: 768, lg: 1024, xl: 1440 } as const;

/** The height of the fixed bar at the top, in px. */
export const barHeight = 72;

/** The margin left and right of the content on a phone. */
export const gutter = spacing(3);
/**
 * The margin of the content: 24 px on a phone; 44 px, the width of a finger, from 768 px on, where the dock's tab is in it
 * and so covers no text; 80 px where all floating widgets fit beside the column. On wider screens the column grows
 * instead.
 */
export const margin = `clamp(${gutter}, max(50vw - 600px, min(44px, 50vw - 340px)), 80px)`;

/** The size of the icons in an element, in px: an `Icon` is as large as the text around it. */
export const iconSize = <Size extends number | Readonly<Record<string, number>>>(px: Size) => ({
  fontSize: px,
});

/** Hides a control that does nothing without scripts. */
export const needsScript = { '@media (scripting: none)': { display: 'none' } } as const;

/** The colour over the page behind the open side panel. */
export const shade = 'rgb(23 23 28 / 0.6)';
export const border = `2px solid ${colour.ink}`;
export const radius = { card: 20, field: 12, pill: 999 } as const;
/** The outline of something that lies directly on the ground: dark on light grounds, light on dark ones. */
export const outline = '2px solid var(--text)';
/**
 * The hard offset shadow of cards and pictures, never blurred. The ground sets its colour; on ink and pine it is
 * transparent.
 */
export const shadow = (offset: number) => `${offset}px ${offset}px 0 var(--cast)`;
/** The shadow of something to press. On loud grounds it is outlined. */
export const raised = (offset: number) =>
  `${offset}px ${offset}px 0 -2px var(--inner), ${offset}px ${offset}px 0 var(--text)`;
/** The frame of a picture: an outline, round corners and a shadow. */
export const framed = { border: outline, borderRadius: `${radius.card}px`, boxShadow: shadow(8) } as const;
/** Centres an icon or a letter in a shape of `size` px; the icon is as large as `icon`. */
export const centred = (size: number, icon?: number) =>
  ({
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: size,
    height: size,
    ...(icon && { fontSize: `${icon}px` }),
  }) as const;
/** A box to tick. */
export const box = {
  open: { ...centred(24), border, borderRadius: '6px', backgroundColor: colour.white },
  ticked: { backgroundColor: colour.sun },
  tick: {
    content: '""',
    width: 7,
    height: 12,
    border: `solid ${colour.ink}`,
    borderWidth: '0 3px 3px 0',
    transform: 'translateY(-1px) rotate(45deg)',
  },
} as const;
export const motion = '180ms cubic-bezier(0.2, 0.8, 0.2, 1)';

/** The hover style of cards that are links. */
export const liftsOnHover = {
  transition: `transform ${motion}, box-shadow ${motion}`,
  '@media (hover: hover)': {
    '&:hover': { transform: 'translate(-3px, -3px)', boxShadow: shadow(10) },
  },
} as const;
