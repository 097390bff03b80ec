import { spacing } from './spacing';
import { border } from './tokens';

/**
 * A card that has a row of a list to itself: the picture next to the words. By the card's own width, which only a card
 * across the page or two columns has.
 */
export const inRow = '@container card (min-width: 552px)';
/** The place in which a card looks at its width. */
export const cardPlace = { containerType: 'inline-size', containerName: 'card' } as const;

export const rowOfCard = (cover = '1fr') => ({
  display: 'grid',
  gridTemplate: `auto 1fr auto / ${cover} 1fr`,
});
/** The picture at the left, as high as the words next to it. */
export const coverBeside = {
  height: '100%',
  borderBottom: 0,
  borderRight: border,
  borderRadius: '18px 0 0 18px',
} as const;
export const coverInRow = {
  ...coverBeside,
  gridArea: '1 / 1 / 3 / 2',
  borderRadius: '18px 0 0 0',
  // No last line is below it.
  '&:nth-last-child(2)': { borderRadius: '18px 0 0 18px' },
} as const;
/** No higher than the picture where they can be, so that it is nearly whole. */
export const wordsInRow = {
  gridArea: '2 / 2',
  justifyContent: 'center',
  paddingBlock: spacing(2),
} as const;
