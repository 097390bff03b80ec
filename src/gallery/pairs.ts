import { brand, grounds, palette, type ColourName } from '../theme/palette';

/** Relative luminance of a colour written as #rrggbb, as WCAG 2.2 defines it. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of two colours written as #rrggbb, from 1 to 21. */
export const ratio = (one: string, other: string) => {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** The contrast ratio of two palette colours. */
export const contrast = (one: ColourName, other: ColourName) => ratio(palette[one], palette[other]);

/** The contrast that WCAG requires for text, and for parts of controls and drawings. */
const WORDS = 4.5;
const PART = 3;

export interface Pair {
  name: string;
  front: ColourName;
  ground: ColourName;
  /** The required contrast. */
  least: number;
}

const words = (name: string, front: ColourName, ground: ColourName): Pair => ({
  name,
  front,
  ground,
  least: WORDS,
});
const part = (name: string, front: ColourName, ground: ColourName): Pair => ({
  ...words(name, front, ground),
  least: PART,
});

/** On each ground: text, quiet text, links and the focus ring. */
const groundPairs = Object.entries(grounds).flatMap(([name, { ground, text, muted, link, focus }]) => [
  words(`${name}: text`, text, ground),
  words(`${name}: quiet text`, muted, ground),
  words(`${name}: link`, link, ground),
  part(`${name}: focus ring`, focus, ground),
]);

const componentPairs = [
  words('button: words', brand.text, brand.ground),
  words('button on ink and pine: words', 'ink', 'sun'),
  words('quiet text on the tint of the accent', 'inkSoft', 'sun'),
  words('link on the lighter tint of the accent', 'cobalt', 'sunLight'),
  words('button on sun: words', 'cream', 'ink'),
  words('button, outlined: words', 'ink', 'white'),
  words('button, outlined on pine: words', 'cream', 'pine'),
  words('button, disabled: words', 'inkMuted', 'paperDeep'),
  part('button on pine: its shape', 'sun', 'pine'),
  part('button on ink: its shape', 'sun', 'ink'),
  part('button, outlined on pine: its outline', 'cream', 'pine'),
  part('button: its outline on paper', 'ink', 'paper'),
  part('button: its outline on sky', 'ink', 'sky'),
  part('field: its outline', 'ink', 'white'),
  part('field, wrong: its outline', 'danger', 'white'),
  words('field, wrong: the message', 'danger', 'white'),
  words('field, wrong, on paper: the message', 'danger', 'paper'),
  words('field: the hint', 'inkMuted', 'white'),
  words('search: the placeholder', 'inkMuted', 'white'),
  words('menu: a hovered row', 'ink', 'paper'),
  part('menu: the line under the current page', 'ink', 'paper'),
  words('page links: the current page', 'cream', 'ink'),
  words('page links: a hovered page', 'ink', 'sun'),
  words('question, hovered', 'ink', 'cream'),
  words('notice: words', 'ink', 'cream'),
  words('banner with the phone number: the number', 'sun', 'ink'),
  words('certificate: quiet words', 'inkMuted', 'cream'),
  words('avatar: the letter on clay', 'ink', 'clay'),
  words('avatar: the letter on light sun', 'ink', 'sunLight'),
  words('avatar: the letter on deep paper', 'ink', 'paperDeep'),
  part('step numbers, which are large, on white', 'clay', 'white'),
  part('WhatsApp: its sign', 'white', 'pineLight'),
  part('big figures on ink', 'sun', 'ink'),
];

/** Every pair of colours that the site may use together. A test checks their contrast. */
export const pairs: readonly Pair[] = [...groundPairs, ...componentPairs];
