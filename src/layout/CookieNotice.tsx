import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { noticeHeight, useClearOf } from '../components/useClearOf';
import { env, leadsTellArrival, remembersFirst } from '../config/env';
import { anchors, paths } from '../config/paths';
import type { Choice } from '../consent/choice';
import { cookieNotice } from '../content/cookieNotice';
import { consent } from '../leads/visitor';
import { colour } from '../theme/tokens';

const text = cookieNotice.text({
  countsVisits: env.analytics !== undefined,
  remembersFirst,
  formsTell: leadsTellArrival,
});

/** Asks whether visits may be measured and remembered. Shown only where the configuration measures something. */
const CookieNotice = () => {
  const choice = useSyncExternalStore(consent.watch, consent.read);
  const isOpen = choice === undefined;
  const notice = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  /** What the visitor reopened the notice with. */
  const opener = useRef<Element>(null);
  const isPressed = useRef(false);
  /** For screen readers: the first notice does not take the focus. A live region has to be there before its text. */
  const [announced, setAnnounced] = useState('');
  const answer = (given: Choice) => {
    isPressed.current = true;
    consent.save(given);
  };
  useEffect(() => {
    const isChange = !isFirst.current;
    isFirst.current = false;
    // Another tab can reopen the notice, too. In this one the visitor may be in the middle of a form.
    const takesFocus = isChange && document.visibilityState === 'visible';
    setAnnounced(isOpen && !takesFocus ? cookieNotice.label : '');
    if (!isChange) return;
    if (isOpen) {
      if (!takesFocus) return;
      opener.current = document.activeElement;
      notice.current?.focus();
    } else if (isPressed.current && document.activeElement === document.body) {
      // The pressed button is gone. Safari does not focus what is clicked, so the opener may be the body.
      const hasOpener = opener.current?.isConnected && opener.current !== document.body;
      const back = hasOpener ? opener.current : document.getElementById(anchors.main);
      if (back instanceof HTMLElement) back.focus({ preventScroll: true });
    }
    isPressed.current = false;
  }, [isOpen]);
  useClearOf(notice, isOpen);

  if (!isOpen) return null;
  return (
    <>
      <div className="visually-hidden" role="status">
        {announced}
      </div>
      <Paper
        component="section"
        ref={notice}
        id={anchors.cookieNotice}
        tabIndex={-1}
        aria-label={cookieNotice.label}
        data-ground="paper"
        data-print="no"
        sx={{
          position: 'fixed',
          insetInline: (theme) => theme.spacing(2),
          bottom: (theme) => theme.spacing(2),
          // Under the bar, whose menu it would cover on a phone.
          zIndex: 1000,
          maxHeight: noticeHeight,
          overflowY: 'auto',
          display: 'grid',
          gridTemplateColumns: { md: '1fr auto' },
          alignItems: { md: 'center' },
          gap: { xs: 2, md: 4 },
          p: 2.5,
          maxWidth: 880,
          mx: 'auto',
          backgroundColor: colour.cream,
        }}
      >
        <Typography variant="body2">
          {text}{' '}
          <Link component={RouterLink} to={paths.cookies} sx={{ color: 'inherit' }}>
            {cookieNotice.policy}
          </Link>
        </Typography>
        {/* Both look the same: declining must not be harder than accepting. */}
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5 }}>
          <Button variant="outlined" onClick={() => answer('declined')}>
            {cookieNotice.decline}
          </Button>
          <Button variant="outlined" onClick={() => answer('accepted')}>
            {cookieNotice.accept}
          </Button>
        </Box>
      </Paper>
    </>
  );
};

export default CookieNotice;
