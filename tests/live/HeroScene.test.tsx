import { existsSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HeroScene } from '../../src/components/live/HeroScene';
import { iconNames } from '../../src/components/iconNames';
import { slides } from '../../src/content/home';

const names = slides.map(({ scene }) => scene);

test('each slide has a drawing of its own', () => {
  const drawn = names.map((name) => render(<HeroScene name={name} />).container.innerHTML);
  expect(new Set(drawn).size).toBe(3);
});

test.each(names)('the scene "%s" is decoration, of figures and icons that exist', (name) => {
  const { container } = render(<HeroScene name={name} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  const addressesOf = (selector: string) =>
    [...container.querySelectorAll(selector)].map((element) => element.getAttribute('href') ?? '');
  const figures = addressesOf('image');
  expect(figures.length).toBeGreaterThan(0);
  for (const href of figures) expect(existsSync(`public${href}`)).toBe(true);
  const icons = addressesOf('use').map((href) => href.replace(/^.*\.svg#/, ''));
  expect(icons.length).toBeGreaterThan(0);
  for (const icon of icons) expect(iconNames).toContain(icon);
});
