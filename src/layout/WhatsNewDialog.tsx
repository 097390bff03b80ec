import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { HostedDialog } from '../components/HostedDialog';
import { events, whatsNew } from '../content/events';
import { SubscribeForm } from '../forms/SubscribeForm';
import { EventFan } from './EventFan';

/** The newsletter for coming events, and the past events, if there are any. */
export const WhatsNewDialog = () => (
  <HostedDialog scroll="body" maxWidth="lg">
    <Box
      data-ground="sun"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        // On a phone the heading is as wide as the dialog, so it starts below the close button.
        pt: { xs: 9, sm: 5 },
        px: { xs: 3, md: 6 },
        pb: 4,
      }}
    >
      <DialogTitle variant="h2" sx={{ pr: { sm: 6 } }}>
        {whatsNew.heading}
      </DialogTitle>
      <Typography variant="fact">{whatsNew.coming}</Typography>
      <p>{whatsNew.text}</p>
      <SubscribeForm />
    </Box>
    {events.length > 0 && (
      <DialogContent dividers data-ground="paper" sx={{ px: 0, py: 4, overflow: 'hidden' }}>
        <EventFan />
      </DialogContent>
    )}
  </HostedDialog>
);
