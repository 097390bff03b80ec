import { existsSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeroScene } from '../../src/components/live/HeroScene';
import { iconNames } from '../../src/components/iconNames';
import { slides } from '../../src/content/home';

const names = slides.map(({ scene }) => scene);
const all = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.getAttribute('href') ?? '');

test('each slide has a drawing of its own', () => {
  const drawn = names.map((name) => render(<HeroScene name={name} />).container.innerHTML);
  expect(new Set(drawn).size).toBe(3);
});

test.each(names)('the scene "%s" is decoration: hidden, never focused, without style attributes', (name) => {
  const { container } = render(<HeroScene name={name} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-hidden')).toBe('true');
  expect(svg?.getAttribute('focusable')).toBe('false');
  expect(container.querySelector('[style], style, script')).toBeNull();
});

test.each(names)('the scene "%s" refers to figures and icons that exist', (name) => {
  const { container } = render(<HeroScene name={name} />);
  const figures = all(container, 'image');
  expect(figures.length).toBeGreaterThan(0);
  for (const href of figures) expect(existsSync(`public${href}`)).toBe(true);
  const icons = all(container, 'use').map((href) => href.replace(/^.*\.svg#/, ''));
  expect(icons.length).toBeGreaterThan(0);
  for (const icon of icons) expect(iconNames).toContain(icon);
});

test.each(names)('the scene "%s" adds less than 4.5 kB to the page', (name) => {
  expect(renderToStaticMarkup(<HeroScene name={name} />).length).toBeLessThan(4500);
});
