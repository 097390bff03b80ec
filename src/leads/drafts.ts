import type { TextInput } from '../browser/editInput';
import { FIELD, FORM } from '../config/form.markup';
import { marked } from '../config/mark';
import { DRAFT_KEY } from '../config/storageKeys';
import { tryStorage } from '../consent/tryStorage';

type Draft = Readonly<Record<string, string | boolean>>;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string' || typeof entry === 'boolean');

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<TextInput>(marked(FIELD))];
const checkboxOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[type="checkbox"]');
const keyOf = (formId: string) => DRAFT_KEY + formId;
/** The key that marks a draft whose form the browser itself has posted, without proof. */
const POSTED = 'posted';

/**
 * Typed text survives a reload, Back and a closed dialog: it is kept in the tab's session storage until its form is sent.
 * Without storage it is kept in memory, for a dialog that is opened again.
 */
export function createDrafts() {
  /** The drafts that the browser has not stored. */
  const inMemory = new Map<string, string>();

  const textOf = (formId: string) =>
    inMemory.get(formId) ?? tryStorage(() => sessionStorage.getItem(keyOf(formId))) ?? undefined;
  /** The typed values by field key, and `consent` as a boolean; empty when nothing was typed. */
  const read = (formId: string): Draft => {
    const value = tryStorage((): unknown => JSON.parse(textOf(formId) ?? '{}'));
    return isDraft(value) ? value : {};
  };

  const keep = (form: HTMLFormElement, extra: Draft = {}) => {
    const formId = form.getAttribute(FORM) ?? '';
    const values = fieldsOf(form).map((field) => [field.getAttribute(FIELD), field.value] as const);
    const consent = checkboxOf(form)?.checked ?? false;
    const text = JSON.stringify({ ...Object.fromEntries(values), consent, ...extra });
    // Both phases of each event call this.
    if (textOf(formId) === text) return;
    const isStored = tryStorage(() => {
      sessionStorage.setItem(keyOf(formId), text);
      return true;
    });
    if (isStored) inMemory.delete(formId);
    else inMemory.set(formId, text);
  };
  const keepChanged = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>(`form${marked(FORM)}`) : null;
    if (form) keep(form);
  };

  const clear = (formId: string) => {
    inMemory.delete(formId);
    tryStorage(() => sessionStorage.removeItem(keyOf(formId)));
  };

  return {
    read,
    /** Saves what a form holds. */
    keep: (form: HTMLFormElement): void => keep(form),
    /** Saves what a form holds at its post by the browser itself. The draft stays for a visitor who comes Back. */
    keepPosted: (form: HTMLFormElement): void => keep(form, { [POSTED]: true }),
    /** Deletes the draft of a form that was sent. */
    clear,
    /** Deletes the drafts of posts by the browser: the CRM has sent the visitor back, so they arrived. */
    clearPosted(): void {
      for (const key of tryStorage(() => Object.keys(sessionStorage)) ?? []) {
        const formId = key.startsWith(DRAFT_KEY) ? key.slice(DRAFT_KEY.length) : '';
        if (formId && read(formId)[POSTED] === true) clear(formId);
      }
    },
    /** Puts a draft into the empty fields of a form. */
    fill(form: HTMLFormElement): void {
      const draft = read(form.getAttribute(FORM) ?? '');
      for (const field of fieldsOf(form)) {
        const value = draft[field.getAttribute(FIELD) ?? ''];
        if (typeof value === 'string' && field.value === '') field.value = value;
      }
      const checkbox = checkboxOf(form);
      if (checkbox && draft['consent'] === true) checkbox.checked = true;
      // The visitor is back without the thanks of the CRM: those for another form must not delete this draft.
      if (draft[POSTED] === true) keep(form);
    },
    /** Saves the draft of a form at every change in it. */
    start(): void {
      // React stops an event in a part that it is hydrating, so the draft is saved on the way down; and again on the way
      // up, when the form may have tidied the value.
      for (const capture of [true, false])
        for (const type of ['input', 'change']) document.addEventListener(type, keepChanged, capture);
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
