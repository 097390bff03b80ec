import { styled } from '@mui/material/styles';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { company } from '../content/company';
import { env } from '../env';
import { paths } from '../paths';
import { border, colour, motion, radius, shadow, space } from '../theme/tokens';
import { SocialItems } from './SocialItems';

const wide = '@media (min-width: 1360px)';
const narrow = '@media (max-width: 767.98px)';

// Two rings: whatever passes below, one of them stands out.
const ring = {
  outline: `3px solid ${colour.cobalt}`,
  outlineOffset: 0,
  boxShadow: `0 0 0 6px ${colour.white}`,
};

// On a phone there is no room for these beside a form that is being filled in.
const Root = styled('aside')({
  [narrow]: { 'body:has(form :focus) &': { display: 'none' } },
});

const SocialRail = styled('ul')({
  display: 'none',
  position: 'fixed',
  zIndex: 900,
  right: 0,
  bottom: space(4),
  border,
  borderRight: 0,
  borderRadius: '16px 0 0 16px',
  overflow: 'hidden',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 44,
    height: 44,
    color: 'inherit',
    fontSize: 20,
    backgroundColor: colour.white,
    '&:hover': { backgroundColor: colour.sun },
    // The list cuts off what is outside of it.
    '&:focus-visible': { outlineColor: colour.cobalt, outlineOffset: -5 },
  },
  [wide]: { display: 'block' },
});
const WhatsApp = styled('a')({
  position: 'fixed',
  zIndex: 900,
  left: space(1),
  bottom: space(2),
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  borderRadius: '50%',
  border,
  backgroundColor: colour.pineLight,
  color: colour.white,
  fontSize: 30,
  boxShadow: shadow(4),
  transition: `transform ${motion}`,
  '&:hover': { transform: 'translate(-2px, -2px)' },
  '&:focus-visible': ring,
});
const WhatsNew = styled('a')({
  position: 'fixed',
  zIndex: 900,
  right: 0,
  top: '42%',
  display: 'flex',
  alignItems: 'center',
  gap: space(1),
  padding: `${space(2)} ${space(1.25)}`,
  writingMode: 'vertical-rl',
  border,
  borderRight: 0,
  borderRadius: `${radius.card}px 0 0 ${radius.card}px`,
  backgroundColor: colour.sun,
  color: colour.ink,
  fontWeight: 700,
  fontSize: '0.9375rem',
  lineHeight: 1,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `padding ${motion}`,
  '&:hover': { paddingRight: space(2) },
  // On a phone a tab at mid height would lie over the text.
  [narrow]: {
    top: 'auto',
    right: space(2),
    bottom: space(2),
    writingMode: 'horizontal-tb',
    minHeight: 48,
    padding: `0 ${space(2)}`,
    border,
    borderRadius: radius.pill,
    boxShadow: shadow(3),
  },
  '&:focus-visible': ring,
  '@media (scripting: none)': { display: 'none' },
});

/** A chat that already says which page the visitor is looking at. */
const whatsAppUrl = (pathname: string) =>
  `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(`Hello ${company.name}, I have a question about ${env.siteUrl}${pathname}`)}`;

/** What floats over every page: social links and What's New on the right, WhatsApp on the left. */
export const FloatingWidgets = () => {
  const { pathname } = useLocation();
  return (
    <Root aria-label="Quick contact" data-print="no">
      <WhatsApp
        href={whatsAppUrl(pathname)}
        target="_blank"
        rel="noopener"
        aria-label="Chat on WhatsApp (opens in a new tab)"
      >
        <Icon name="whatsapp-logo" />
      </WhatsApp>
      <WhatsNew href={paths.contact} role="button" aria-haspopup="dialog" data-dialog="whatsNew">
        <Icon name="megaphone" />
        What&apos;s New
      </WhatsNew>
      <SocialRail aria-label="Social networks">
        <SocialItems />
      </SocialRail>
    </Root>
  );
};
