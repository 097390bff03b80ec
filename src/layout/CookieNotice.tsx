import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { onChoice, readChoice, saveChoice } from '../consent/choice';
import { paths } from '../paths';
import { border, colour, from, radius, space, type } from '../theme/tokens';

const Notice = styled('section')({
  position: 'fixed',
  insetInline: space(2),
  bottom: space(2),
  zIndex: 1150,
  display: 'grid',
  gap: space(2),
  padding: space(2.5),
  maxWidth: 880,
  marginInline: 'auto',
  color: colour.ink,
  backgroundColor: colour.cream,
  border,
  borderRadius: radius.card,
  [from.md]: { gridTemplateColumns: '1fr auto', alignItems: 'center', gap: space(4) },
  '& p': type.small,
  '& a': { color: 'inherit' },
});
// Of one size and one look: a no must not be harder to give than a yes.
const Choices = styled('div')({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space(1.5) });

/**
 * Asks whether visits may be measured and remembered. It stands at the bottom without keeping anybody from reading on,
 * and comes only where the configuration gives it something to ask for.
 */
const CookieNotice = () => {
  const choice = useSyncExternalStore(onChoice, readChoice);
  const isOpen = choice === undefined;
  const notice = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    // Who asks for it anew is led to it; who is asked goes on undisturbed.
    if (isOpen && !isFirst.current) notice.current?.focus();
    isFirst.current = false;
  }, [isOpen]);
  useEffect(() => {
    const height = notice.current?.offsetHeight;
    if (!isOpen || !height) return undefined;
    // What the keyboard reaches must not stop behind the notice, and the end of the page must come out from under it.
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
    <Notice ref={notice} tabIndex={-1} aria-label="Cookies" data-ground="cream">
      <p>
        May we count this visit and remember what brought you here? It helps us to see which pages are useful.
        Nothing is stored or counted unless you accept, and what you type is never part of it.{' '}
        <Link to={paths.cookies}>Cookie policy</Link>
      </p>
      <Choices>
        <Button variant="outlined" onClick={() => saveChoice('declined')}>
          Decline
        </Button>
        <Button variant="outlined" onClick={() => saveChoice('accepted')}>
          Accept
        </Button>
      </Choices>
    </Notice>
  );
};

export default CookieNotice;
