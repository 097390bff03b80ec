import { styled } from '@mui/material/styles';
import { border, colour } from '../theme/tokens';
import { Icon } from './Icon';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  '& li': { display: 'grid', gridTemplateColumns: '28px 1fr', gap: theme.spacing(1.5), alignItems: 'start' },
  '& svg': {
    width: 28,
    height: 28,
    padding: 5,
    borderRadius: '50%',
    backgroundColor: colour.sun,
    color: colour.ink,
    border,
  },
}));

/** A list whose items are ticked. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <li key={item}>
        <Icon name="check" />
        {item}
      </li>
    ))}
  </List>
);
