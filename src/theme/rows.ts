import { spacing } from './spacing';
import { border } from './tokens';

/**
 * A card that is alone in its row: the picture is beside the words. The condition is the card's own width, which only
 * such a card reaches.
 */
export const inRow = '@container card (min-width: 552px)';
/** The container whose width `inRow` asks for. */
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
  // The card's corner, where no foot is below the picture.
  '&:nth-last-child(2)': { borderRadius: '18px 0 0 18px' },
} as const;
/** At most as high as the picture where possible, so that most of the picture shows. */
export const wordsInRow = {
  gridArea: '2 / 2',
  justifyContent: 'center',
  paddingBlock: spacing(2),
} as const;
