import { render, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Art } from '../../src/components/Art';
import { covers } from '../../src/content/covers/manifest.generated';
import { Mark } from '../../src/components/Mark';

const id = 'course-devops';
const address = `/art/${id}.${covers[id].version}`;

test('offers AVIF in three widths and falls back to WebP, at versioned addresses', () => {
  const { container } = render(<Art id={id} alt="An infinity loop" sizes="50vw" />);
  const source = container.querySelector('source');
  expect(source?.type).toBe('image/avif');
  expect(source?.getAttribute('sizes')).toBe('50vw');
  expect(source?.getAttribute('srcset')).toBe(
    [360, 720, 1080].map((width) => `${address}-${width}.avif ${width}w`).join(', '),
  );
  const image = within(container).getByRole('img', { name: 'An infinity loop' });
  expect(image.getAttribute('src')).toBe(`${address}-720.webp`);
});

test('reserves its space before it loads, without a style attribute', () => {
  const { container } = render(<Art id={id} alt="" sizes="50vw" />);
  const image = container.querySelector('img');
  expect([image?.width, image?.height]).toEqual([1600, 1000]);
  expect(container.querySelector('[style]')).toBeNull();
  expect(container.querySelector('picture')?.dataset['palette']).toBe('pine');
});

test('loads at once only with priority', () => {
  const { container, rerender } = render(<Art id={id} alt="cover" sizes="50vw" />);
  expect(within(container).getByRole('img').getAttribute('loading')).toBe('lazy');
  expect(within(container).getByRole('img').hasAttribute('fetchpriority')).toBe(false);
  rerender(<Art id={id} alt="cover" sizes="50vw" priority />);
  expect(within(container).getByRole('img').getAttribute('loading')).toBe('eager');
  expect(within(container).getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('is hidden from screen readers with an empty alt', () => {
  const { container } = render(<Art id={id} alt="" sizes="50vw" />);
  expect(within(container).queryByRole('img')).toBeNull();
});

test('throws for an unknown cover in development and in the build', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Art id="course-nothing" alt="" sizes="50vw" />)).toThrow(
    "There is no cover 'course-nothing'. If it is new, run npm run art.",
  );
});

test('hides the mark from screen readers', () => {
  const { container } = render(<Mark />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('path').length).toBeGreaterThan(0);
});
