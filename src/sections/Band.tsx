import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Section, Standfirst, type Volume } from '../components/Section';
import type { Ground } from '../theme/palette';

interface BandProps {
  ground: Ground;
  heading: string;
  text: string;
  volume?: Volume;
  /** The button at its end. */
  children: ReactNode;
}

/** A band with one invitation: text on the left, a button on the right. */
export const Band = ({ ground, heading, text, volume, children }: BandProps) => (
  <Section ground={ground} label={heading} volume={volume}>
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 3, md: 5, lg: 8 },
        justifyItems: 'start',
        gridTemplateColumns: { md: '1fr auto' },
        alignItems: { md: 'center' },
      }}
    >
      <Stack spacing={2}>
        <Typography variant="h2" sx={{ maxWidth: '13.9em' }}>
          {heading}
        </Typography>
        <Standfirst>{text}</Standfirst>
      </Stack>
      {children}
    </Box>
  </Section>
);
