import { createRoot } from 'react-dom/client';
import { hideStates } from '../native/formNotes';
import { LEAD_NOTICES } from '../native/formNotes.markup';
import { ThemeRoot } from '../theme/ThemeRoot';
import { LeadNotices } from './LeadNotices';

/**
 * Shows the notices about leads, once. Their code comes with the forms, because the notices are needed
 * when the network fails, or when an earlier visit left a pending lead: most visits need none of it.
 */
export const mountLeadNotices = (): void => {
  if (document.getElementById(LEAD_NOTICES)) return;
  const host = Object.assign(document.createElement('div'), { id: LEAD_NOTICES });
  document.body.append(host);
  // A lead has one notice: a form that was sent before React said the same.
  for (const form of document.forms) hideStates(form);
  createRoot(host).render(
    <ThemeRoot>
      <LeadNotices />
    </ThemeRoot>,
  );
};
