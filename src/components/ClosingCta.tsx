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
/** The width of the picture beside the words: small on a tablet, because it is only a copy. */
const pictureWidth = { sm: '13rem', md: '16.25rem', lg: 'clamp(20rem, 30%, 28rem)' } as const;
const besidePicture = {
  columnGap: { sm: 5, lg: 8 },
  gridTemplateColumns: {
    sm: `minmax(0, 1fr) ${pictureWidth.sm}`,
    md: `minmax(0, 1fr) ${pictureWidth.md}`,
    lg: `minmax(0, 1fr) ${pictureWidth.lg}`,
  },
  alignItems: { sm: 'center' },
} as const;
const alone = {
  columnGap: { lg: 8 },
  gridTemplateColumns: { md: '1fr auto' },
  alignItems: { lg: 'center' },
} as const;

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
          rowGap: 3,
          justifyItems: 'start',
          ...(picture ? besidePicture : alone),
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
            sx={picture ? undefined : action}
          >
            {button}
          </DialogButton>
        ) : (
          <Button component={Link} to={paths.contact} size="large" sx={picture ? undefined : action}>
            {button}
          </Button>
        )}
        {picture && <Box sx={{ gridArea: { sm: '1 / 2 / 4' }, width: '100%' }}>{picture}</Box>}
      </Box>
    </Section>
  </div>
);
