import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Icon } from '../components/Icon';
import { SubscribeForm } from '../forms/SubscribeForm';
import { colour, from, space, type } from '../theme/tokens';
import { useRegisterDialog } from '../forms/openDialogs';
import { EventFan } from './EventFan';

const Head = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(2),
  // On a phone the heading is as wide as the dialog, so it begins below the button.
  padding: `${space(9)} ${space(3)} ${space(4)}`,
  [from.sm]: { padding: `${space(5)} ${space(3)} ${space(4)}`, '& h2': { paddingRight: space(6) } },
  [from.md]: { paddingInline: space(6) },
});
const Heading = styled('h2')(type.title);
const Close = styled(IconButton)({ position: 'absolute', top: space(2), right: space(2), zIndex: 2 });
const Body = styled('div')({
  padding: `${space(4)} 0`,
  borderTop: `2px solid ${colour.ink}`,
  overflow: 'hidden',
});

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
      <Close aria-label="Close" onClick={close}>
        <Icon name="x" />
      </Close>
      <Head data-ground="sun">
        <Heading id="whats-new">Unforgettable Moments Await!!</Heading>
        <p>
          These seven events are over: see what happened. Subscribe, and we email you before the next one.
        </p>
        <SubscribeForm />
      </Head>
      <Body data-ground="paper">
        <EventFan />
      </Body>
    </Dialog>
  );
};

export default WhatsNewDialog;
