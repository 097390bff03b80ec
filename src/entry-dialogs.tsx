/** Everything that React renders outside the page: the dialogs, and the notices about leads. */
import { StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadWithRetry } from './browser/loadWithRetry';
import { isReader, readersOf } from './content/readers';
import type { DialogContent } from './dialogs/dialogStack';
import { LeadDialog } from './forms/LeadDialog';
import { ThanksDialog } from './forms/ThanksDialog';
import { KeepPrerendered } from './handover/KeepPrerendered';
import { ReportHydrated } from './handover/ReportHydrated';
import { takeOver } from './handover/takeOver';
import { isDialogId } from './leads/formCatalogue';
import { ThemeRoot } from './theme/ThemeRoot';

export { mountLeadNotices } from './forms/mountLeadNotices';

/** Hydrates the markup in a host, or renders it there if the host is empty. Returns the function that removes it. */
const render = (part: HTMLElement, dialog: ReactNode) => {
  const host = () => part;
  const element = (
    <StrictMode>
      <ThemeRoot>
        <KeepPrerendered host={host}>
          <ReportHydrated host={host}>{dialog}</ReportHydrated>
        </KeepPrerendered>
      </ThemeRoot>
    </StrictMode>
  );
  const options = { identifierPrefix: part.id };
  // In development the host of the thanks holds a comment.
  if (part.childElementCount === 0) {
    const root = createRoot(part, options);
    root.render(element);
    return () => root.unmount();
  }
  takeOver.begin(part);
  let isRemoved = false;
  const root = hydrateRoot(part, element, {
    ...options,
    // React reports an error when a dialog closes while React hydrates it. It is expected.
    onRecoverableError: (error) => {
      if (!isRemoved) reportError(error);
    },
  });
  return () => {
    isRemoved = true;
    root.unmount();
  };
};

/** Fetches the code of a dialog. Returns the function that takes its host over. */
export const loadDialog = async (id: string) => {
  if (id === 'whatsNew') {
    const { WhatsNewDialog } = await loadWithRetry(() => import('./layout/WhatsNewDialog'));
    return (host: HTMLElement) => render(host, <WhatsNewDialog />);
  }
  if (id === 'thanks') return (host: HTMLElement) => render(host, <ThanksDialog />);
  // An entry of the history may name a dialog or a reader of an earlier deploy. An unknown dialog stays empty, so the
  // boot script closes it.
  if (!isDialogId(id)) return () => () => {};
  return (host: HTMLElement, { reader, subject }: DialogContent) => {
    const known = isReader(reader) ? reader : readersOf[id][0];
    return render(host, <LeadDialog formId={id} reader={known} subject={subject} />);
  };
};
