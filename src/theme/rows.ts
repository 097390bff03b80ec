/**
 * A card that has a row of a list to itself: the picture next to the words. By the card's own width, which only a card
 * across two columns has.
 */
export const inRow = '@container card (min-width: 552px)';
/** The place in which a card looks at its width. */
export const cardPlace = { containerType: 'inline-size', containerName: 'card' } as const;

export const rowOfCard = { display: 'grid', gridTemplate: 'auto 1fr / 1fr 1fr' } as const;
export const coverInRow = {
  gridColumn: 1,
  gridRow: '1 / 3',
  border: 0,
  borderRadius: '18px 0 0 18px',
} as const;
export const imageInRow = { height: '100%', borderWidth: '0 2px 0 0' } as const;
