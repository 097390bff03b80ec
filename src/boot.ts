import { boot } from './islands/registry';
import { startMenus } from './layout/menus';
import { isLeadFrame } from './leads/frameName';

// The page that a CRM sends a hidden frame back to is this very site: it must not start a second app in there.
if (!isLeadFrame(window)) {
  // Without scripts the browser's own checks guard the forms; with them, every message is ours.
  for (const form of document.forms) form.noValidate = true;
  startMenus();
  boot(() => import('./entry-client'));
}
