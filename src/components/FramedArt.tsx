import { colour, framed } from '../theme/tokens';
import { Art, type ArtProps } from './Art';

/** Inside its border a cover on ink has a light line, or cover, border and shadow would be one dark shape. */
const edge = { outline: `2px solid ${colour.paper}`, outlineOffset: '-4px' };
// The ground of a cover does not show around the round corners of its border.
const slotProps = { img: { sx: { ...framed, backgroundClip: 'padding-box', '&[data-palette=ink]': edge } } };

/** A cover like a card: with an ink outline, round corners and a hard shadow. */
export const FramedArt = (props: ArtProps) => <Art slotProps={slotProps} {...props} />;
