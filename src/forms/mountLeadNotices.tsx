import { createRoot } from 'react-dom/client';
import { hideStates } from '../native/formNotes';
import { LEAD_NOTICES } from '../native/formNotes.markup';
import { ThemeRoot } from '../theme/ThemeRoot';
import { LeadNotices } from './LeadNotices';

/**
 * Shows the notices about leads, once. Every form mounts them, so that they are there when the network fails; the boot
 * script does where an earlier page left a pending lead.
 */
export const mountLeadNotices = (): void => {
  if (document.getElementById(LEAD_NOTICES)) return;
  const host = Object.assign(document.createElement('div'), { id: LEAD_NOTICES });
  document.body.append(host);
  // The notice replaces what the form itself said about its lead before React.
  for (const form of document.forms) hideStates(form);
  createRoot(host).render(
    <ThemeRoot>
      <LeadNotices />
    </ThemeRoot>,
  );
};
