const LARGEST = 44;
/** The space between the left margin and the seal, in the certificate's units. */
const ROOM = 418;

/** The font size at which a text fits, from its length at the largest size. */
export const fittingSize = (length: number) =>
  length > ROOM ? Math.floor((LARGEST * ROOM * 10) / length) / 10 : LARGEST;

/** Only the browser knows the width of a script in its fallback font. */
const fit = (element: SVGTextElement | null) => {
  if (!element) return;
  element.setAttribute('font-size', String(LARGEST));
  element.setAttribute('font-size', String(fittingSize(element.getComputedTextLength())));
};

/** The learner's name, in any script. A long one gets a smaller size. */
export const Name = ({ x, y, name }: { x: number; y: number; name: string }) => (
  // A new element for each name, so that each is measured.
  <text key={name} ref={fit} x={x} y={y} letterSpacing="-0.5">
    {name}
  </text>
);
