import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeadDialogProps } from '../forms/LeadDialog';
import { within } from '../runtime/loadWithRetry';
import { closeOpeningNotice, showOpeningNotice } from '../runtime/openingNotice';
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
  /** Whether the opening notice is shown until the dialog is. */
  replacesNotice: boolean;
}

/** A dialog that replaces the notice does not fade in: its backdrop would flicker. */
const WITHOUT_FADE_IN = { enter: 0, exit: 195 };

const openerOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null;

/** The dialogs whose code has arrived. */
const loaded = new Set<() => Promise<unknown>>();
const loaderOf = (opener: HTMLElement) =>
  opener.dataset['dialog'] === 'whatsNew' ? loadWhatsNew : loadLeadDialog;
const load = async (opener: HTMLElement) => {
  const loader = loaderOf(opener);
  await loader();
  loaded.add(loader);
};

/** Runs before the browser paints the dialog next to it, and before that dialog takes the focus. */
const OnShown = ({ run }: { run: () => void }) => {
  useLayoutEffect(run, [run]);
  return null;
};

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
      let isCancelled = false;
      const replacesNotice = !loaded.has(loaderOf(opener));
      if (replacesNotice)
        showOpeningNotice(() => {
          isCancelled = true;
          opener.removeAttribute('aria-busy');
        });
      try {
        await within(MAX_WAIT, load(opener));
        const { dialog: id, service } = opener.dataset;
        if (!isCancelled) setDialog({ id: id as OpenDialog['id'], service, opener, replacesNotice });
      } catch {
        // The notice stays until the contact page replaces this one.
        if (!isCancelled && opener instanceof HTMLAnchorElement) location.assign(opener.href);
      } finally {
        opener.removeAttribute('aria-busy');
      }
    };
    const onClick = (event: Event) => void open(event);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === ' ') void open(event);
    };
    // The code starts to load when the pointer reaches the opener, before the click.
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
  const shared = { onClosed, ...(dialog.replacesNotice ? { transitionDuration: WITHOUT_FADE_IN } : {}) };
  return (
    <Suspense fallback={null}>
      <OnShown run={closeOpeningNotice} />
      {dialog.id === 'whatsNew' ? (
        <WhatsNewDialog {...shared} />
      ) : (
        <LeadDialog {...shared} formId={dialog.id} service={dialog.service} />
      )}
    </Suspense>
  );
};
