/** How a visitor in any engine fills in a form and sends it. */
import type { FormId } from '../../src/leads/formCatalogue';
import { selectorOf, siteForms } from '../helpers/forms';
import type { Opener } from '../leaving/inPage';
import type { Visitor } from './visitor';
import { untilDialogMarkup, untilHydrated } from './waits';

/**
 * Fills in every text field of a form, apart from the one that is there for robots, in the page or in the window that
 * e2e/leaving has opened from it. Runs in the page.
 */
export const fillEveryField = (selector: string, word: string, email: string) => {
  const view = (window as Opener).child ?? window;
  for (const field of view.document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    `${selector} :is(input, textarea)`,
  )) {
    if (['hidden', 'checkbox'].includes(field.type) || field.matches('[data-honeypot]')) continue;
    const isArea = field.type === 'textarea';
    const owner = isArea ? view.HTMLTextAreaElement : view.HTMLInputElement;
    const text = field.type === 'tel' ? '9876543210' : field.name === 'email' ? email : word;
    // React has replaced the element's own setter; the prototype's is not tracked.
    Object.getOwnPropertyDescriptor(owner.prototype, 'value')?.set?.call(field, text);
    for (const type of ['input', 'change']) field.dispatchEvent(new view.Event(type, { bubbles: true }));
  }
};

/** Fills in a form of the page and presses its button. A form in a dialog is opened first. */
export const send = async (visitor: Visitor, id: FormId, word: string, email = `${word}@example.com`) => {
  const { opener } = siteForms[id];
  const form = selectorOf(id);
  if (opener) {
    await untilHydrated(visitor);
    await untilDialogMarkup(visitor);
    await visitor.click(`[data-dialog="${opener}"]`);
  }
  await visitor.until(
    `the form ${id}`,
    (wanted) => document.querySelector(wanted)?.checkVisibility() === true,
    form,
  );
  await visitor.run(fillEveryField, form, word, email);
  await visitor.click(`${form} button[type="submit"]`);
};
