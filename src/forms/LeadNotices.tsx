import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState, type ReactNode } from 'react';
import { Icon } from '../components/Icon';
import { company } from '../content/company';
import { dispatcher, startOutbox } from '../leads';
import { isSpent, type HeldLead } from '../leads/heldLead';
import { mailtoFor } from '../leads/mailto';
import { border, colour, from, radius, shadow, space, type } from '../theme/tokens';
import { useThankYouStands } from './thankYou';

const Box = styled('aside')({
  position: 'fixed',
  zIndex: 1400,
  insetInline: space(2),
  bottom: space(2),
  display: 'grid',
  gap: space(1.5),
  padding: `${space(2.5)} ${space(7)} ${space(2.5)} ${space(2.5)}`,
  border,
  borderRadius: radius.card,
  boxShadow: shadow(6),
  ...type.small,
  [from.sm]: { insetInline: 'auto', left: space(3), bottom: space(3), width: '26rem' },
});
const Strong = styled('p')({ ...type.card, fontSize: '1.125rem' });
const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(1.5) });
const Close = styled(IconButton)({
  position: 'absolute',
  top: 8,
  right: 8,
  width: 40,
  height: 40,
  border: 0,
  background: colour.sunLight,
});

type Notice = { state: 'held' | 'arrived'; lead: HeldLead };

/**
 * Says what became of a lead once its thank-you is gone: that it is being kept, with other ways to reach us, or that a
 * kept one has arrived in the end. Also starts the delivery of what earlier visits left behind.
 */
const LeadNotices = (): ReactNode => {
  const [notice, setNotice] = useState<Notice>();
  const isThanking = useThankYouStands();
  useEffect(() => {
    const stop = dispatcher.listen((lead, state) => {
      if (state === 'held') setNotice({ state, lead });
      if (state === 'confirmed') {
        setNotice((current) => (current?.lead.id === lead.id ? { state: 'arrived', lead } : current));
      }
    });
    startOutbox();
    const spent = dispatcher.held().find(isSpent);
    if (spent) setNotice({ state: 'held', lead: spent });
    return stop;
  }, []);

  const dismiss = () => setNotice(undefined);
  return (
    <div role="status">
      {notice && !isThanking && (
        <Box data-ground="white" aria-label="About your message">
          <Close aria-label="Dismiss" onClick={dismiss}>
            <Icon name="x" />
          </Close>
          {notice.state === 'arrived' ? (
            <Strong>Your details have reached us now.</Strong>
          ) : (
            <>
              <Strong>We are keeping your details safe on this device.</Strong>
              <p>
                They have not been confirmed yet. We keep trying for seven days whenever this site is open. If
                it is urgent, call {company.phone} or write to {company.email}.
              </p>
              <Actions>
                <Button component="a" size="small" href={mailtoFor(notice.lead)}>
                  Send it by email
                </Button>
                <Button
                  variant="outlined"
                  size="small"
                  onClick={() => void dispatcher.tryAgain(notice.lead.id)}
                >
                  Try again
                </Button>
              </Actions>
            </>
          )}
        </Box>
      )}
    </div>
  );
};

export default LeadNotices;
