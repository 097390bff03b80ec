import Container from '@mui/material/Container';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CopyButton } from '../components/CopyButton';
import { Icon } from '../components/Icon';
import { Wordmark } from '../components/Wordmark';
import { consent } from '../leads/page';
import { company } from '../content/company';
import { footerColumns, legalLinks, navigation } from '../content/navigation';
import { asksForConsent } from '../config/env';
import { paths } from '../config/paths';
import { iconSize } from '../theme/tokens';
import { SocialItems } from './SocialItems';

const Root = styled('footer')(({ theme }) => ({
  paddingBlock: theme.spacing(6, 12),
  [theme.breakpoints.up('lg')]: { paddingBlock: theme.spacing(7) },
}));
const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: theme.spacing(5),
  borderBottom: '2px solid currentColor',
}));
const ToTop = styled('button')({
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: 8,
});
const Social = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    border: '2px solid currentColor',
    color: 'inherit',
    ...iconSize(22),
    '&:hover': { color: 'var(--link)' },
  },
}));
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  paddingBlock: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr auto',
    gap: theme.spacing(4),
    paddingBlock: theme.spacing(6),
  },
}));
/** A column of its own on a wide screen; elsewhere a row that opens. Its content follows the row, so every browser can show it. */
const Column = styled('div')(({ theme }) => ({
  '& + &': { borderTop: '1px solid currentColor' },
  '& summary': {
    ...theme.typography.h5,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
  },
  '& details[open] svg': { transform: 'rotate(180deg)' },
  '& > p': { ...theme.typography.h5, display: 'none', paddingBottom: theme.spacing(0.5) },
  '& > :last-child': { display: 'none', paddingBottom: theme.spacing(2) },
  '& > details[open] ~ :last-child': { display: 'grid' },
  [theme.breakpoints.up('md')]: {
    '&&': { border: 0 },
    '& > details': { display: 'none' },
    '& > p': { display: 'block' },
    '&& > :last-child': { display: 'grid', alignContent: 'start', padding: 0 },
  },
  '& li a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
  },
}));
const Reach = styled('div')(({ theme }) => ({
  justifyItems: 'start',
  // Its lines are level with those of the other columns.
  '& > p': { minHeight: 44 },
  '& > :first-of-type': {
    ...theme.typography.body2,
    color: 'var(--muted)',
    [theme.breakpoints.up('md')]: { lineHeight: '44px' },
  },
}));
const ReachLine = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  ...theme.typography.menuItem,
  fontWeight: 600,
  [theme.breakpoints.up('lg')]: { ...theme.typography.h3, fontWeight: 700 },
  '& a': { color: 'inherit', overflowWrap: 'anywhere' },
  '& a[href^=tel]': { whiteSpace: 'nowrap' },
}));
const Bottom = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1, 3),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingTop: theme.spacing(3),
  borderTop: '2px solid currentColor',
  ...theme.typography.body2,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2.5) },
  '& a, & button': { display: 'inline-flex', alignItems: 'center', minHeight: 32, color: 'inherit' },
  '& button': { padding: 0, border: 0, background: 'none', textDecoration: 'underline', cursor: 'pointer' },
}));

const scrollToTop = () => {
  window.scrollTo({ top: 0, behavior: 'smooth' });
};

const FooterColumn = ({ name, children }: { name: string; children: ReactNode }) => (
  <Column>
    <details>
      <summary>
        {name} <Icon name="caret-down" />
      </summary>
    </details>
    <p>{name}</p>
    {children}
  </Column>
);

const Footer = () => (
  <Root data-ground="ink">
    <Container>
      <Top>
        <ToTop type="button" aria-label={`${company.name}, back to the top`} onClick={scrollToTop}>
          <Wordmark />
        </ToTop>
        <Social aria-label={navigation.social}>
          <SocialItems />
        </Social>
        <Button component={Link} to={paths.contact}>
          {navigation.partner}
        </Button>
      </Top>
      <Columns>
        {footerColumns.map(({ heading: name, links }) => (
          <FooterColumn key={name} name={name}>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </FooterColumn>
        ))}
        <FooterColumn name={navigation.contact}>
          <Reach>
            <p>{navigation.support}</p>
            <ReachLine>
              <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{company.phone}</a>
              <CopyButton value={company.phone} what="phone number" />
            </ReachLine>
            <ReachLine>
              <a href={`mailto:${company.email}`}>{company.email}</a>
              <CopyButton value={company.email} what="email address" />
            </ReachLine>
          </Reach>
        </FooterColumn>
      </Columns>
      <Bottom>
        <ul>
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          {asksForConsent && (
            <li>
              <button type="button" onClick={() => consent.save(undefined)}>
                {navigation.cookieChoices}
              </button>
            </li>
          )}
        </ul>
        <p>{`© ${company.copyrightYear} ${company.legalName}. ${navigation.rights}`}</p>
      </Bottom>
    </Container>
  </Root>
);

export default Footer;
