import Button from '@mui/material/Button';
import { Link, NavLink } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { Wordmark } from '../components/Wordmark';
import { company } from '../content/company';
import { contactLink, mainLinks, navigation, serviceMenu } from '../content/navigation';
import { paths } from '../config/paths';
import { ServicePreview } from './ServicePreview';
import { Bar, Home, Item, Items, MenuToggle, Panel, Row, Services, ServicesPanel } from './NavBar.styles';
import { HOVER, MENU, mark } from '../config/markup';

/**
 * The bar at the top of every page: links side by side on a desktop, a side panel on a phone, one markup for both. Its
 * menus are native and work before React and without scripts; `menus.ts` closes them.
 */
export const NavBar = () => (
  <Bar data-ground="paper">
    <Row>
      <Home to={paths.home} aria-label={`${company.name}, home`}>
        <Wordmark />
      </Home>
      <MenuToggle {...mark(MENU)}>
        <summary aria-controls="menu">
          <Icon name="list" />
          <Icon name="x" />
          <span className="visually-hidden">{navigation.menu}</span>
        </summary>
      </MenuToggle>
      <Panel id="menu" aria-label="Main">
        <Items>
          <Services {...mark(HOVER)}>
            <details {...mark(MENU)}>
              <summary aria-controls="services-menu">
                {navigation.services} <Icon name="caret-down" />
              </summary>
            </details>
            <ServicesPanel id="services-menu">
              {serviceMenu.map(({ heading, links }, group) => (
                <div key={heading}>
                  <p>{heading}</p>
                  <ul>
                    {links.map(({ label, to, icon }) => (
                      <li key={to}>
                        <NavLink to={to}>
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
          </Services>
          {mainLinks.map(({ label, to }) => (
            <Item key={to}>
              <NavLink to={to}>{label}</NavLink>
            </Item>
          ))}
          <Item>
            <Button component={Link} to={contactLink.to} size="small">
              {contactLink.label}
            </Button>
          </Item>
        </Items>
      </Panel>
    </Row>
  </Bar>
);
