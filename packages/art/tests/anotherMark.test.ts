// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ink, white } from '../palettes.ts';

const marks = '../../../src/components/markShapes.ts';
beforeEach(() => vi.resetModules());
afterEach(() => vi.doUnmock(marks));

/** A flat mark in these colours, as `npm run setup` writes it. */
const withMark = (colours: string[], hasOwl = false) =>
  vi.doMock(marks, () => ({
    hasOwl,
    markSize: 64,
    markOutline: { stroke: 'none', width: 1 },
    markShapes: colours.map((fill) => ({ d: 'M0 0H64V64Z', fill })),
  }));
const groundsOfIcons = async () => {
  const { appIcons } = await import('../brand.ts');
  return new Set(appIcons.map(({ svg }) => /<rect [^>]*fill="([^"]+)"/.exec(svg)?.[1]));
};

test.each([
  { what: 'a black one on white', colours: ['#000000'], ground: white },
  { what: 'a dark one with light parts on white', colours: ['#1F5FD0', '#FFFFFF'], ground: white },
  { what: 'a white one on ink', colours: ['#FFFFFF', 'none'], ground: ink },
])('another company’s mark is seen in its app icons: $what', async ({ colours, ground }) => {
  withMark(colours);
  expect(await groundsOfIcons()).toEqual(new Set([ground]));
});

test('the owl stands on ink', async () => {
  withMark(['#000000'], true);
  expect(await groundsOfIcons()).toEqual(new Set([ink]));
});

test('another company’s white mark is seen on its plate in the drawings', async () => {
  withMark(['#FFFFFF']);
  const { owlBody } = await import('../owl.ts');
  expect(owlBody({ x: 0, y: 0, size: 64, weight: 3 })).toContain(`fill="${ink}"/><g`);
});

test('another company’s mark keeps its colours where the scene of Home is a line drawing', async () => {
  withMark(['#B4001E']);
  const { lampScene } = await import('../scenes/lamp.ts');
  const svg = lampScene();
  expect(svg).toContain('fill="#B4001E"');
  expect(svg).not.toContain('var(--fill,#B4001E)');
});
