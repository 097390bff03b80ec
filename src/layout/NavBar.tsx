import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { Wordmark } from '../components/Wordmark';
import { mark } from '../config/mark';
import { paths } from '../config/paths';
import { company } from '../content/company';
import { inNewTab } from '../content/labels';
import { contactLink, mainLinks, navigation, serviceMenu } from '../content/navigation';
import { reach } from '../content/phrases';
import { HOVER, MENU } from '../native/menus.markup';
import { barHeight, border, motion } from '../theme/tokens';
import {
  BarLink,
  MenuButton,
  Panel,
  ServicesButton,
  ServicesPanel,
  whileClosed,
  whileOpen,
  wide,
} from './NavBar.styles';
import { ServicePreview } from './ServicePreview';
import { whatsAppUrl } from './whatsAppUrl';

/**
 * The bar at the top of every page: links side by side on a desktop, a side panel on a phone, one markup for both. Its
 * menus are native and work before React and without scripts; `menus.ts` closes them.
 */
export const NavBar = () => {
  const { pathname } = useLocation();
  return (
    <Box
      component="header"
      data-ground="paper"
      sx={{ position: 'fixed', inset: '0 0 auto', zIndex: 1100, borderBottom: border }}
    >
      {/* A minimum, because larger text in the browser's settings makes the bar taller. */}
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          minHeight: barHeight - 2,
        }}
      >
        <Box
          component={Link}
          to={paths.home}
          aria-label={`${company.name}, home`}
          sx={{ display: 'flex', color: 'inherit', textDecoration: 'none', borderRadius: '8px' }}
        >
          <Wordmark />
        </Box>
        <Box component="details" {...mark(MENU)} sx={{ mr: '-14px', [wide]: { display: 'none' } }}>
          <MenuButton aria-controls="menu">
            <Icon name="list" sx={{ [whileOpen]: { display: 'none' } }} />
            <Icon name="x" sx={{ [whileClosed]: { display: 'none' } }} />
            <span className="visually-hidden">{navigation.menu}</span>
          </MenuButton>
        </Box>
        <Panel id="menu" aria-label="Main">
          <Stack component="ul" sx={{ [wide]: { flexDirection: 'row', alignItems: 'center', gap: 3.5 } }}>
            <Box component="li" {...mark(HOVER)} sx={{ [wide]: { position: 'relative' } }}>
              <details {...mark(MENU)}>
                <ServicesButton aria-controls="services-menu">
                  {navigation.services}{' '}
                  <Icon
                    name="caret-down"
                    sx={{ transition: `transform ${motion}`, [whileOpen]: { transform: 'rotate(180deg)' } }}
                  />
                </ServicesButton>
              </details>
              <ServicesPanel id="services-menu">
                {serviceMenu.map(({ heading, links }, group) => (
                  <div key={heading}>
                    <p>{heading}</p>
                    <ul>
                      {links.map(({ label, to, icon }) => (
                        <li key={to}>
                          <NavLink to={to} end>
                            <Icon name={icon} />
                            {label}
                          </NavLink>
                        </li>
                      ))}
                    </ul>
                    {group > 0 && <ServicePreview />}
                  </div>
                ))}
              </ServicesPanel>
            </Box>
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                <BarLink to={to} end>
                  {label}
                </BarLink>
              </li>
            ))}
            <li>
              <Button component={Link} to={contactLink.to} size="small">
                {contactLink.label}
              </Button>
            </li>
            {/* The foot of the side panel. */}
            <Box component="li" sx={{ [wide]: { display: 'none' } }}>
              <a href={reach.phone.href}>{company.phone}</a>
              {company.whatsapp && (
                <a
                  href={whatsAppUrl(pathname)}
                  target="_blank"
                  rel="noopener"
                  aria-label={inNewTab(navigation.whatsApp)}
                >
                  <Icon name="whatsapp-logo" />
                  {navigation.whatsAppName}
                </a>
              )}
            </Box>
          </Stack>
        </Panel>
      </Container>
    </Box>
  );
};
