import { styled } from '@mui/material/styles';
import { border, colour, radius, space, type } from '../../theme/tokens';

/** A short statement in an outlined pill, with an icon before it. */
export const Pill = styled('p')({
  ...type.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(1),
  minHeight: 36,
  padding: `${space(0.5)} ${space(2)} ${space(0.5)} ${space(1.5)}`,
  border,
  borderRadius: radius.pill,
  backgroundColor: colour.cream,
  color: colour.ink,
  '& svg': { fontSize: 20 },
});
