import Typography from '@mui/material/Typography';
import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { CloseButton } from '../components/CloseButton';
import { SubscribeForm } from '../forms/SubscribeForm';
import { colour } from '../theme/tokens';
import { useRegisterDialog } from '../forms/openDialogs';
import { EventFan } from './EventFan';
import { whatsNew } from '../content/events';

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
const Body = styled('div')(({ theme }) => ({
  padding: `${theme.spacing(4)} 0`,
  borderTop: `2px solid ${colour.ink}`,
  overflow: 'hidden',
}));

/** The newsletter for coming events, and the seven past ones. */
const WhatsNewDialog = ({ onClosed }: { onClosed: () => void }) => {
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
      aria-labelledby="whats-new"
      slotProps={{ transition: { onExited: onClosed } }}
    >
      <CloseButton onClick={close} />
      <Head data-ground="sun">
        <Typography variant="h2" id="whats-new">
          {whatsNew.heading}
        </Typography>
        <p>{whatsNew.text}</p>
        <SubscribeForm />
      </Head>
      <Body data-ground="paper">
        <EventFan />
      </Body>
    </Dialog>
  );
};

export default WhatsNewDialog;
