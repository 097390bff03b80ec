import { createRoot } from 'react-dom/client';
import { ThemeRoot } from '../theme/ThemeRoot';
import { LeadNotices } from './LeadNotices';

const HOST_ID = 'lead-notices';

/**
 * Shows the notices about leads, once. Their code comes with the forms, because the notices are needed
 * when the network fails, or when an earlier visit left a pending lead: most visits need none of it.
 */
export const mountLeadNotices = (): void => {
  if (document.getElementById(HOST_ID)) return;
  const host = Object.assign(document.createElement('div'), { id: HOST_ID });
  document.body.append(host);
  createRoot(host).render(
    <ThemeRoot>
      <LeadNotices />
    </ThemeRoot>,
  );
};
