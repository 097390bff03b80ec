import { render, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Art } from '../../src/components/Art';
import { artVersion } from '../../src/content/covers/manifest.generated';
import { Mark } from '../../src/components/Mark';

const id = 'course-devops';

test('a cover is offered as AVIF in three widths, with WebP to fall back on, under a versioned address', () => {
  const { container } = render(<Art id={id} alt="An infinity loop" sizes="50vw" />);
  const source = container.querySelector('source');
  expect(source?.type).toBe('image/avif');
  expect(source?.getAttribute('sizes')).toBe('50vw');
  expect(source?.getAttribute('srcset')).toBe(
    [360, 720, 1080].map((width) => `/art/${artVersion}/${id}-${width}.avif ${width}w`).join(', '),
  );
  const image = within(container).getByRole('img', { name: 'An infinity loop' });
  expect(image.getAttribute('src')).toBe(`/art/${artVersion}/${id}-720.webp`);
});

test('a cover takes its room before it has loaded, and writes no style attribute', () => {
  const { container } = render(<Art id={id} alt="" sizes="50vw" />);
  const image = container.querySelector('img');
  expect([image?.width, image?.height]).toEqual([1600, 1000]);
  expect(container.querySelector('[style]')).toBeNull();
  expect(container.querySelector('picture')?.dataset['palette']).toBe('pine');
});

test('only a cover with priority is loaded at once', () => {
  const { container, rerender } = render(<Art id={id} alt="cover" sizes="50vw" />);
  expect(within(container).getByRole('img').getAttribute('loading')).toBe('lazy');
  expect(within(container).getByRole('img').hasAttribute('fetchpriority')).toBe(false);
  rerender(<Art id={id} alt="cover" sizes="50vw" priority />);
  expect(within(container).getByRole('img').getAttribute('loading')).toBe('eager');
  expect(within(container).getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

test('a picture with an empty alt is hidden from screen readers', () => {
  const { container } = render(<Art id={id} alt="" sizes="50vw" />);
  expect(within(container).queryByRole('img')).toBeNull();
});

test('a cover that does not exist is an error in development and in the prerender', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Art id="course-nothing" alt="" sizes="50vw" />)).toThrow(
    "There is no cover 'course-nothing'.",
  );
});

test('the mark says nothing to a screen reader', () => {
  const { container } = render(<Mark />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('path').length).toBeGreaterThan(5);
});
