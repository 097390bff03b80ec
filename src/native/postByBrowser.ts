import { envelope, relayEnvelope } from '../../schemas/salesforce/envelope';
import { env } from '../config/env';
import { marked, NOTE, THANKS_HOST } from '../config/markup';
import { reportValidity } from './reportValidity';

/** The fixed fields of a post. The forms of a page have them; those of a dialog, which no page without scripts shows, do not. */
const addEnvelope = (form: HTMLFormElement) => {
  const returnUrl = `${location.origin}${location.pathname}#${THANKS_HOST}`;
  const fields = import.meta.env.VITE_LEAD_RELAY ? relayEnvelope(returnUrl) : envelope(env.crm, returnUrl);
  for (const [name, value] of Object.entries(fields))
    if (!form.elements.namedItem(name))
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
};

/**
 * Posts a form as a page without scripts does, for a visitor to whom no further file of the site comes. Offline that would
 * lose the page and the text, so the form says what to do instead.
 */
export const postByBrowser = (form: HTMLFormElement): void => {
  if (!reportValidity(form)) return;
  if (!navigator.onLine) {
    for (const note of form.querySelectorAll<HTMLElement>(marked(NOTE, 'unsaved'))) note.hidden = false;
    return;
  }
  addEnvelope(form);
  // `submit` as an own field name would hide the method; the prototype's cannot be hidden.
  HTMLFormElement.prototype.submit.call(form);
};
