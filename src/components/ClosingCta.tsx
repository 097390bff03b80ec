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
  /** Adds the question about doubts to the heading. */
  doubts?: boolean;
  /** What the button opens; without it the button leads to the contact page. */
  dialog?: DialogOpening;
  /** A small copy of what the page has shown. */
  picture?: ReactNode;
}

/** The second column, beside heading and text. */
const besideWords = { gridColumn: { md: 2 }, gridRow: { md: '1 / 3' }, alignSelf: { md: 'center' } } as const;
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
export const ClosingCta = ({ ground = 'pine', doubts, dialog, picture }: ClosingCtaProps) => {
  const { heading, text, button } = closingCta;
  const buttonSx = picture ? undefined : besideWords;
  return (
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
          {dialog ? (
            <DialogButton {...dialog} size="large" sx={buttonSx}>
              {button}
            </DialogButton>
          ) : (
            <Button component={Link} to={paths.contact} size="large" sx={buttonSx}>
              {button}
            </Button>
          )}
          {picture && (
            // Beside heading, text and button.
            <Box sx={{ gridColumn: { sm: 2 }, gridRow: { sm: '1 / 4' }, width: '100%' }}>{picture}</Box>
          )}
        </Box>
      </Section>
    </div>
  );
};
