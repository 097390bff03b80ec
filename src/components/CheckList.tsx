import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { border, colour } from '../theme/tokens';
import { Icon } from './Icon';

const item = { display: 'grid', gridTemplateColumns: '28px 1fr', gap: 1.5, alignItems: 'start' } as const;
const tick = {
  width: 28,
  height: 28,
  padding: '5px',
  borderRadius: '50%',
  backgroundColor: colour.sun,
  color: colour.ink,
  border,
} as const;

/** A list whose items are ticked. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <Stack component="ul" spacing={1.5}>
    {items.map((text) => (
      <Box key={text} component="li" sx={item}>
        <Icon name="check" sx={tick} />
        {text}
      </Box>
    ))}
  </Stack>
);
