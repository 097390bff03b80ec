import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { DialogButton, type DialogOpening } from '../components/DialogButton';
import { priceBarLabel, type PriceBarCopy } from '../content/priceBar';
import type { Ground } from '../theme/palette';
import { spacing } from '../theme/spacing';
import { border, colour, gutter } from '../theme/tokens';

/** The height of the bar, in px. Phones lose this much of the page. */
const HEIGHT = 60;
/** The bottom padding that every section has on a phone. */
const leastPadding = spacing(5);

/**
 * Sticky at the lower edge of the screen while its part of the page is in view, so it needs no script. It is as wide
 * as the screen and covers the strip of the floating widgets, so that nothing floats beside it.
 */
const Bar = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 901,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1.5),
  minHeight: HEIGHT,
  // At its end the bar lies on the padding of the last section, so that it leaves no gap in the page.
  marginTop: `-${leastPadding}`,
  paddingInline: gutter,
  borderTop: border,
  backgroundColor: colour.white,
  // With large text it would be too high for what it covers.
  '@media (max-width: 19em)': { position: 'static', marginTop: 0 },
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

interface PriceBarProps extends PriceBarCopy {
  opens: DialogOpening['opens'];
  subject: string;
  /** The ground of the last section, which goes on behind the end of the bar. */
  ground: Ground;
  /** The part of the page with the bar: from the first price to the closing invitation. */
  children: ReactNode;
}

/**
 * A part of a page with a bar that a thumb reaches, on a phone: the price, what is next, and the button of the page's
 * dialog.
 */
export const PriceBar = ({ price, note, button, opens, subject, ground, children }: PriceBarProps) => (
  <div data-ground={ground}>
    {children}
    <Bar role="group" aria-label={priceBarLabel} data-ground="white" data-print="no">
      <div>
        <Typography
          variant="inherit"
          component="p"
          sx={{ fontWeight: 600, lineHeight: 1.3, overflowWrap: 'normal' }}
        >
          {price}
        </Typography>
        <Typography variant="badge" component="p" sx={{ fontWeight: 400, lineHeight: 1.15 }}>
          {note}
        </Typography>
      </div>
      <Box sx={{ flex: 'none' }}>
        <DialogButton opens={opens} subject={subject} size="small" sx={{ minHeight: 44 }}>
          {button}
        </DialogButton>
      </Box>
    </Bar>
  </div>
);
