import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { border, colour } from '../theme/tokens';
import { Icon } from './Icon';
import { WholeWords } from './WholeWords';

const item = { display: 'grid', gridTemplateColumns: '28px 1fr', gap: 1.5, alignItems: 'start' } as const;
const itemInColumn = { ...item, pt: { md: 3 }, borderTop: { md: border } } as const;
const tick = {
  width: 28,
  height: 28,
  padding: '5px',
  borderRadius: '50%',
  backgroundColor: colour.sun,
  color: colour.ink,
  border,
} as const;

/** One column for each item. On a tablet, an even number of items is in two columns and an odd number in one. */
const columns = (count: number) => ({
  display: { md: 'grid' },
  gridTemplateColumns: {
    md: count % 2 === 0 ? '1fr 1fr' : '1fr',
    lg: `repeat(${count}, 1fr)`,
  },
  rowGap: { md: 3 },
  columnGap: { md: 5, lg: 8 },
});

interface CheckListProps {
  items: readonly string[];
  /** Sets the items side by side between lines, where they fit. */
  inColumns?: boolean;
}

/** A list whose items are ticked. */
export const CheckList = ({ items, inColumns }: CheckListProps) => (
  <Stack component="ul" spacing={1.5} sx={{ typography: 'body1', ...(inColumns && columns(items.length)) }}>
    {items.map((text) => (
      <Box key={text} component="li" sx={inColumns ? itemInColumn : item}>
        <Icon name="check" sx={tick} />
        <span>
          <WholeWords>{text}</WholeWords>
        </span>
      </Box>
    ))}
  </Stack>
);
