import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CloseButton } from '../components/CloseButton';
import { whatsNew } from '../content/events';
import { useRegisterDialog } from '../forms/openDialogs';
import { SubscribeForm } from '../forms/SubscribeForm';
import { EventFan } from './EventFan';

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(2),
  // On a phone the heading is as wide as the dialog, so it begins below the button.
  padding: theme.spacing(9, 3, 4),
  [theme.breakpoints.up('sm')]: {
    padding: theme.spacing(5, 3, 4),
    '& h2': { paddingRight: theme.spacing(6) },
  },
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(6) },
}));

interface WhatsNewDialogProps extends Pick<DialogProps, 'transitionDuration'> {
  onClosed: () => void;
}

/** The newsletter for coming events, and the seven past ones. */
const WhatsNewDialog = ({ onClosed, ...transition }: WhatsNewDialogProps) => {
  const [open, setOpen] = useState(true);
  const close = () => setOpen(false);
  useRegisterDialog(open);
  return (
    <Dialog
      open={open}
      onClose={close}
      scroll="body"
      maxWidth="lg"
      fullWidth
      slotProps={{ transition: { onExited: onClosed } }}
      {...transition}
    >
      <CloseButton onClick={close} />
      <Head data-ground="sun">
        <DialogTitle variant="h2">{whatsNew.heading}</DialogTitle>
        <p>{whatsNew.text}</p>
        <SubscribeForm />
      </Head>
      <DialogContent dividers data-ground="paper" sx={{ px: 0, py: 4, overflow: 'hidden' }}>
        <EventFan />
      </DialogContent>
    </Dialog>
  );
};

export default WhatsNewDialog;
