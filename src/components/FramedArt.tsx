import { coverInRow, inRow } from '../theme/rows';
import { border, colour, framed } from '../theme/tokens';
import { Art, type ArtProps } from './Art';

const frame = {
  // The ground of a cover does not show around the round corners of its border.
  img: { sx: { ...framed, backgroundClip: 'padding-box' } },
};

/** A cover like a card: with an ink outline, round corners and a hard shadow. */
export const FramedArt = (props: ArtProps) => <Art slotProps={frame} {...props} />;

const top = {
  borderBottom: border,
  borderRadius: '18px 18px 0 0',
  overflow: 'hidden',
  // The dark ground keeps a light line out of its round corners.
  backgroundColor: colour.ink,
  [inRow]: coverInRow,
} as const;
const inTop = { img: { sx: { height: '100%', borderRadius: 'inherit' } } };

/** The cover at the top of a card, or at its left where the card has a row. */
export const CardArt = ({ sx, ...props }: ArtProps) => (
  <Art sx={[top, ...(Array.isArray(sx) ? sx : [sx ?? false])]} slotProps={inTop} {...props} />
);
