import { isSupported } from './isSupported';
import { boot } from './islands/registry';
import { isLeadFrame } from './leads/frameName';

// The page that a CRM sends a hidden frame back to is this very site: it must not start a second app in there.
if (!isLeadFrame(window) && isSupported()) {
  // Without scripts the browser's own checks guard the forms; with them, every message is ours.
  for (const form of document.forms) form.noValidate = true;
  boot(() => import('./entry-client'));
}
