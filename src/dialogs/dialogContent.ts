/** Fills open dialogs: first with the prerendered markup, then React takes that over once the code has arrived. */
import { othersChanges } from '../handover/othersChanges';
import { announceContent } from './dialogHost';
import { createDialogMarkup } from './dialogMarkup';
import type { DialogContent, DialogStack, OpenDialog } from './dialogStack';

/** Takes over a dialog's markup in its host, or renders it there. Returns the function that unmounts it. */
type HydrateDialog = (host: HTMLElement, content: DialogContent) => () => void;

export interface DialogParts {
  /** Fetches the code of a dialog; retries until that works. */
  load: (id: string) => Promise<HydrateDialog>;
  /** Called with each form whose markup is put into a dialog. */
  prepare: (form: HTMLFormElement) => void;
}

export const createDialogFiller = (stack: DialogStack) => {
  let parts: DialogParts | undefined;
  const markup = createDialogMarkup();

  /** Puts a dialog's markup into its empty host, if it has arrived. */
  const fill = ({ host, content, unmount }: OpenDialog) => {
    if (unmount || host.childElementCount > 0 || !markup.copyInto(host, content)) return;
    for (const form of host.querySelectorAll('form')) parts?.prepare(form);
    othersChanges.forget(host);
    announceContent(host);
  };

  return {
    fill,
    fetchMarkup: () => markup.fetch(() => stack.all().forEach(fill)),
    hydrate: async (dialog: OpenDialog) => {
      const takeOverHost = await parts?.load(dialog.content.id);
      if (!takeOverHost || !stack.has(dialog) || dialog.unmount) return;
      // A form below the thanks is not hydrated until they are closed, because React would move the focus to it.
      dialog.isWaiting = dialog !== stack.top();
      if (!dialog.isWaiting) dialog.unmount = takeOverHost(dialog.host, dialog.content);
    },
    start: (given: DialogParts) => {
      parts = given;
    },
  };
};
