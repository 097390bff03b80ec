/**
 * Sends a prerendered form without React, for a visitor who submits before the form's code has arrived. Part of the boot
 * script. The markup holds everything it needs: names and fixed values of the post, and the rules as native constraints.
 */
import { dropCountryCode } from '../../schemas/fields/phoneNumber';
import { dispatcher, sendForm } from './page';
import type { LeadState } from './dispatcher';
import type { OutboxEntry } from './outboxEntry';
import { inputsOf } from './readForm';

/**
 * The hidden messages of a prerendered form: on its way; not sent or not confirmed, each with or without storage; given up;
 * not accepted; deleted.
 */
export type FormNote =
  'sent' | 'notSent' | 'notConfirmed' | 'stored' | 'unstored' | 'givenUp' | 'unsaved' | 'deleted';

const deletionOf = (form: HTMLFormElement) => form.querySelector<HTMLElement>('[data-delete]');

const showNotes = (form: HTMLFormElement, ...shown: FormNote[]) => {
  for (const note of form.querySelectorAll<HTMLElement>('[data-note]')) {
    const isShown = shown.includes(note.dataset['note'] as FormNote);
    const isNew = isShown && note.hidden;
    note.hidden = !isShown;
    // In a dialog the fields scroll under the submit bar.
    if (isNew) note.scrollIntoView({ block: 'nearest' });
  }
};

/** The leads of a form that are not settled, and the latest proven state of each. */
type Pending = Map<string, [lead: OutboxEntry, state: LeadState]>;
const pendingOf = new WeakMap<HTMLFormElement, Pending>();

const isUnproven = (state: LeadState) => state === 'held' || state === 'givenUp';

/** The newest of a form's leads that its visitor has to be told about. */
const unprovenOf = (pending: Pending) => [...pending.values()].findLast(([, state]) => isUnproven(state));

/** Shows the state of a form's leads: the last event, and a lead that has no proof yet. */
const showState = (form: HTMLFormElement, pending: Pending, latest: FormNote) => {
  const [lead, state] = unprovenOf(pending) ?? [];
  const deletion = deletionOf(form);
  if (deletion) deletion.hidden = !lead;
  if (!lead) showNotes(form, latest);
  else {
    const news: FormNote[] = latest === 'deleted' || pending.size > 1 ? [latest] : [];
    if (state === 'givenUp') showNotes(form, ...news, 'givenUp');
    else {
      const storage = dispatcher.isStored(lead.id) ? 'stored' : 'unstored';
      showNotes(form, ...news, lead.posts > 0 ? 'notConfirmed' : 'notSent', storage);
    }
  }
};

/** The pending leads of a form, whose Delete button works from its first submit on. */
const watch = (form: HTMLFormElement): Pending => {
  const known = pendingOf.get(form);
  if (known) return known;
  const pending: Pending = new Map();
  pendingOf.set(form, pending);
  // Several messages may wait: a click deletes the one that is shown.
  deletionOf(form)?.addEventListener('click', () => {
    const [lead] = unprovenOf(pending) ?? [];
    if (lead) dispatcher.remove(lead.id);
  });
  return pending;
};

/** Shows the states of a lead in its form, from the present one to its end. */
const follow = (form: HTMLFormElement, pending: Pending, id: string) => {
  const stop = dispatcher.listen((lead, state) => {
    if (lead.id !== id) return;
    const before = pending.get(id)?.[1];
    // A retry by itself is no news.
    if (before && isUnproven(before) && state === 'handedOff') return;
    if (state === 'confirmed' || state === 'deleted') {
      pending.delete(id);
      stop();
    } else pending.set(id, [lead, state]);
    showState(form, pending, state === 'deleted' ? 'deleted' : 'sent');
  });
};

/**
 * Sends a form's values through the outbox and shows the form's own messages. An invalid form shows the browser's message
 * and sends nothing; offline and without storage the typed text stays in the form.
 * @returns whether the lead is on its way
 */
export function submitWithoutReact(form: HTMLFormElement): boolean {
  // A filled-in number may carry the country code, which the form's rule refuses.
  for (const input of inputsOf(form)) if (input.type === 'tel') input.value = dropCountryCode(input.value);
  if (!form.reportValidity()) return false;
  const pending = watch(form);
  const { id, thanked } = sendForm(form);
  const lead = dispatcher.pending().find((entry) => entry.id === id);
  if (lead && !navigator.onLine && !dispatcher.isStored(lead.id)) {
    dispatcher.remove(lead.id);
    showNotes(form, 'unsaved');
    return false;
  }
  form.reset();
  void thanked.then(() => {
    showState(form, pending, 'sent');
    if (id) follow(form, pending, id);
  });
  return true;
}
