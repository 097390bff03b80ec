import { styled } from '@mui/material/styles';
import { border, radius, shadow } from '../theme/tokens';
import { Art } from './Art';

/** A cover like a card: with an ink outline, round corners and a hard shadow. */
export const FramedArt = styled(Art)({
  '& img': { border, borderRadius: radius.card, boxShadow: shadow(8) },
});
