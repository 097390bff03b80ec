import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { onChoice, readChoice, saveChoice } from '../consent/choice';
import { paths } from '../config/paths';
import { border, colour, radius } from '../theme/tokens';
import { cookieNotice } from '../content/cookieNotice';

const Notice = styled('section')(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.spacing(2),
  bottom: theme.spacing(2),
  zIndex: 1150,
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(2.5),
  maxWidth: 880,
  marginInline: 'auto',
  color: colour.ink,
  backgroundColor: colour.cream,
  border,
  borderRadius: radius.card,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: theme.spacing(4),
  },
  '& p': theme.typography.body2,
  '& a': { color: 'inherit' },
}));
// Both look the same: declining must not be harder than accepting.
const Choices = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.spacing(1.5),
}));

/** Asks whether visits may be measured and remembered. Shown only where the configuration measures something. */
const CookieNotice = () => {
  const choice = useSyncExternalStore(onChoice, readChoice);
  const isOpen = choice === undefined;
  const notice = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Reopening the notice moves focus to it; showing it for the first time does not.
    if (isOpen && !isFirst.current) notice.current?.focus();
    isFirst.current = false;
  }, [isOpen]);
  useEffect(() => {
    const height = notice.current?.offsetHeight;
    if (!isOpen || !height) return undefined;
    // Neither a focused control nor the end of the page may stay behind the notice.
    const { style } = document.documentElement;
    const { style: body } = document.body;
    style.scrollPaddingBottom = `${height + 32}px`;
    body.paddingBottom = `${height + 32}px`;
    return () => {
      style.scrollPaddingBottom = '';
      body.paddingBottom = '';
    };
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <Notice ref={notice} tabIndex={-1} aria-label={cookieNotice.label} data-ground="cream">
      <p>
        {cookieNotice.text} <Link to={paths.cookies}>{cookieNotice.policy}</Link>
      </p>
      <Choices>
        <Button variant="outlined" onClick={() => saveChoice('declined')}>
          {cookieNotice.decline}
        </Button>
        <Button variant="outlined" onClick={() => saveChoice('accepted')}>
          {cookieNotice.accept}
        </Button>
      </Choices>
    </Notice>
  );
};

export default CookieNotice;
