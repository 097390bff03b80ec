import { expect, test, vi } from 'vitest';
import { toPng } from '../../src/components/live/certificate/toPng';
import { override } from '../helpers/page';

/** A browser that can draw, with some of the ways to draw a path. Returns how its shapes are filled. */
const startCanvas = (pathMethods: object = { roundRect() {} }) => {
  const fill = vi.fn<CanvasRenderingContext2D['fill']>();
  const context = { save() {}, restore() {}, fill };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
  class Path {
    readonly isPath = true;
  }
  Object.assign(Path.prototype, pathMethods);
  vi.stubGlobal('Path2D', Path);
  override(document, 'fonts', { ready: Promise.resolve() });
  return fill;
};

/** An SVG with one shape, where jsdom has no geometry. */
const drawingOf = (shape: string) => {
  document.body.innerHTML = `<svg viewBox="0 0 10 10">${shape}</svg>`;
  const svg = document.querySelector('svg');
  if (!svg) throw new Error('There is no svg.');
  override(svg, 'viewBox', { baseVal: { width: 10, height: 10 } });
  override(svg, 'getScreenCTM', () => ({ inverse: () => ({}) }));
  return svg;
};

test('a shape with a hole keeps the hole in the picture', async () => {
  const fill = startCanvas();
  // jsdom has none of these classes.
  vi.stubGlobal('SVGPathElement', SVGElement);
  for (const name of ['SVGTSpanElement', 'SVGTextContentElement']) vi.stubGlobal(name, HTMLElement);
  vi.stubGlobal('getComputedStyle', () => ({ fill: 'red', fillRule: 'evenodd', stroke: 'none' }));
  await toPng(drawingOf('<path d="M0 0h9v9H0z" fill-rule="evenodd" />'));
  expect(fill).toHaveBeenCalledWith(expect.anything(), 'evenodd');
});

test('a browser without rounded rectangles makes no picture', async () => {
  startCanvas({});
  expect(await toPng(drawingOf('<rect width="5" height="5" />'))).toBeNull();
});
