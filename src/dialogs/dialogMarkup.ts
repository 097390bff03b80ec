/** The prerendered markup of all dialogs but the thanks: one document, which is fetched once, with its styles. */
import { fetchDocument } from '../browser/fetchDocument';
import { marked } from '../config/mark';
import { DIALOG_CONTENT, DIALOG_MARKUP, SUBJECT, withSubject } from './dialogs.markup';
import type { DialogContent } from './dialogStack';

/** Puts the subject wherever the markup has a place for it. */
const nameSubject = (host: HTMLElement, subject: string) => {
  for (const place of host.querySelectorAll<HTMLElement>(marked(SUBJECT))) {
    place.textContent = withSubject(place.textContent, subject);
    place.hidden = place.textContent === '';
  }
};

export const createDialogMarkup = () => {
  /** Set once the markup and its styles have arrived. */
  let markup: Document | undefined;
  return {
    /** Fetches the markup and its styles, once. */
    fetch: (onArrival: () => void) => {
      const script = document.querySelector(`script${marked(DIALOG_MARKUP)}`);
      if (!script) return;
      const [address = '', href = ''] = script.getAttribute(DIALOG_MARKUP)?.split(' ') ?? [];
      script.removeAttribute(DIALOG_MARKUP);
      const styles = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
      const styled = new Promise((resolve) => styles.addEventListener('load', resolve));
      document.head.append(styles);
      fetchDocument(address, (fetched) => {
        void styled.then(() => {
          markup = fetched;
          onArrival();
        });
      });
    },
    /** Copies the markup of a dialog into its host. Returns whether it was there. */
    copyInto: (host: HTMLElement, { id, reader, subject }: DialogContent): boolean => {
      const found = markup?.querySelector(marked(DIALOG_CONTENT, `${id} ${reader}`.trim()));
      if (!found) return false;
      for (const part of found.childNodes) host.append(document.importNode(part, true));
      nameSubject(host, subject);
      return true;
    },
  };
};
