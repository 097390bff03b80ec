import { spacing } from './spacing';
import { border, radius } from './tokens';

/**
 * The layout of a card that is alone in its row: the picture is at the left, the words are at the right. All other cards
 * have the picture above the words.
 */

/** In px. Cards that share a row are narrower, so a card's own width tells whether it is alone. */
const SINGLE_CARD_MIN = 552;
/** The styles of a card that is alone in its row. */
export const inRow = `@container card (min-width: ${SINGLE_CARD_MIN}px)`;
/** For the parent of a card: the container whose width `inRow` asks for. */
export const cardContainer = { containerType: 'inline-size', containerName: 'card' } as const;

/** The corners inside a card's outline, which is 2 px wide. */
const corner = `${radius.card - 2}px`;
/** The corners of a picture above the words. */
export const topCorners = `${corner} ${corner} 0 0`;
const leftCorners = `${corner} 0 0 ${corner}`;

/** The card as a grid: the picture at the left, and a badge, the words and the foot in three rows. */
export const rowOfCard = (cover = '1fr') => ({
  display: 'grid',
  gridTemplate: `auto 1fr auto / ${cover} 1fr`,
});
/** A picture at the left edge of a card, from top to bottom. */
export const coverAtLeft = {
  height: '100%',
  borderBottom: 0,
  borderRight: border,
  borderRadius: leftCorners,
} as const;
/** The picture in the grid of `rowOfCard`. It ends above the foot. */
export const coverInRow = {
  ...coverAtLeft,
  gridArea: '1 / 1 / 3 / 2',
  borderRadius: `${corner} 0 0 0`,
  // In a card without a foot only the words follow the picture, which then reaches the card's lower corner.
  '&:nth-last-child(2)': { borderRadius: leftCorners },
} as const;
/** The badge in the grid of `rowOfCard`, at the card's upper corner. */
export const badgeInRow = { gridArea: '1 / 2', borderRadius: `0 ${corner} 0 0` } as const;
/** The words in the grid of `rowOfCard`. Little padding: a picture that is lower than the words is cropped. */
export const wordsInRow = {
  gridArea: '2 / 2',
  justifyContent: 'center',
  paddingBlock: spacing(2),
} as const;
/** The foot in the grid of `rowOfCard`: across the card, under the picture and the words. */
export const footInRow = { gridArea: '3 / 1 / 4 / 3' } as const;
