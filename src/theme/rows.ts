import { border, radius } from './tokens';

/**
 * A card that has a row of a list to itself: the picture next to the words. By the card's own width, which only a card
 * across the page or two columns has.
 */
export const inRow = '@container card (min-width: 552px)';
/** The place in which a card looks at its width. */
export const cardPlace = { containerType: 'inline-size', containerName: 'card' } as const;

export const rowOfCard = { display: 'grid', gridTemplate: 'auto 1fr / 1.2fr 1fr' } as const;
/** The whole picture in a frame of its own, whose top is that of the words next to it. */
export const coverInRow = {
  gridArea: '2 / 1',
  alignSelf: 'start',
  margin: '20px 0 20px 20px',
  border,
  borderRadius: `${radius.field}px`,
  overflow: 'hidden',
} as const;
