import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Art } from '../../../src/components/Art';
import { covers } from '../../../src/content/covers/manifest.generated';

const [[id, { version }] = expect.fail('There is no cover.')] = Object.entries(covers);
const address = `/art/${id}.${version}`;

test('offers versioned AVIF and WebP files, reserves its space and loads lazily, or at once', () => {
  const { container } = render(<Art id={id} alt="An infinity loop" sizes="50vw" />);
  const source = container.querySelector('source');
  expect([source?.type, source?.sizes]).toEqual(['image/avif', '50vw']);
  expect(source?.srcset).toBe(
    [360, 720, 1080].map((width) => `${address}-${width}.avif ${width}w`).join(', '),
  );
  const image = screen.getByRole<HTMLImageElement>('img', { name: 'An infinity loop' });
  expect(image.getAttribute('src')).toBe(`${address}-720.webp`);
  expect([image.getAttribute('loading'), image.width, image.height]).toEqual(['lazy', 1600, 1000]);
  render(<Art id={id} alt="At once" sizes="50vw" priority />);
  const first = screen.getByRole('img', { name: 'At once' });
  expect(['loading', 'fetchpriority'].map((name) => first.getAttribute(name))).toEqual(['eager', 'high']);
});
