import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { CloseButton } from '../components/CloseButton';
import { CopyButton } from '../components/CopyButton';
import { noticeHeight, useClearOf } from '../components/useClearOf';
import { anchors } from '../config/paths';
import { closeWords } from '../content/labels';
import { leadNotices as copy } from '../content/leadNotices';
import { dialogs } from '../dialogs/dialogs';
import { canTryAgain, mayHaveArrived, type OutboxEntry } from '../leads/outboxEntry';
import { dispatcher } from '../leads/page';
import { shadow } from '../theme/tokens';
import { mailFor } from './mailto';
import { nextNotices, type Notice } from './nextNotices';

const NoticeTitle = ({ children }: { children: string }) => (
  <Typography variant="h6" component="p">
    {children}
  </Typography>
);

const HeldText = ({ lead }: { lead: OutboxEntry }) => (
  <>
    <NoticeTitle>{mayHaveArrived(lead) ? copy.held.notConfirmed : copy.held.notSent}</NoticeTitle>
    <p>{dispatcher.isStored(lead.id) ? copy.held.stored : copy.held.unstored}</p>
  </>
);
const GivenUpText = () => (
  <>
    <NoticeTitle>{copy.givenUp.title}</NoticeTitle>
    <p>{copy.givenUp.text}</p>
  </>
);

/** The message of a mail that has room for its beginning only, for a visitor whose browser denies the clipboard. */
const MailText = ({ children }: { children: string }) => (
  <Box
    tabIndex={0}
    role="group"
    aria-live="off"
    aria-label={copy.myMessage}
    // Ready to be copied by a key.
    onFocus={({ currentTarget }) => getSelection()?.selectAllChildren(currentTarget)}
    sx={{
      maxBlockSize: '6rem',
      overflow: 'auto',
      p: 1,
      border: 1,
      borderRadius: 1,
      whiteSpace: 'pre-wrap',
      // Safari knows the prefixed name alone.
      WebkitUserSelect: 'all',
      userSelect: 'all',
    }}
  >
    {children}
  </Box>
);

const NoticeActions = ({ lead, onDelete }: { lead: OutboxEntry; onDelete: () => void }) => {
  const mail = mailFor(lead);
  return (
    <>
      {mail.isCut && <MailText>{mail.text}</MailText>}
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap' }}>
        {canTryAgain(lead) && (
          <Button size="small" onClick={() => void dispatcher.tryAgain(lead.id)}>
            {copy.again}
          </Button>
        )}
        <Button component="a" variant="outlined" size="small" href={mail.href}>
          {copy.email}
        </Button>
        {mail.isCut && <CopyButton value={mail.text} what={copy.myMessage} framed />}
        <Button variant="outlined" size="small" onClick={onDelete}>
          {copy.remove}
        </Button>
      </Stack>
    </>
  );
};

const textOf = ({ state, lead }: Notice): ReactNode => {
  if (state === 'held') return <HeldText lead={lead} />;
  if (state === 'givenUp') return <GivenUpText />;
  return <NoticeTitle>{copy[state]}</NoticeTitle>;
};

/**
 * Reports the state of a lead after its thank-you is closed: not sent yet, received after all, or given up, with
 * other ways to reach us. It shows one notice at a time, the one with the latest news.
 */
export const LeadNotices = (): ReactNode => {
  const [notices, setNotices] = useState<readonly Notice[]>([]);
  const isCovered = useSyncExternalStore(dialogs.listen, dialogs.isOpen);
  const aside = useRef<HTMLElement>(null);
  /** Whether the focus was in the notice before it changed. */
  const hadFocus = useRef(false);
  const change = useCallback((next: (list: readonly Notice[]) => readonly Notice[]) => {
    hadFocus.current = aside.current?.contains(document.activeElement) ?? false;
    setNotices(next);
  }, []);
  useEffect(
    () => dispatcher.listen((lead, state) => change((list) => nextNotices(list, lead, state))),
    [change],
  );

  const shown = isCovered ? undefined : notices.findLast(({ isDismissed }) => !isDismissed);
  useClearOf(aside, shown !== undefined);
  const givenUpId = shown?.state === 'givenUp' ? shown.lead.id : undefined;
  useEffect(() => {
    if (!givenUpId) return undefined;
    // Marks the notice as seen, so that the next page that is loaded deletes the lead; not in a hidden tab, which shows
    // nothing.
    const markSeen = () => {
      if (document.visibilityState === 'visible') dispatcher.markNoticeSeen(givenUpId);
    };
    markSeen();
    document.addEventListener('visibilitychange', markSeen);
    return () => document.removeEventListener('visibilitychange', markSeen);
  }, [givenUpId]);

  // The focused button may have disappeared: the focus moves to the next notice, or to the page.
  useEffect(() => {
    const isLost = hadFocus.current && document.activeElement === document.body;
    hadFocus.current = false;
    if (isLost) (aside.current ?? document.getElementById(anchors.main))?.focus({ preventScroll: true });
  });
  const dismiss = () =>
    change((list) => list.map((notice) => (notice === shown ? { ...notice, isDismissed: true } : notice)));
  const remove = (lead: OutboxEntry) => {
    dispatcher.remove(lead.id);
    change((list) => [...list, { state: 'deleted', lead }]);
  };
  return (
    <div role="status">
      {shown && (
        <Paper
          component="aside"
          ref={aside}
          tabIndex={-1}
          data-ground="white"
          data-print="no"
          aria-label={copy.region}
          sx={(theme) => ({
            ...theme.typography.body2,
            position: 'fixed',
            // Under the bar, whose menu it would cover on a phone.
            zIndex: 1050,
            insetInline: { xs: theme.spacing(2), sm: 'auto' },
            left: { sm: theme.spacing(3) },
            bottom: { xs: theme.spacing(2), sm: theme.spacing(3) },
            width: { sm: '26rem' },
            maxHeight: noticeHeight,
            overflowY: 'auto',
            display: 'grid',
            gap: { xs: 1, sm: 1.5 },
            p: theme.spacing(2, 7, 2, 2),
            boxShadow: shadow(6),
          })}
        >
          <CloseButton label={closeWords.dismiss} size="small" onClick={dismiss} />
          {textOf(shown)}
          {(shown.state === 'held' || shown.state === 'givenUp') && (
            <NoticeActions lead={shown.lead} onDelete={() => remove(shown.lead)} />
          )}
        </Paper>
      )}
    </div>
  );
};
