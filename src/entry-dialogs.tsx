/** Everything that React renders outside the page: the dialogs, and the notices about leads. */
import { StrictMode, useEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Reader } from './content/readers';
import { LeadDialog } from './forms/LeadDialog';
import { ThanksDialog } from './forms/ThanksDialog';
import type { DialogId } from './leads/formCatalogue';
import type { DialogContent } from './runtime/dialogs';
import { markHydrated } from './runtime/islandRegistry';
import { KeepPrerendered } from './runtime/KeepPrerendered';
import { loadWithRetry } from './runtime/loadWithRetry';
import { ThemeRoot } from './theme/ThemeRoot';

export { mountLeadNotices } from './forms/mountLeadNotices';

const InHost = ({ host, children }: { host: HTMLElement; children: ReactNode }) => {
  // After the effects of the form, which then has the typed text: a pending submit is repeated now.
  useEffect(() => markHydrated(host), [host]);
  return children;
};

/** Hydrates the markup in a host, or renders there without any. Returns the function that removes it. */
const render = (host: HTMLElement, dialog: ReactNode) => {
  const element = (
    <StrictMode>
      <ThemeRoot>
        <KeepPrerendered host={() => host}>
          <InHost host={host}>{dialog}</InHost>
        </KeepPrerendered>
      </ThemeRoot>
    </StrictMode>
  );
  const options = { identifierPrefix: host.id };
  // In development the host of the thanks holds a comment.
  const isPrerendered = host.childElementCount > 0;
  const root = isPrerendered ? hydrateRoot(host, element, options) : createRoot(host, options);
  if (!isPrerendered) root.render(element);
  return () => root.unmount();
};

/** Fetches the code of a dialog. Returns the function that takes its host over. */
export const loadDialog = async (id: string) => {
  if (id === 'whatsNew') {
    const { WhatsNewDialog } = await loadWithRetry(() => import('./layout/WhatsNewDialog'));
    return (host: HTMLElement) => render(host, <WhatsNewDialog />);
  }
  if (id === 'thanks') return (host: HTMLElement) => render(host, <ThanksDialog />);
  return (host: HTMLElement, { reader, subject }: DialogContent) =>
    render(host, <LeadDialog formId={id as DialogId} reader={reader as Reader} subject={subject} />);
};
