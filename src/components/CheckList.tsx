import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { border, colour, outline } from '../theme/tokens';
import { Icon } from './Icon';
import { WholeWords } from './WholeWords';

const item = { display: 'grid', gridTemplateColumns: '28px 1fr', gap: 1.5, alignItems: 'start' } as const;
const itemInColumn = { ...item, pt: { md: 3 }, borderTop: { md: outline } } as const;
const itemOnTablet = { ...item, pt: { md: 3, lg: 0 }, borderTop: { md: outline, lg: 0 } } as const;
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
/** The same on a tablet, and one column on a desktop. */
const columnsOnTablet = (count: number) => ({
  ...columns(count),
  display: { md: 'grid', lg: 'flex' },
  rowGap: { md: 3, lg: 1.5 },
});

const looks = {
  always: { list: columns, item: itemInColumn },
  tablet: { list: columnsOnTablet, item: itemOnTablet },
} as const;

interface CheckListProps {
  items: readonly string[];
  /** Sets the items side by side between lines: wherever they fit, or on a tablet only. */
  inColumns?: keyof typeof looks;
}

/** A list whose items are ticked. */
export const CheckList = ({ items, inColumns }: CheckListProps) => {
  const look = inColumns && looks[inColumns];
  return (
    <Stack component="ul" spacing={1.5} sx={{ typography: 'body1', ...look?.list(items.length) }}>
      {items.map((text) => (
        <Box key={text} component="li" sx={look?.item ?? item}>
          <Icon name="check" sx={tick} />
          <span>
            <WholeWords>{text}</WholeWords>
          </span>
        </Box>
      ))}
    </Stack>
  );
};
