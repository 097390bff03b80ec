import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { HostedDialog } from '../components/HostedDialog';
import { Mark } from '../components/Mark';
import { thanks } from '../content/forms';

/** The thank-you for a lead. It is prerendered in every page, so it needs neither React nor the network. */
export const ThanksDialog = () => (
  <HostedDialog maxWidth="xs" aria-describedby="thanks-text">
    <DialogContent
      data-ground="sun"
      sx={{ display: 'grid', justifyItems: 'center', gap: 1.5, px: 4, py: 5, textAlign: 'center' }}
    >
      <Mark size={96} />
      <DialogTitle variant="h2">{thanks.title}</DialogTitle>
      <p id="thanks-text" role="status">
        {thanks.text}
      </p>
    </DialogContent>
  </HostedDialog>
);
