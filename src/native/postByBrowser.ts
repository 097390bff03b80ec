import { FORM } from '../config/form.markup';
import { nativeFields } from '../leads/crm';
import { isFormId } from '../leads/formCatalogue';
import { drafts } from '../leads/visitor';
import { showNotes } from './formNotes';
import { reportValidity } from './reportValidity';

/**
 * Adds the envelope: the hidden fields that tell the CRM whose lead it is, and where the browser goes after the post. A form in a
 * dialog is built without it, because no page without scripts shows one.
 */
const addMissingEnvelope = (form: HTMLFormElement) => {
  const formId = form.getAttribute(FORM) ?? '';
  if (!isFormId(formId)) return;
  for (const [name, value] of Object.entries(nativeFields(formId, location.pathname)))
    if (!form.elements.namedItem(name))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
};

/** The time in which the same words are one lead, in ms, as everywhere. A visitor who has stopped the browser can send them after it. */
const ONE_LEAD_FOR = 10_000;
const posted = new WeakMap<HTMLFormElement, { words: string; at: number }>();
const wordsOf = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)]);

/** Whether the browser has just been told to post the form as it is. A second post would be a second lead, as neither has a number. */
export const isBeingPosted = (form: HTMLFormElement): boolean => {
  const { words, at = -Infinity } = posted.get(form) ?? {};
  return words === wordsOf(form) && Math.abs(Date.now() - at) < ONE_LEAD_FOR;
};

/**
 * For when no further file of the site arrives: posts a form like a page without scripts. Offline that would lose the
 * page and the text, so the form says what to do instead.
 */
export const postByBrowser = (form: HTMLFormElement): void => {
  if (isBeingPosted(form) || !reportValidity(form)) return;
  if (!navigator.onLine) {
    showNotes(form, ['unsaved']);
    return;
  }
  // A browser submits only forms in the page. The dialog of this one may be closed by now.
  if (!form.isConnected) {
    form.hidden = true;
    document.body.append(form);
  }
  addMissingEnvelope(form);
  drafts.keepPosted(form);
  posted.set(form, { words: wordsOf(form), at: Date.now() });
  // `submit` as an own field name would hide the method; the prototype's cannot be hidden.
  HTMLFormElement.prototype.submit.call(form);
};
