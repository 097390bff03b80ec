import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { colour, iconSize } from '../theme/tokens';
import { Icon } from './Icon';
import { PillInput } from './PillInput';

/** A search field: a pill with a magnifying glass. */
export const SearchField = (props: ComponentProps<typeof PillInput>) => (
  <Box
    sx={{
      position: 'relative',
      flexGrow: 1,
      minWidth: 'min(16rem, 100%)',
      display: 'flex',
      color: colour.ink,
    }}
  >
    <Icon
      name="magnifying-glass"
      sx={{
        position: 'absolute',
        left: 18,
        top: 0,
        bottom: 0,
        margin: 'auto 0',
        ...iconSize(22),
        pointerEvents: 'none',
      }}
    />
    <PillInput
      sx={{ width: '100%', paddingLeft: '52px', paddingRight: 2 }}
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      {...props}
    />
  </Box>
);
