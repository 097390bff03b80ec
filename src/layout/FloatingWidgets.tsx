import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { mark } from '../config/mark';
import { anchors, paths } from '../config/paths';
import { company } from '../content/company';
import { inNewTab } from '../content/labels';
import { navigation } from '../content/navigation';
import { OPENER } from '../handover/handover.markup';
import { MENU } from '../native/menus.markup';
import {
  contentSx,
  dockSx,
  DockTab,
  railSx,
  rowIconSx,
  rowNameSx,
  SocialLink,
  WhatsApp,
  WhatsNew,
  widgetsSx,
} from './FloatingWidgets.styles';
import { SocialItems } from './SocialItems';
import { whatsAppUrl } from './whatsAppUrl';

/**
 * The widgets that float over every page. On a wide screen, social links and What's New are at the right edge and
 * WhatsApp is at the left. On a tablet one dock opens all of them. On a phone a strip at the lower edge has WhatsApp
 * and a dock with the others. All of it works before React and without scripts.
 */
export const FloatingWidgets = () => {
  const { pathname } = useLocation();
  return (
    <Box component="aside" aria-label={navigation.quickContact} data-print="no" sx={widgetsSx}>
      <Box component="details" {...mark(MENU)} sx={dockSx}>
        <DockTab aria-controls="dock">
          <Icon name="chats-circle" />
          {navigation.contact}
        </DockTab>
      </Box>
      {/* The content of the dock is next to it, not in it: on a wide screen it shows without one. */}
      <Box id="dock" sx={contentSx}>
        {company.whatsapp && (
          <WhatsApp
            href={whatsAppUrl(pathname)}
            target="_blank"
            rel="noopener"
            aria-label={inNewTab(navigation.whatsApp)}
          >
            <Icon name="whatsapp-logo" sx={rowIconSx} />
            <Box component="span" sx={rowNameSx}>
              {navigation.whatsAppName}
            </Box>
          </WhatsApp>
        )}
        {/* A script opens the dialog; without scripts the link leads to the page. */}
        <WhatsNew
          href={`${paths.contact}#${anchors.whatsNew}`}
          role="button"
          aria-haspopup="dialog"
          {...mark(OPENER, 'whatsNew')}
        >
          <Icon name="megaphone" sx={rowIconSx} />
          {navigation.whatsNew}
        </WhatsNew>
        {company.social.length > 0 && (
          <Stack component="ul" direction="row" aria-label={navigation.social} sx={railSx}>
            <SocialItems link={SocialLink} />
          </Stack>
        )}
      </Box>
    </Box>
  );
};
