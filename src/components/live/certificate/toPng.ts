/**
 * Draws an SVG of the page as a PNG, one shape at a time. The page's fonts and colours apply, and nothing is loaded.
 */

const SCALE = 2;

const pathOf = (shape: SVGElement) => {
  const number = (name: string) => Number(shape.getAttribute(name) ?? 0);
  if (shape instanceof SVGPathElement) return new Path2D(shape.getAttribute('d') ?? '');
  const path = new Path2D();
  if (shape instanceof SVGCircleElement) path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else path.roundRect(number('x'), number('y'), number('width'), number('height'), number('rx'));
  return path;
};

const drawText = (context: CanvasRenderingContext2D, element: SVGElement) => {
  const { fontWeight, fontSize, fontFamily, letterSpacing, textAnchor } = getComputedStyle(element);
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing;
  context.textAlign = textAnchor === 'middle' ? 'center' : 'left';
  const at = (name: string) => Number(element.getAttribute(name) ?? 0);
  context.fillText(element.textContent, at('x'), at('y'));
};

const drawShape = (context: CanvasRenderingContext2D, shape: SVGElement) => {
  const style = getComputedStyle(shape);
  const path = pathOf(shape);
  if (style.fill !== 'none') context.fill(path, style.fillRule as CanvasFillRule);
  if (style.stroke === 'none') return;
  context.strokeStyle = style.stroke;
  context.lineWidth = Number.parseFloat(style.strokeWidth);
  context.lineJoin = style.strokeLinejoin as CanvasLineJoin;
  context.lineCap = style.strokeLinecap as CanvasLineCap;
  const dashes = style.strokeDasharray;
  context.setLineDash(dashes === 'none' ? [] : dashes.split(',').map((dash) => Number.parseFloat(dash)));
  context.stroke(path);
};

/** The PNG, or null where the browser cannot draw it. */
export const toPng = async (svg: SVGSVGElement): Promise<Blob | null> => {
  await document.fonts.ready;
  const { width, height } = svg.viewBox.baseVal;
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  const toUnits = svg.getScreenCTM()?.inverse();
  // Firefox before 112 and Safari before 16 have no rounded rectangles.
  if (!context || !toUnits || !('roundRect' in Path2D.prototype)) return null;
  const placeAs = (element: Element) => {
    const matrix = element instanceof SVGGraphicsElement && element.getScreenCTM();
    if (matrix)
      context.setTransform(new DOMMatrix([SCALE, 0, 0, SCALE, 0, 0]).multiply(toUnits.multiply(matrix)));
  };
  for (const element of svg.querySelectorAll<SVGElement>('path, rect, circle, text, tspan')) {
    // Not by `:has()`, at which the oldest browsers throw.
    if (element.closest('clipPath') || element.querySelector('tspan')) continue;
    context.save();
    const clipped = element.closest('[clip-path]');
    const clip = clipped && svg.querySelector<SVGElement>('clipPath > *');
    if (clip) {
      placeAs(clipped);
      context.clip(pathOf(clip));
    }
    placeAs(element instanceof SVGTSpanElement ? (element.parentElement ?? element) : element);
    context.fillStyle = getComputedStyle(element).fill;
    if (element instanceof SVGTextContentElement) drawText(context, element);
    else drawShape(context, element);
    context.restore();
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
};
