import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CopyButton } from '../components/CopyButton';
import { Icon } from '../components/Icon';
import { Container } from '../components/Section';
import { Wordmark } from '../components/Wordmark';
import { saveChoice } from '../consent/choice';
import { company } from '../content/company';
import { footerColumns, legalLinks } from '../content/navigation';
import { asksForConsent } from '../env';
import { paths } from '../paths';
import { fonts, from, space, type } from '../theme/tokens';
import { SocialItems } from './SocialItems';

const Root = styled('footer')({
  paddingBlock: `${space(6)} ${space(12)}`,
  [from.lg]: { paddingBlock: space(7) },
});
const Top = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(3),
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBottom: space(5),
  borderBottom: '2px solid currentColor',
});
const ToTop = styled('button')({
  border: 0,
  padding: 0,
  background: 'none',
  cursor: 'pointer',
  borderRadius: 8,
});
const Social = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space(1),
  '& a': {
    display: 'grid',
    placeItems: 'center',
    width: 48,
    height: 48,
    borderRadius: '50%',
    border: '2px solid currentColor',
    color: 'inherit',
    fontSize: 22,
    '&:hover': { color: 'var(--link)' },
  },
});
const Columns = styled('div')({
  display: 'grid',
  paddingBlock: space(3),
  [from.md]: { gridTemplateColumns: '1fr 1fr 1.6fr', gap: space(4), paddingBlock: space(6) },
});
const heading = { fontFamily: fonts.display, fontWeight: 700, fontSize: '1.25rem' } as const;
/** A column of its own on a wide screen; elsewhere a row that opens. Its content follows the row, so every browser can show it. */
const Column = styled('div')({
  borderBottom: '1px solid currentColor',
  '& summary': {
    ...heading,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 56,
  },
  '& details[open] svg': { transform: 'rotate(180deg)' },
  '& > p': { ...heading, display: 'none', paddingBottom: space(0.5) },
  '& > :last-child': { display: 'none', paddingBottom: space(2) },
  '& > details[open] ~ :last-child': { display: 'grid' },
  [from.md]: {
    border: 0,
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
});
const Reach = styled('div')({ gap: space(1), justifyItems: 'start' });
const Note = styled('p')({ ...type.small, color: 'var(--muted)' });
const ReachLine = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(1),
  fontSize: '1.125rem',
  fontWeight: 600,
  '& a': { color: 'inherit', overflowWrap: 'anywhere' },
});
const Bottom = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space(1)} ${space(3)}`,
  justifyContent: 'space-between',
  paddingTop: space(3),
  borderTop: '2px solid currentColor',
  ...type.small,
  '& ul': { display: 'flex', flexWrap: 'wrap', gap: `0 ${space(2.5)}` },
  '& a, & button': { display: 'inline-flex', alignItems: 'center', minHeight: 32, color: 'inherit' },
  '& button': { padding: 0, border: 0, background: 'none', textDecoration: 'underline', cursor: 'pointer' },
});

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
        <Social aria-label="Social networks">
          <SocialItems />
        </Social>
        <Button component={Link} to={paths.contact}>
          Partner with us
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
        <FooterColumn name="Contact">
          <Reach>
            <Note>Support, day and night</Note>
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
              <button type="button" onClick={() => saveChoice(undefined)}>
                Cookie choices
              </button>
            </li>
          )}
        </ul>
        <p>
          © {company.copyrightYear} {company.legalName}. All rights reserved.
        </p>
      </Bottom>
    </Container>
  </Root>
);

export default Footer;
