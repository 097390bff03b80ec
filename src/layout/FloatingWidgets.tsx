import { useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { company } from '../content/company';
import { env } from '../config/env';
import { anchors, paths } from '../config/paths';
import { Content, Dock, Root, Social, WhatsApp, WhatsNew } from './FloatingWidgets.styles';
import { SocialItems } from './SocialItems';
import { navigation } from '../content/navigation';
import { MENU, OPENER, mark } from '../config/markup';

/** A chat that already says which page the visitor is looking at. */
const whatsAppUrl = (pathname: string) =>
  `https://wa.me/${company.whatsapp}?text=${encodeURIComponent(`Hello ${company.name}, I have a question about ${env.siteUrl}${pathname}`)}`;

/**
 * The widgets that float over every page. On a wide screen social links and What's New are at the right edge and
 * WhatsApp at the left; elsewhere one dock opens to all of them, before React and without scripts.
 */
export const FloatingWidgets = () => {
  const { pathname } = useLocation();
  return (
    <Root aria-label={navigation.quickContact} data-print="no">
      <Dock {...mark(MENU)}>
        <summary aria-controls="dock">
          <Icon name="chats-circle" />
          {navigation.contact}
        </summary>
      </Dock>
      <Content id="dock">
        <WhatsApp
          href={whatsAppUrl(pathname)}
          target="_blank"
          rel="noopener"
          aria-label="Chat on WhatsApp (opens in a new tab)"
        >
          <Icon name="whatsapp-logo" />
          <span>WhatsApp</span>
        </WhatsApp>
        <WhatsNew
          href={`${paths.contact}#${anchors.whatsNew}`}
          role="button"
          aria-haspopup="dialog"
          {...mark(OPENER, 'whatsNew')}
        >
          <Icon name="megaphone" />
          {navigation.whatsNew}
        </WhatsNew>
        <Social aria-label={navigation.social}>
          <SocialItems />
        </Social>
      </Content>
    </Root>
  );
};
