import { existsSync, readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { iconNames } from '../../src/components/iconNames';
import { HeroScene } from '../../src/components/live/HeroScene';
import { homeHeadings, slides } from '../../src/content/home';

const names = slides.map(({ scene }) => scene);

test('each slide has a drawing of its own', () => {
  const drawn = names.map((name) => render(<HeroScene name={name} />).container.innerHTML);
  expect(new Set(drawn).size).toBe(3);
});

test('the lamp is a button, and its scene is in a file, once as lines and once in colour', () => {
  const { container } = render(<HeroScene name="software" />);
  expect(screen.getByLabelText(homeHeadings.lamp)).toHaveAttribute('aria-pressed', 'false');
  const scenes = [...container.querySelectorAll('svg use')].map((use) => use.getAttribute('href'));
  expect(scenes).toEqual(['/figures/lamp.svg#lamp', '/figures/lamp.svg#lamp']);
  const file = readFileSync('public/figures/lamp.svg', 'utf8');
  expect(file).toContain('id="lamp"');
});

test.each(names.slice(1))('the scene "%s" is decoration, of figures and icons that exist', (name) => {
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
