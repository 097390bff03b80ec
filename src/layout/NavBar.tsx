import Button from '@mui/material/Button';
import { Link, NavLink } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { Wordmark } from '../components/Wordmark';
import { company } from '../content/company';
import { contactLink, mainLinks, serviceMenu } from '../content/navigation';
import { paths } from '../paths';
import {
  Bar,
  Home,
  Item,
  Items,
  MenuButton,
  Panel,
  Row,
  Scrim,
  Services,
  ServicesButton,
  ServicesPanel,
} from './NavBar.styles';
import { useMenu } from './useMenu';

/** The bar at the top of every page: links side by side on a desktop, a side panel on a phone, one markup for both. */
export const NavBar = () => {
  const menu = useMenu();
  return (
    <Bar ref={menu.bar} data-ground="paper">
      <Row>
        <Home to={paths.home} aria-label={`${company.name}, home`} onClick={menu.close}>
          <Wordmark />
        </Home>
        <MenuButton
          ref={menu.panelButton}
          type="button"
          aria-expanded={menu.panelOpen}
          aria-controls="menu"
          onClick={menu.togglePanel}
        >
          <Icon name={menu.panelOpen ? 'x' : 'list'} />
          <span className="visually-hidden">{menu.panelOpen ? 'Close menu' : 'Menu'}</span>
        </MenuButton>
        <Panel id="menu" aria-label="Main" data-open={menu.panelOpen || undefined}>
          <Items>
            <Services {...menu.hover}>
              <ServicesButton
                ref={menu.servicesButton}
                type="button"
                aria-expanded={menu.servicesOpen}
                aria-controls="services-menu"
                onClick={menu.toggleServices}
              >
                Our Services <Icon name="caret-down" />
              </ServicesButton>
              <ServicesPanel id="services-menu" data-open={menu.servicesOpen || undefined}>
                {serviceMenu.map(({ heading, links }) => (
                  <div key={heading}>
                    <p>{heading}</p>
                    <ul>
                      {links.map(({ label, to }) => (
                        <li key={to}>
                          <NavLink to={to} onClick={menu.close}>
                            {label}
                          </NavLink>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </ServicesPanel>
            </Services>
            {mainLinks.map(({ label, to }) => (
              <Item key={to}>
                <NavLink to={to} onClick={menu.close}>
                  {label}
                </NavLink>
              </Item>
            ))}
            <Item>
              <Button component={Link} to={contactLink.to} size="small" onClick={menu.close}>
                {contactLink.label}
              </Button>
            </Item>
          </Items>
        </Panel>
        {menu.panelOpen && <Scrim onClick={menu.close} />}
      </Row>
    </Bar>
  );
};
