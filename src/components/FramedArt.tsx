import { framed } from '../theme/tokens';
import { Art, type ArtProps } from './Art';

const slotProps = { img: { sx: framed } };

/** A cover like a card: with an ink outline, round corners and a hard shadow. */
export const FramedArt = (props: ArtProps) => <Art slotProps={slotProps} {...props} />;
