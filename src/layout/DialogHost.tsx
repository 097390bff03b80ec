import { lazy, Suspense, useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import type { LeadDialogProps } from '../forms/LeadDialog';
import { within } from '../runtime/loadWithRetry';
import {
  isOpeningDialogOpen,
  openingForm,
  replaceOpeningDialog,
  showOpeningDialog,
  whenComposed,
  type Place,
} from '../runtime/openingDialog';
import type { DialogId } from '../leads/formCatalogue';

const loadLeadDialog = () => import('../forms/LeadDialog');
const loadWhatsNew = () => import('./WhatsNewDialog');
const LeadDialog: ComponentType<LeadDialogProps> = lazy(loadLeadDialog);
const WhatsNewDialog = lazy(loadWhatsNew);

/** A dialog whose code takes longer than this, in ms, is replaced by the contact page, unless its form is shown already. */
const MAX_WAIT = 4000;

interface OpenDialog {
  id: DialogId | 'whatsNew';
  service: string | undefined;
  opener: HTMLElement;
  /** Whether the opening dialog is shown until this one is. */
  isReplacement: boolean;
}

/** A dialog that replaces the opening one does not fade in: its backdrop would flicker. */
const WITHOUT_FADE_IN = { enter: 0, exit: 195 };

const openerOf = (event: Event) => {
  // With a modifier the browser follows the link, in a new tab or window.
  if (event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey)) return null;
  return event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null;
};

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
const ReplaceOpening = ({ onReplaced }: { onReplaced: (place: Place) => void }) => {
  useLayoutEffect(() => {
    const place = replaceOpeningDialog();
    if (place) onReplaced(place);
  }, [onReplaced]);
  return null;
};

/**
 * Opens every dialog of the site. Openers are plain links that name their dialog in `data-dialog`: they work from parts
 * of the page that React has not taken over, and lead to the contact page when a dialog's code does not arrive.
 */
export const DialogHost = () => {
  const [dialog, setDialog] = useState<OpenDialog>();
  /** Where the visitor was in the opening dialog. */
  const [place, setPlace] = useState<Place>();
  // A dialog closes with its page: its lead would be filed under the next one.
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  if (page !== pathname) {
    setPage(pathname);
    setDialog(undefined);
    setPlace(undefined);
  }

  useEffect(() => {
    const open = async (event: Event) => {
      const opener = openerOf(event);
      if (!opener) return;
      event.preventDefault();
      opener.setAttribute('aria-busy', 'true');
      let isCancelled = false;
      const cancel = () => {
        isCancelled = true;
        // React may be drawing it by now.
        setDialog(undefined);
        opener.removeAttribute('aria-busy');
      };
      const isReplacement = isOpeningDialogOpen() || !loaded.has(loaderOf(opener));
      if (isReplacement) showOpeningDialog(opener, cancel);
      const code = load(opener);
      try {
        await within(MAX_WAIT, code).catch((error: unknown) => {
          if (openingForm()) return code;
          throw error;
        });
        await whenComposed();
        const { dialog: id, service } = opener.dataset;
        if (!isCancelled) setDialog({ id: id as OpenDialog['id'], service, opener, isReplacement });
      } catch {
        // The opening dialog stays: its form works without this code, and without a form the contact page replaces this one.
        if (!isCancelled && !openingForm() && opener instanceof HTMLAnchorElement)
          location.assign(opener.href);
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
    setPlace(undefined);
    dialog.opener.focus();
  };
  const shared = { onClosed, ...(dialog.isReplacement ? { transitionDuration: WITHOUT_FADE_IN } : {}) };
  return (
    <Suspense fallback={null}>
      <ReplaceOpening onReplaced={setPlace} />
      {dialog.id === 'whatsNew' ? (
        <WhatsNewDialog {...shared} />
      ) : (
        <LeadDialog {...shared} formId={dialog.id} service={dialog.service} place={place} />
      )}
    </Suspense>
  );
};
