import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeadDialogProps } from '../forms/LeadDialog';
import { within } from '../runtime/loadWithRetry';
import type { DialogId } from '../leads/formCatalogue';

const loadLeadDialog = () => import('../forms/LeadDialog');
const loadWhatsNew = () => import('./WhatsNewDialog');
const LeadDialog: ComponentType<LeadDialogProps> = lazy(loadLeadDialog);
const WhatsNewDialog = lazy(loadWhatsNew);

/** A dialog whose code takes longer than this, in ms, is replaced by the contact page. */
const MAX_WAIT = 4000;

interface OpenDialog {
  id: DialogId | 'whatsNew';
  service: string | undefined;
  opener: HTMLElement;
}

const openerOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null;
const load = (opener: HTMLElement): Promise<unknown> =>
  opener.dataset['dialog'] === 'whatsNew' ? loadWhatsNew() : loadLeadDialog();

/**
 * Opens every dialog of the site. Openers are plain links that name their dialog in `data-dialog`: they work from parts
 * of the page that React has not taken over, and lead to the contact page when a dialog's code does not arrive.
 */
export const DialogHost = () => {
  const [dialog, setDialog] = useState<OpenDialog>();
  // A dialog closes with its page: its lead would be filed under the next one.
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setDialog(undefined);
  }

  useEffect(() => {
    const open = async (event: Event) => {
      const opener = openerOf(event);
      if (!opener) return;
      event.preventDefault();
      opener.setAttribute('aria-busy', 'true');
      try {
        await within(MAX_WAIT, load(opener));
        const { dialog: id, service } = opener.dataset;
        setDialog({ id: id as OpenDialog['id'], service, opener });
      } catch {
        if (opener instanceof HTMLAnchorElement) location.assign(opener.href);
      } finally {
        opener.removeAttribute('aria-busy');
      }
    };
    const onClick = (event: Event) => void open(event);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === ' ') void open(event);
    };
    // The code is on its way while the pointer still is.
    const prepare = (event: Event) => {
      const opener = openerOf(event);
      if (opener) load(opener).catch(() => {});
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
    };
  }, []);

  if (!dialog) return null;
  const onClosed = () => {
    setDialog(undefined);
    dialog.opener.focus();
  };
  return (
    <Suspense fallback={null}>
      {dialog.id === 'whatsNew' ? (
        <WhatsNewDialog onClosed={onClosed} />
      ) : (
        <LeadDialog formId={dialog.id} service={dialog.service} onClosed={onClosed} />
      )}
    </Suspense>
  );
};
