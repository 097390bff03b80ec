/**
 * Sends a prerendered form without React, for a visitor who submits before the form's code has arrived. The markup holds
 * everything it needs: names and fixed values of the post, and the rules as native constraints.
 */
import { elementOf } from '../browser/elementOf';
import { listenFirst } from '../browser/listenFirst';
import { FIELD } from '../config/form.markup';
import { marked } from '../config/mark';
import type { Dialogs } from '../dialogs/dialogs';
import type { Dispatcher } from '../leads/dispatcher';
import { isConfirmed, type LeadState } from '../leads/leadMachine';
import { mayHaveArrived, type OutboxEntry } from '../leads/outboxEntry';
import type { SendForm } from '../leads/sendForm';
import { saysUnsaved, showNotes, type FormNote } from './formNotes';
import { DELETE, LEAD_NOTICES } from './formNotes.markup';
import { checkValidity, reportValidity } from './reportValidity';
import { tidyBeforeReact } from './tidyBeforeReact';

/** The leads of a form that are not settled, and the latest proven state of each. */
type Pending = Map<string, [lead: OutboxEntry, state: LeadState]>;

/** Whether a lead is still without proof after the time that proof takes, so that its visitor has to be told. */
const isUnproven = (state: LeadState) => state === 'held' || state === 'givenUp';

/** The newest unproven lead of a form. */
const unprovenOf = (pending: Pending) => [...pending.values()].findLast(([, state]) => isUnproven(state));

const isEmpty = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>(marked(FIELD))].every(({ value }) => value === '');

interface SubmitParts {
  dispatcher: Dispatcher;
  sendForm: SendForm;
  dialogs: Pick<Dialogs, 'thank' | 'closeAround'>;
}

export function createSubmitWithoutReact({ dispatcher, sendForm, dialogs }: SubmitParts) {
  const pendingOf = new WeakMap<HTMLFormElement, Pending>();

  const notesFor = ([lead, state]: [OutboxEntry, LeadState]): FormNote[] => {
    if (state === 'givenUp') return ['givenUp'];
    return [
      mayHaveArrived(lead) ? 'notConfirmed' : 'notSent',
      dispatcher.isStored(lead.id) ? 'stored' : 'unstored',
    ];
  };

  /**
   * Shows a form's newest unproven lead, unless the page's notices do that. A text that was neither sent nor kept stays in
   * the form, and so does its message, until it is submitted again.
   */
  const showState = (
    form: HTMLFormElement,
    pending: Pending,
    { isUnsaved = saysUnsaved(form), isDeleted = false } = {},
  ) => {
    const tellsOfLeads = !document.getElementById(LEAD_NOTICES);
    const unproven = tellsOfLeads ? unprovenOf(pending) : undefined;
    const notes: FormNote[] = unproven ? notesFor(unproven) : [];
    // "Deleted" next to a text that stands unsent in the form would seem to mean that text.
    if (isUnsaved) notes.push('unsaved');
    else if (isDeleted && tellsOfLeads) notes.push('deleted');
    const deletion = form.querySelector<HTMLElement>(marked(DELETE));
    if (deletion) deletion.hidden = !unproven;
    showNotes(form, notes);
  };

  const pendingIn = (form: HTMLFormElement): Pending => {
    const known = pendingOf.get(form);
    if (known) return known;
    const pending: Pending = new Map();
    pendingOf.set(form, pending);
    return pending;
  };

  /** Deletes the lead whose message shows, when its visitor presses the form's Delete. Several may wait. */
  listenFirst('click', (event) => {
    const form = elementOf(event)?.closest(marked(DELETE))?.closest('form');
    const [lead] = (form && unprovenOf(pendingIn(form))) ?? [];
    if (lead) dispatcher.remove(lead.id);
  });

  /** Shows the states of a lead in its form, from now until it is settled. */
  const follow = (form: HTMLFormElement, pending: Pending, id: string) => {
    const stop = dispatcher.listen((lead, state) => {
      if (lead.id !== id) return;
      const before = pending.get(id)?.[1];
      // An automatic retry is not news.
      if (before && isUnproven(before) && state === 'handedOff') return;
      if (isConfirmed(state) || state === 'deleted') {
        pending.delete(id);
        stop();
      } else pending.set(id, [lead, state]);
      showState(form, pending, { isDeleted: state === 'deleted' });
      // The dialog has nothing left to say, unless the visitor is typing again.
      if (isConfirmed(state) && pending.size === 0 && isEmpty(form)) dialogs.closeAround(form);
    });
  };

  const send = (form: HTMLFormElement) => {
    const pending = pendingIn(form);
    const { id, answer } = sendForm(form);
    void answer.then((given) => {
      const isUnsaved = given === 'unsaved';
      showState(form, pending, { isUnsaved });
      if (isUnsaved) return;
      form.reset();
      if (id && dispatcher.pending().some((lead) => lead.id === id)) follow(form, pending, id);
      else dialogs.closeAround(form);
      dialogs.thank(form);
    });
  };

  return {
    /**
     * Sends a form's values through the outbox, thanks the visitor and shows the form's own messages. An invalid form
     * shows the browser's message and sends nothing; offline and without storage the typed text stays in the form.
     */
    submitWithoutReact: (form: HTMLFormElement): void => {
      tidyBeforeReact(form);
      if (reportValidity(form)) send(form);
    },
    /** The same for a hidden page: an invalid form stays as it is. Returns whether it was sent. */
    sendIfValid: (form: HTMLFormElement): boolean => {
      tidyBeforeReact(form);
      const isValid = checkValidity(form);
      if (isValid) send(form);
      return isValid;
    },
  };
}
