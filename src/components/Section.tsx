import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Ground } from '../theme/palette';

const Root = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingBlock: theme.spacing(8),
  overflow: 'clip',
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(13) },
  '&[data-volume="quiet"]': {
    paddingBlock: theme.spacing(5),
    [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(8) },
  },
  '&[data-volume="loud"]': {
    paddingBlock: theme.spacing(10),
    [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(17) },
  },
}));

/** The text under the heading of a section. */
export const Standfirst = ({ children }: { children: ReactNode }) => (
  <Typography
    variant="subtitle1"
    color="textSecondary"
    sx={{ maxWidth: 'max(38rem, 31em)', textWrap: { md: 'balance' } }}
  >
    {children}
  </Typography>
);

export type Volume = 'quiet' | 'loud';
const headings = { quiet: 'quietHeading', loud: 'loudHeading' } as const;

/** A section has a heading, or a label that says what it is. */
type Naming = { title: ReactNode; label?: never } | { title?: never; label: string };

type SectionProps = Naming & {
  ground: Ground;
  id?: string;
  kicker?: string;
  lead?: ReactNode;
  /** Centres the heading on a desktop, above something round. */
  isCentred?: boolean;
  /** How much space and how large a heading the section has. A page should have one loud section at most. */
  volume?: Volume;
  children?: ReactNode;
};

/** A full-width band of the page with its ground, vertical spacing and heading. */
export const Section = ({
  ground,
  id,
  title,
  label,
  kicker,
  lead,
  isCentred,
  volume,
  children,
}: SectionProps) => (
  <Root data-ground={ground} id={id} aria-label={label} data-volume={volume}>
    <Container>
      {title && (
        <Stack
          spacing={2}
          sx={{
            // A share of the column: the heading grows with it, so the same words stay on a line.
            maxWidth: { xs: '46rem', lg: volume === 'loud' ? 'none' : '83%' },
            '&:not(:last-child)': { marginBottom: volume === 'quiet' ? { xs: 3, lg: 4 } : { xs: 4, lg: 7 } },
            ...(isCentred && { alignItems: { lg: 'center' }, textAlign: { lg: 'center' } }),
          }}
        >
          {kicker && (
            <Typography variant="subtitle2" color="textSecondary">
              {kicker}
            </Typography>
          )}
          <Typography variant={volume ? headings[volume] : 'h2'} component="h2">
            {title}
          </Typography>
          {lead && <Standfirst>{lead}</Standfirst>}
        </Stack>
      )}
      {children}
    </Container>
  </Root>
);
