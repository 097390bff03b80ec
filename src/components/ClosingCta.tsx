import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { paths } from '../config/paths';
import { closingCta } from '../content/blocks';
import type { Ground } from '../theme/palette';
import { DialogButton, type DialogOpening } from './DialogButton';
import { Lead, Section } from './Section';
import { StepsArt } from './StepsArt';

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
}

/** On a tablet at the right, where no drawing is. */
const action = { gridArea: { md: '1 / 2 / 3', lg: 'auto' }, alignSelf: { md: 'center' } } as const;

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
}: ClosingCtaProps) => (
  <div data-print="no">
    <Section ground={ground} label={heading}>
      <Box
        sx={{
          position: 'relative',
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { md: '1fr auto', lg: '1fr' },
          justifyItems: 'start',
          paddingRight: { lg: '22rem' },
        }}
      >
        <Typography variant="h2">{doubts ? `${heading} ${closingCta.doubts}` : heading}</Typography>
        <Lead>{text}</Lead>
        {opens ? (
          <DialogButton opens={opens} reader={reader} subject={subject} size="large" sx={action}>
            {button}
          </DialogButton>
        ) : (
          <Button component={Link} to={paths.contact} size="large" sx={action}>
            {button}
          </Button>
        )}
        <StepsArt drawing={opens ? 'gates' : 'steps'} />
      </Box>
    </Section>
  </div>
);
