/**
 * The hidden messages in every prerendered form. The boot script shows them all before React is there; React shows only
 * `unsaved` by them.
 */
import { marked } from '../config/mark';
import { DELETE, NOTE } from './formNotes.markup';

/**
 * The names of the messages: not sent or not confirmed, each with or without storage; given up; neither sent nor kept, so
 * that there is no lead; deleted.
 */
export type FormNote = 'notSent' | 'notConfirmed' | 'stored' | 'unstored' | 'givenUp' | 'unsaved' | 'deleted';

/** Shows the given messages of a form and hides its others. */
export const showNotes = (form: HTMLFormElement, shown: readonly FormNote[]): void => {
  for (const note of form.querySelectorAll<HTMLElement>(marked(NOTE))) {
    const isShown = shown.some((name) => name === note.getAttribute(NOTE));
    const isNew = isShown && note.hidden;
    note.hidden = !isShown;
    // In a dialog the fields scroll under the submit bar.
    if (isNew) note.scrollIntoView({ block: 'nearest' });
  }
};

/** Whether a form says that it was neither sent nor kept. */
export const saysUnsaved = (form: HTMLFormElement): boolean => {
  const unsaved: FormNote = 'unsaved';
  return form.querySelector<HTMLElement>(marked(NOTE, unsaved))?.hidden === false;
};

/**
 * Hides the messages about leads, because the notices of the page now show them. These know nothing of a form that was
 * neither sent nor kept, so its message stays.
 */
export const hideStates = (form: HTMLFormElement): void => {
  showNotes(form, saysUnsaved(form) ? ['unsaved'] : []);
  const deletion = form.querySelector<HTMLElement>(marked(DELETE));
  if (deletion) deletion.hidden = true;
};
