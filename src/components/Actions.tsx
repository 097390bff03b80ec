import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Buttons in a row that wraps. */
export const Actions = ({ children }: { children: ReactNode }) => (
  <Stack direction="row" spacing={2} sx={{ flexWrap: 'wrap' }}>
    {children}
  </Stack>
);
