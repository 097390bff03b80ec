import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { leadNotices as copy } from '../content/leadNotices';
import { dispatcher } from '../leads/delivery';
import { canTryAgain, type OutboxEntry } from '../leads/outboxEntry';
import { border, colour, from, radius, shadow, space, type } from '../theme/tokens';
import { mailtoFor } from './mailto';
import { nextNotices, type Notice } from './nextNotices';
import { useIsDialogOpen } from './openDialogs';

const Box = styled('aside')({
  position: 'fixed',
  zIndex: 1400,
  insetInline: space(2),
  bottom: space(2),
  display: 'grid',
  gap: space(1),
  padding: `${space(2)} ${space(7)} ${space(2)} ${space(2)}`,
  border,
  borderRadius: radius.card,
  boxShadow: shadow(6),
  ...type.small,
  [from.sm]: { insetInline: 'auto', left: space(3), bottom: space(3), width: '26rem', gap: space(1.5) },
});
const Strong = styled('p')({ ...type.card, fontSize: '1.125rem' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1) });
const Close = styled(IconButton)({
  position: 'absolute',
  top: 8,
  right: 8,
  width: 40,
  height: 40,
  border: 0,
  background: colour.sunLight,
});

const HeldText = ({ lead }: { lead: OutboxEntry }) => (
  <>
    <Strong>{copy.held.title}</Strong>
    <p>{dispatcher.isStored(lead.id) ? copy.held.stored : copy.held.unstored}</p>
  </>
);
const GivenUpText = () => (
  <>
    <Strong>{copy.givenUp.title}</Strong>
    <p>{copy.givenUp.text}</p>
  </>
);

const NoticeActions = ({ lead, onDelete }: { lead: OutboxEntry; onDelete: () => void }) => (
  <Actions>
    {canTryAgain(lead) && (
      <Button size="small" onClick={() => void dispatcher.tryAgain(lead.id)}>
        {copy.again}
      </Button>
    )}
    <Button component="a" variant="outlined" size="small" href={mailtoFor(lead)}>
      {copy.email}
    </Button>
    <Button variant="outlined" size="small" onClick={onDelete}>
      {copy.remove}
    </Button>
  </Actions>
);

const text = ({ state, lead }: Notice): ReactNode => {
  if (state === 'held') return <HeldText lead={lead} />;
  if (state === 'givenUp') return <GivenUpText />;
  return <Strong>{{ trying: copy.trying, received: copy.received, deleted: copy.deleted }[state]}</Strong>;
};

/**
 * Reports the state of a lead once its thank-you is closed: not sent yet, received after all, or given up, with other ways
 * to reach us. Of several leads the latest is shown first.
 */
const LeadNotices = (): ReactNode => {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const isCovered = useIsDialogOpen();
  useEffect(
    () => dispatcher.listen((lead, state) => setNotices((list) => nextNotices(list, lead, state))),
    [],
  );

  const shown = isCovered ? undefined : notices.at(-1);
  const givenUpId = shown?.state === 'givenUp' ? shown.lead.id : undefined;
  useEffect(() => {
    if (!givenUpId) return undefined;
    // The next visit deletes a lead whose notice was seen, and a hidden tab shows nothing.
    const markSeen = () => {
      if (document.visibilityState === 'visible') dispatcher.markTold(givenUpId);
    };
    markSeen();
    document.addEventListener('visibilitychange', markSeen);
    return () => document.removeEventListener('visibilitychange', markSeen);
  }, [givenUpId]);

  const dismiss = () => setNotices(notices.slice(0, -1));
  const remove = (lead: OutboxEntry) => {
    dispatcher.remove(lead.id);
    setNotices((list) => [...list, { state: 'deleted', lead }]);
  };
  return (
    <div role="status">
      {shown && (
        <Box data-ground="white" aria-label={copy.region}>
          <Close aria-label="Dismiss" onClick={dismiss}>
            <Icon name="x" />
          </Close>
          {text(shown)}
          {(shown.state === 'held' || shown.state === 'givenUp') && (
            <NoticeActions lead={shown.lead} onDelete={() => remove(shown.lead)} />
          )}
        </Box>
      )}
    </div>
  );
};

export default LeadNotices;
