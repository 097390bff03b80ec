import { render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { owlFiles } from '../../art/owl';
import { ink, white } from '../../art/palettes';
import { lampScene } from '../../art/scenes/lamp';
import { LampScene } from '../../src/components/live/hero/LampScene';
import { markShapes } from '../../src/components/markShapes';
import { DarkScene } from '../../src/components/owl/DarkScene';
import { owlPaths } from '../../src/components/owl/owlPaths';
import { PeekingOwl } from '../../src/components/owl/PeekingOwl';
import { homeHeadings } from '../../src/content/home';

const mark = vi.hoisted(() => ({ hasOwl: true }));
vi.mock(import('../../src/components/markShapes'), async (original) => ({
  ...(await original()),
  get hasOwl() {
    return mark.hasOwl;
  },
}));

const show = (drawing: ReactElement, hasOwl: boolean) => {
  mark.hasOwl = hasOwl;
  const { container } = render(drawing);
  const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
  return { paths, eye: container.querySelector('[data-eye]') };
};
const ownMark = markShapes.map(({ d }) => d);

test.each([
  ['on the 404 page', <DarkScene hat key="dark" />],
  ['on the edge of a form', <PeekingOwl hat key="edge" />],
])('the owl gives way to the mark of another company %s', (_, drawing) => {
  const owl = show(drawing, true);
  expect(owl.paths).not.toEqual(expect.arrayContaining(ownMark));
  expect(owl.eye).not.toBeNull();
  const other = show(drawing, false);
  expect(other.paths).toEqual(expect.arrayContaining(ownMark));
  expect(other.eye).toBeNull();
});

test('without the owl the lamp of the first slide is still a button', () => {
  expect(show(<LampScene />, false).eye).toBeNull();
  expect(screen.getByLabelText(homeHeadings.lamp)).toHaveAttribute('aria-pressed', 'false');
});

test('in every drawn file the owl is whole, or gives way to the mark of another company', () => {
  const drawings = () => [lampScene(), ...owlFiles().map(([, svg]) => svg)];
  mark.hasOwl = true;
  for (const svg of drawings()) {
    expect(svg).toContain(owlPaths.head);
    // Both eyes; a rim repeats them.
    expect(svg.match(/r="10\.2"/g)?.length).toBeGreaterThanOrEqual(2);
  }
  mark.hasOwl = false;
  for (const svg of drawings()) {
    expect(svg).not.toContain(owlPaths.body);
    expect(svg).toContain(ownMark[0]);
  }
});

test('every colour of the lamp scene can change in the dark, but those of the eyes', () => {
  mark.hasOwl = true;
  const fixed = lampScene().match(/(?<=(?:fill|stroke)=")#\w+/g);
  expect(new Set(fixed)).toEqual(new Set([white, ink]));
});
