import { lazy, Suspense, useEffect, useState } from 'react';
import type { DialogId } from '../leads/formCatalogue';

const loaders = {
  lead: () => import('../forms/LeadDialog').then(({ LeadDialog }) => ({ default: LeadDialog })),
  whatsNew: () => import('./WhatsNewDialog').then(({ WhatsNewDialog }) => ({ default: WhatsNewDialog })),
};
const LeadDialog = lazy(loaders.lead);
const WhatsNewDialog = lazy(loaders.whatsNew);

interface OpenDialog {
  id: DialogId | 'whatsNew';
  service: string | undefined;
  opener: HTMLElement;
}

const openerOf = (event: Event) =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-dialog]') : null;
const loaderOf = (opener: HTMLElement) =>
  loaders[opener.dataset['dialog'] === 'whatsNew' ? 'whatsNew' : 'lead'];

/**
 * Opens every dialog of the site. Openers are plain links that name their dialog in `data-dialog`: they work from parts
 * of the page that React has not taken over, and lead to the contact page when a dialog's code cannot be fetched.
 */
export const DialogHost = () => {
  const [dialog, setDialog] = useState<OpenDialog>();

  useEffect(() => {
    const open = (event: Event) => {
      const opener = openerOf(event);
      if (!opener) return;
      event.preventDefault();
      const { dialog: id, service } = opener.dataset;
      loaderOf(opener)().then(
        () => setDialog({ id: id as OpenDialog['id'], service, opener }),
        () => opener instanceof HTMLAnchorElement && location.assign(opener.href),
      );
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === ' ' && openerOf(event)) open(event);
    };
    // The code is on its way while the pointer still is.
    const prepare = (event: Event) => {
      const opener = openerOf(event);
      if (opener) loaderOf(opener)().catch(() => {});
    };
    document.addEventListener('click', open);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    return () => {
      document.removeEventListener('click', open);
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
