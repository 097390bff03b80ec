import { createRoot } from 'react-dom/client';
import { hideStates } from '../native/formNotes';
import { LEAD_NOTICES } from '../native/formNotes.markup';
import { ThemeRoot } from '../theme/ThemeRoot';
import { LeadNotices } from './LeadNotices';

/**
 * Shows the notices about leads, once. They are needed when the network fails, or when an earlier visit left a
 * pending lead; most visits never load them. Their code comes with the forms, so that it is there when the network
 * fails.
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
