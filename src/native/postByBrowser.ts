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

/**
 * For when no further file of the site arrives: posts a form like a page without scripts. Offline that would lose the
 * page and the text, so the form says what to do instead.
 */
export const postByBrowser = (form: HTMLFormElement): void => {
  if (!reportValidity(form)) return;
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
  // `submit` as an own field name would hide the method; the prototype's cannot be hidden.
  HTMLFormElement.prototype.submit.call(form);
};
