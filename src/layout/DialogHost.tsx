import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeadDialogProps } from '../forms/LeadDialog';
import { within } from '../islands/loadWithRetry';
import type { DialogId } from '../leads/formCatalogue';

const loadLeadDialog = () => import('../forms/LeadDialog');
const loadWhatsNew = () => import('./WhatsNewDialog');
const LeadDialog: ComponentType<LeadDialogProps> = lazy(loadLeadDialog);
const WhatsNewDialog = lazy(loadWhatsNew);

/** A dialog whose code takes longer than this, in ms, is replaced by the contact page. */
const PATIENCE = 4000;

interface OpenDialog {
  id: DialogId | 'whatsNew';
  service: string | undefined;
  opener: HTMLElement;
  /** The page it was opened on. */
  pathname: string;
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
  const { pathname } = useLocation();

  useEffect(() => {
    const open = async (event: Event) => {
      const opener = openerOf(event);
      if (!opener) return;
      event.preventDefault();
      opener.setAttribute('aria-busy', 'true');
      try {
        await within(PATIENCE, load(opener));
        const { dialog: id, service } = opener.dataset;
        setDialog({ id: id as OpenDialog['id'], service, opener, pathname: location.pathname });
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

  // A dialog closes with its page: its lead would be filed under the next one.
  if (!dialog || dialog.pathname !== pathname) return null;
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
