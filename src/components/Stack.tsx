import { styled } from '@mui/material/styles';
import { colour, from, space } from '../theme/tokens';

/** Buttons side by side, wrapping. */
export const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2) });

/** Two halves beside each other on a desktop, one above the other on a phone. */
export const Split = styled('div')({
  display: 'grid',
  gap: space(4),
  alignItems: 'center',
  [from.lg]: { gridTemplateColumns: '1fr 1fr', gap: space(8) },
});

/** A list whose items are ticked. */
export const CheckList = styled('ul')({
  display: 'grid',
  gap: space(1.5),
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: space(1.5), alignItems: 'start' },
  '& svg': {
    width: 28,
    height: 28,
    padding: 5,
    borderRadius: '50%',
    backgroundColor: colour.sun,
    color: colour.ink,
    border: `2px solid ${colour.ink}`,
  },
});
