import type { Config } from '../../schemas/config';
import { track } from '../analytics/events';
import { wait } from '../browser/wait';
import { FORM } from '../config/form.markup';
import type { Dispatcher } from './dispatcher';
import type { Drafts } from './drafts';
import { formCatalogue, isFormId, type FormId } from './formCatalogue';
import { createLastSent } from './lastSent';
import type { Origin } from './origin';
import { mayHaveArrived } from './outboxEntry';
import { readForm } from './readForm';

/** How long the thank-you waits for the proof, in ms. A visitor who leaves after it then has nothing left to send. */
const LONGEST_WAIT = 300;
/** The same where nothing can be stored: the text of a lead that cannot be sent has to stay in its form. */
const LONGEST_UNSTORED_WAIT = 4_000;

/** Not `randomUUID`, which does not exist on the plain http of a preview. */
const newLeadId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** What the visitor is told. `unsaved`: nothing was sent or kept, so the text has to stay in the form. */
export type Answer = 'thanks' | 'unsaved';

/** Resolves when a lead has its proof, or when it is known not to have one yet. */
const untilSettled = (dispatcher: Dispatcher, id: string) =>
  new Promise<void>((resolve) => {
    const stop = dispatcher.listen((lead, state) => {
      if (lead.id !== id || state === 'queued' || state === 'handedOff') return;
      resolve();
      queueMicrotask(() => stop());
    });
  });

interface SendFormParts {
  crm: Config['crm'];
  dispatcher: Dispatcher;
  /** Resolves when the copies of the saved leads are on disk. */
  untilCopied: () => Promise<void>;
  drafts: Pick<Drafts, 'clear' | 'keep'>;
  origin: { read: () => Origin | undefined };
}

interface Sent {
  /** The lead's id; none when the form's row in the catalogue says `log`. */
  id?: string;
  /** Resolves when the visitor can be answered: with the proof if that comes soon, otherwise without it. */
  answer: Promise<Answer>;
}

export type SendForm = (form: HTMLFormElement) => Sent;

/**
 * Creates the function that takes a form to the outbox. React calls it after its schema, the boot script after the
 * browser's own checks.
 */
export function createSendForm({ crm, dispatcher, untilCopied, drafts, origin }: SendFormParts): SendForm {
  const lastSent = createLastSent();
  dispatcher.listen(({ id }, state) => {
    if (state === 'deleted') lastSent.forget(id);
  });

  const answerFor = async (id: string): Promise<Answer> => {
    const stillPending = () => dispatcher.pending().find((lead) => lead.id === id);
    // A repeated submit of a lead that is settled by now: no event will follow.
    if (!stillPending()) return 'thanks';
    const settledAndCopied = Promise.all([untilSettled(dispatcher, id), untilCopied()]);
    await Promise.race([settledAndCopied, wait(LONGEST_WAIT)]);
    if (!stillPending() || dispatcher.isStored(id)) return 'thanks';
    // A slow disk may still write the copy.
    await Promise.race([settledAndCopied, wait(LONGEST_UNSTORED_WAIT)]);
    const lead = stillPending();
    if (!lead || dispatcher.isStored(id) || mayHaveArrived(lead)) return 'thanks';
    dispatcher.remove(id);
    return 'unsaved';
  };
  /** Answers, then clears or keeps the draft. Text typed while the visitor waits is discarded with the form’s old text. */
  const answerIn = async (form: HTMLFormElement, formId: FormId, id: string): Promise<Answer> => {
    const answer = await answerFor(id);
    if (answer === 'thanks') drafts.clear(formId);
    else drafts.keep(form);
    return answer;
  };

  /**
   * Saves the lead that a form holds and starts its delivery; the dispatcher reports its states.
   * @param form a valid form of the catalogue
   * @throws Error for a form that is not in the catalogue: it never reaches the CRM
   */
  return (form) => {
    const formId = form.getAttribute(FORM) ?? '';
    if (!isFormId(formId)) throw new Error(`Unknown form: "${formId}".`);
    drafts.clear(formId);
    const now = Date.now();
    const read = (id: string, at: number) => readForm(form, { crm, origin: origin.read(), id, at });
    if (formCatalogue[formId].delivery !== 'crm') {
      console.info(`Not a lead: "${formId}"`, read('', now));
      return { answer: Promise.resolve('thanks') };
    }
    const words = JSON.stringify([formId, read('', 0)]);
    const sentId = lastSent.find(words, now);
    if (sentId) return { id: sentId, answer: answerIn(form, formId, sentId) };
    const id = newLeadId();
    lastSent.note(words, now, id);
    void dispatcher.submit({
      version: 1,
      id,
      form: formId,
      fields: read(id, now),
      createdAt: now,
      tries: 0,
      posts: 0,
      nextTry: now,
    });
    // After the lead has been given to the outbox, which may have no room for it.
    track({ type: 'submitted', form: formId });
    return { id, answer: answerIn(form, formId, id) };
  };
}
