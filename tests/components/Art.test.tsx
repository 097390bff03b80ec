import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Art } from '../../src/components/Art';
import { ratio } from '../../src/gallery/pairs';

/** A colour written as rgb(), as #rrggbb. */
const hex = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;

test.each(['sun', 'ink', 'paper', 'pine', 'clay', 'sky'])(
  'the words of a picture that does not load can be read on its ground: %s',
  (palette) => {
    render(<Art id="article-x" cover={{ palette, version: '1' }} alt="An owl" sizes="100vw" />);
    const { color, backgroundColor } = getComputedStyle(screen.getByAltText('An owl'));
    expect(ratio(hex(color), hex(backgroundColor))).toBeGreaterThanOrEqual(4.5);
  },
);
