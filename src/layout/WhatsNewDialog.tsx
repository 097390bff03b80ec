import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { HostedDialog } from '../components/HostedDialog';
import { whatsNew } from '../content/events';
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

/** The newsletter for coming events, and the seven past ones. */
export const WhatsNewDialog = () => (
  <HostedDialog scroll="body" maxWidth="lg">
    <Head data-ground="sun">
      <DialogTitle variant="h2">{whatsNew.heading}</DialogTitle>
      <p>{whatsNew.text}</p>
      <SubscribeForm />
    </Head>
    <DialogContent dividers data-ground="paper" sx={{ px: 0, py: 4, overflow: 'hidden' }}>
      <EventFan />
    </DialogContent>
  </HostedDialog>
);
