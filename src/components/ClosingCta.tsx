import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths';
import { closingCta } from '../content/blocks';
import type { Ground } from '../theme/palette';
import { DialogButton, type DialogOpening } from './DialogButton';
import { Section, Standfirst } from './Section';

interface ClosingCtaProps {
  ground?: Ground;
  /** Another heading than 'Take the First Step Toward Success.' */
  heading?: string;
  /** Adds 'Still have doubts?' to the heading. */
  doubts?: boolean;
  text?: string;
  button?: string;
  /** The dialog that the button opens; without one it leads to the contact page. */
  opens?: DialogOpening['opens'];
  reader?: DialogOpening['reader'];
  subject?: DialogOpening['subject'];
  /** A small copy of what the page has shown. */
  picture?: ReactNode;
}

/** On the right, when there is no picture. */
const action = { gridArea: { md: '1 / 2 / 3' }, alignSelf: { md: 'center' } } as const;
const belowWords = { gridArea: { md: '1 / 2 / 3', lg: 'auto' }, alignSelf: { md: 'center' } } as const;

/** The last block of a page: one invitation, one button. */
export const ClosingCta = ({
  ground = 'pine',
  heading = closingCta.heading,
  doubts,
  text = closingCta.text,
  button = closingCta.button,
  opens,
  reader,
  subject,
  picture,
}: ClosingCtaProps) => (
  <div data-print="no">
    <Section ground={ground} label={heading}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          columnGap: { lg: 8 },
          gridTemplateColumns: { md: '1fr auto', lg: picture ? '1fr clamp(20rem, 30%, 28rem)' : '1fr auto' },
          alignItems: { lg: 'center' },
          justifyItems: 'start',
        }}
      >
        <Typography variant="h2">{doubts ? `${heading} ${closingCta.doubts}` : heading}</Typography>
        <Standfirst>{text}</Standfirst>
        {opens ? (
          <DialogButton
            opens={opens}
            reader={reader}
            subject={subject}
            size="large"
            sx={picture ? belowWords : action}
          >
            {button}
          </DialogButton>
        ) : (
          <Button component={Link} to={paths.contact} size="large" sx={picture ? belowWords : action}>
            {button}
          </Button>
        )}
        {picture && (
          <Box sx={{ gridArea: { md: '3 / 1 / 4 / 3', lg: '1 / 2 / 4' }, width: '100%' }}>{picture}</Box>
        )}
      </Box>
    </Section>
  </div>
);
