import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CopyButton } from '../components/CopyButton';
import { Icon } from '../components/Icon';
import { hasOwl } from '../components/markShapes';
import { Wordmark } from '../components/Wordmark';
import { asksForConsent } from '../config/env';
import { anchors, paths } from '../config/paths';
import { company } from '../content/company';
import { footerColumns, legalLinks, navigation } from '../content/navigation';
import { reach } from '../content/phrases';
import { consent } from '../leads/visitor';
import { centred } from '../theme/tokens';
import { SocialItems } from './SocialItems';

const SocialLink = styled('a')({
  ...centred(48, 22),
  borderRadius: '50%',
  border: '2px solid',
  color: 'inherit',
  '&:hover': { color: 'var(--link)' },
});
/** A link of a list, tall enough for a finger. */
const ColumnLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  // Next to other columns, where a first line of two would be higher than theirs.
  [theme.breakpoints.up('md')]: { whiteSpace: 'nowrap' },
}));
/** Opens the notice, which takes the focus; where it is open already, as on a first visit, the focus goes there. */
const askAgain = () => {
  consent.save(undefined);
  document.getElementById(anchors.cookieNotice)?.focus();
};
/** A link or a button in the last line. */
const smallPrint = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textDecoration: 'underline',
  cursor: 'pointer',
} as const;
const ReachLine = styled('p')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: 44,
  ...theme.typography.menuItem,
  fontWeight: 600,
  [theme.breakpoints.up('lg')]: { ...theme.typography.h5, fontWeight: 700 },
}));

/**
 * A column on a wide screen. On a phone it is a row that opens; its content follows the row in the markup, so every
 * browser can show it.
 */
const FooterColumn = ({ name, children }: { name: string; children: ReactNode }) => (
  <Box
    sx={{
      flex: '1 1 0',
      '&:last-child': { flex: '0 1 auto' },
      '& + &': { borderTop: { xs: '1px solid', md: 0 } },
    }}
  >
    <Box component="details" sx={{ display: { md: 'none' } }}>
      <Typography
        variant="h5"
        component="summary"
        sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 56 }}
      >
        {name} <Icon name="caret-down" sx={{ '[open] > * > &': { transform: 'rotate(180deg)' } }} />
      </Typography>
    </Box>
    <Typography variant="h5" component="p" sx={{ display: { xs: 'none', md: 'block' }, pb: 0.5 }}>
      {name}
    </Typography>
    <Box
      sx={(theme) => ({
        display: 'none',
        alignContent: 'start',
        justifyItems: 'start',
        pb: { xs: 2, md: 0 },
        '[open] ~ &': { display: 'grid' },
        [theme.breakpoints.up('md')]: { display: 'grid' },
      })}
    >
      {children}
    </Box>
  </Box>
);

const Footer = () => (
  <Box
    component="footer"
    data-ground="ink"
    sx={{
      pt: { xs: 6, lg: 7 },
      pb: { xs: 6, lg: 7 },
      // Without scripts the strip of a phone is never moved away, so the footer ends above it.
      '@media (scripting: none) and (max-width: 767.98px)': { pb: 13 },
    }}
  >
    <Container>
      {/* Three columns, so that the networks are in the middle whatever is beside them. */}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { md: '1fr auto 1fr' },
          gap: 3,
          alignItems: 'center',
          justifyItems: 'start',
          pb: 5,
          borderBottom: '2px solid',
        }}
      >
        <Box
          component="a"
          href="#top"
          aria-label={`${company.name}, back to the top`}
          sx={{
            display: 'flex',
            color: 'inherit',
            // The owl's outline is invisible on ink, so the drawing looks indented by its width.
            ml: hasOwl ? '-2px' : 0,
            borderRadius: '8px',
            textDecoration: 'none',
          }}
        >
          <Wordmark />
        </Box>
        {/* Keeps its place in the row without networks. */}
        <Box>
          {company.social.length > 0 && (
            <Stack
              component="ul"
              direction="row"
              spacing={1}
              sx={{ flexWrap: 'wrap' }}
              aria-label={navigation.social}
            >
              <SocialItems link={SocialLink} />
            </Stack>
          )}
        </Box>
        <Button component={Link} to={paths.contact} sx={{ justifySelf: { md: 'end' } }}>
          {navigation.partner}
        </Button>
      </Box>
      <Box
        sx={{
          display: { md: 'flex' },
          // Large text needs fewer columns.
          flexWrap: 'wrap',
          gap: 4,
          py: { xs: 3, md: 6 },
        }}
      >
        {footerColumns.map(({ heading: name, links }) => (
          <FooterColumn key={name} name={name}>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <ColumnLink to={to}>{label}</ColumnLink>
                </li>
              ))}
            </ul>
          </FooterColumn>
        ))}
        <FooterColumn name={navigation.contact}>
          {/* The lines of all columns are level. */}
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ minHeight: 44, lineHeight: { md: '44px' } }}
          >
            {navigation.support}
          </Typography>
          <ReachLine>
            <Box component="a" href={reach.phone.href} sx={{ color: 'inherit', whiteSpace: 'nowrap' }}>
              {company.phone}
            </Box>
            <CopyButton value={reach.phone.value} what={reach.phone.what} />
          </ReachLine>
          <ReachLine>
            <Box component="a" href={reach.email.href} sx={{ color: 'inherit', overflowWrap: 'anywhere' }}>
              {company.email}
            </Box>
            <CopyButton value={reach.email.value} what={reach.email.what} />
          </ReachLine>
        </FooterColumn>
      </Box>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          rowGap: 1,
          columnGap: 3,
          alignItems: 'center',
          justifyContent: 'space-between',
          pt: 3,
          borderTop: '2px solid',
          typography: 'body2',
        }}
      >
        <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', columnGap: 2.5 }}>
          {legalLinks.map(({ label, to }) => (
            <li key={to}>
              <Box component={Link} to={to} sx={smallPrint}>
                {label}
              </Box>
            </li>
          ))}
          {asksForConsent && (
            <li>
              <Box component="button" type="button" onClick={askAgain} sx={smallPrint}>
                {navigation.cookieChoices}
              </Box>
            </li>
          )}
        </Stack>
        <p>{`© ${company.copyrightYear} ${company.legalName}. ${navigation.rights}`}</p>
      </Stack>
    </Container>
  </Box>
);

export default Footer;
