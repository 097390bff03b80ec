// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { owlFiles } from '../../art/owl.ts';
import { lampScene } from '../../art/scenes/lamp.ts';
import { markShapes } from '../../src/components/markShapes';
import { owlPaths } from '../../src/components/owl/owlPaths';
import { palette } from '../../src/theme/palette';

const mark = vi.hoisted(() => ({ hasOwl: true }));
vi.mock(import('../../src/components/markShapes'), async (original) => ({
  ...(await original()),
  get hasOwl() {
    return mark.hasOwl;
  },
}));
afterEach(() => {
  mark.hasOwl = true;
});

const drawings = () => [lampScene(), ...owlFiles().map(([, svg]) => svg)];

test('the owl is whole in every drawing of it, and has eyes', () => {
  for (const svg of drawings()) {
    expect(svg).toContain(owlPaths.head);
    expect(svg.match(/r="10\.2"/g)).toHaveLength(2);
  }
});

test('in every drawing the owl gives way to the mark of another company', () => {
  mark.hasOwl = false;
  for (const svg of drawings()) {
    expect(svg).not.toContain(owlPaths.body);
    expect(svg).toContain(markShapes[0]?.d);
  }
});

test('every colour of the lamp scene can change in the dark, but those of the eyes', () => {
  const fixed = new Set(lampScene().match(/(?<=fill|stroke)="#\w+"/g));
  expect(fixed).toEqual(new Set([`="${palette.white}"`, `="${palette.ink}"`]));
});
