/** The usual `sizes` of an `<Art>`: its width on the page. Too wide costs bytes, too narrow costs sharpness. */
export const artSizes = {
  /** A card in a grid of one, two and three columns, where a last card alone has a tablet's row. */
  cardOrRow: '(min-width: 1248px) 384px, (min-width: 1024px) 31vw, (min-width: 600px) 430px, 92vw',
  /** A card in a row that scrolls sideways. */
  slide: '(min-width: 768px) 384px, 82vw',
  /** Half of the content's width, next to text. */
  half: '(min-width: 1600px) 764px, (min-width: 1248px) 584px, (min-width: 1024px) 46vw, 92vw',
  /** A card in a grid of one and two columns. */
  halfCard: '(min-width: 1600px) 764px, (min-width: 1248px) 588px, (min-width: 600px) 46vw, 92vw',
  /** The picture of a card that is a row in a list next to a large card. */
  listRow: '(min-width: 1024px) 234px, (min-width: 768px) 230px, 38vw',
} as const;
