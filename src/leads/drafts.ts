/**
 * Typed text survives a reload, Back and a closed dialog: it is kept in the tab's session storage until its form is
 * sent. Without storage it is kept in memory, for a dialog that is opened again.
 */
type Draft = Readonly<Record<string, string | boolean>>;

const inMemory = new Map<string, string>();
const keyOf = (formId: string) => `draft:${formId}`;

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((entry) => typeof entry === 'string' || typeof entry === 'boolean');

const storedText = (formId: string) => {
  try {
    return sessionStorage.getItem(keyOf(formId));
  } catch {
    return null;
  }
};

/** The typed values by field key, and `consent` as a boolean; empty when nothing was typed. */
export const readDraft = (formId: string): Draft => {
  try {
    const value: unknown = JSON.parse(storedText(formId) ?? inMemory.get(formId) ?? '{}');
    return isDraft(value) ? value : {};
  } catch {
    return {};
  }
};

const saveDraft = (formId: string, draft: Draft) => {
  const text = JSON.stringify(draft);
  inMemory.set(formId, text);
  try {
    sessionStorage.setItem(keyOf(formId), text);
  } catch {
    // It is kept in memory.
  }
};

/** Forgets the draft of a form that was sent. */
export const clearDraft = (formId: string): void => {
  inMemory.delete(formId);
  try {
    sessionStorage.removeItem(keyOf(formId));
  } catch {
    // Nothing was stored.
  }
};

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>('[data-field]')];
const checkboxOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('[type="checkbox"]');

/** Puts a draft into the empty fields of a prerendered form, before React takes it over. */
export const fillFromDraft = (form: HTMLFormElement): void => {
  const draft = readDraft(form.dataset['form'] ?? '');
  for (const field of fieldsOf(form)) {
    const value = draft[field.dataset['field'] ?? ''];
    if (typeof value === 'string' && field.value === '') field.value = value;
  }
  const checkbox = checkboxOf(form);
  if (checkbox && draft['consent'] === true) checkbox.checked = true;
};

/** Saves the draft of a form at every change in it. */
export function startDrafts(): void {
  const save = ({ target }: Event) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-form]') : null;
    if (!form) return;
    const values = fieldsOf(form).map((field) => [field.dataset['field'], field.value] as const);
    saveDraft(form.dataset['form'] ?? '', {
      ...Object.fromEntries(values),
      consent: checkboxOf(form)?.checked ?? false,
    });
  };
  // React stops an event in a part that it is taking over, so the draft is saved on the way down; and again on the way up,
  // when the form may have tidied the value.
  for (const capture of [true, false])
    for (const type of ['input', 'change']) document.addEventListener(type, save, capture);
}
