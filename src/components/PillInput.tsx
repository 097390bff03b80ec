import { styled } from '@mui/material/styles';
import { colour, outline, radius } from '../theme/tokens';

/**
 * A one-line field outside the forms, as a pill. It is a native input, because MUI's would load the forms' code on
 * pages without a form.
 */
export const PillInput = styled('input')(({ theme }) => ({
  minWidth: 0,
  minHeight: 56,
  paddingBlock: 0,
  paddingInline: theme.spacing(3),
  border: outline,
  borderRadius: radius.pill,
  backgroundColor: colour.white,
  color: colour.ink,
  '&::placeholder': { color: colour.inkMuted, opacity: 1 },
  '&::-webkit-search-cancel-button': { filter: 'grayscale(1) brightness(0)' },
}));
