// @vitest-environment node
import { expect, test } from 'vitest';
import { grounds, palette, type ColourName } from '../../src/theme/palette';

/** Relative luminance of a colour written as #rrggbb (WCAG 2.2). */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast ratio of two palette colours, from 1 to 21. */
const contrast = (one: ColourName, other: ColourName) => {
  const [darker = 0, lighter = 0] = [luminance(palette[one]), luminance(palette[other])].toSorted(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
};

test('contrast is computed as WCAG says', () => {
  expect(contrast('ink', 'ink')).toBe(1);
  expect(contrast('ink', 'sun')).toBeCloseTo(9.6, 0);
  expect(contrast('white', 'sun')).toBeLessThan(4.5);
});

for (const [name, { ground, text, muted, link, focus }] of Object.entries(grounds)) {
  test(`on ${name}, text, muted text and links reach 4.5 : 1 and the focus ring 3 : 1`, () => {
    expect(contrast(text, ground), 'text').toBeGreaterThanOrEqual(4.5);
    expect(contrast(muted, ground), 'muted').toBeGreaterThanOrEqual(4.5);
    expect(contrast(link, ground), 'link').toBeGreaterThanOrEqual(4.5);
    expect(contrast(focus, ground), 'focus').toBeGreaterThanOrEqual(3);
  });
}

const text: [ColourName, ColourName][] = [
  ['ink', 'sun'],
  ['ink', 'sunLight'],
  ['ink', 'white'],
  ['ink', 'cream'],
  ['ink', 'paperDeep'],
  ['ink', 'clay'],
  ['cream', 'ink'],
  ['cream', 'inkSoft'],
  ['white', 'pineLight'],
  ['sun', 'ink'],
  ['danger', 'white'],
  ['inkMuted', 'white'],
  ['inkMuted', 'cream'],
  ['inkMuted', 'paperDeep'],
];
for (const [words, ground] of text) {
  test(`${words} words can be read on ${ground}`, () => {
    expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
  });
}

const parts: [ColourName, ColourName][] = [
  ['ink', 'white'],
  ['ink', 'paper'],
  ['ink', 'sun'],
  ['ink', 'sky'],
  ['cream', 'pine'],
  ['cream', 'ink'],
  ['danger', 'white'],
  ['clay', 'white'],
  ['clay', 'paper'],
  ['sun', 'pine'],
];
for (const [part, ground] of parts) {
  test(`${part} outlines and shapes can be told from ${ground}`, () => {
    expect(contrast(part, ground)).toBeGreaterThanOrEqual(3);
  });
}
