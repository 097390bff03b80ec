import { coverInRow, inRow, topCorners } from '../theme/rows';
import { border, colour, framed } from '../theme/tokens';
import { Art, type ArtProps } from './Art';

const framedImage = {
  // Otherwise the cover's ground would show outside the round corners.
  img: { sx: { ...framed, backgroundClip: 'padding-box' } },
};

/** A cover like a card: with an ink outline, round corners and a hard shadow. */
export const FramedArt = (props: Omit<ArtProps, 'slotProps'>) => <Art slotProps={framedImage} {...props} />;

const cardPicture = {
  borderBottom: border,
  borderRadius: topCorners,
  overflow: 'hidden',
  // A dark ground, or a light line would show in the round corners.
  backgroundColor: colour.ink,
  [inRow]: coverInRow,
} as const;
const cardImage = { img: { sx: { height: '100%', borderRadius: 'inherit' } } };

/** The cover at the top of a card, or on the left of a card that has a row to itself. */
export const CardArt = ({ sx, ...props }: Omit<ArtProps, 'slotProps'>) => (
  <Art sx={[cardPicture, ...(Array.isArray(sx) ? sx : [sx ?? false])]} slotProps={cardImage} {...props} />
);
