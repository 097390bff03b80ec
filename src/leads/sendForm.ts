import type { Config } from '../../schemas/config';
import { track } from '../analytics/events';
import { FORM } from '../config/markup';
import { pageAddress } from './delivery';
import type { Dispatcher } from './dispatcher';
import type { Drafts } from './drafts';
import { formCatalogue, type FormId } from './formCatalogue';
import type { Origin } from './origin';
import { readForm } from './readForm';

/** Two submits of the same values within this many ms count as one, such as a double click. */
const DOUBLE_CLICK = 10_000;
/** The thanks wait for the proof so long, in ms. A visitor who then leaves at once leaves nothing to send again. */
const LONGEST_WAIT = 300;

const isFormId = (id: string): id is FormId => Object.hasOwn(formCatalogue, id);

/** Not `randomUUID`, which does not exist on the plain http of a preview. */
const newLeadId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Resolves when a new lead has its proof, cannot leave the browser, or the wait is over: the visitor can be thanked. */
const untilThanks = (dispatcher: Dispatcher, id: string) =>
  new Promise<void>((resolve) => {
    const stop = dispatcher.listen((lead, state) => {
      if (lead.id === id && state !== 'queued' && state !== 'handedOff') resolve();
    });
    setTimeout(() => {
      stop();
      resolve();
    }, LONGEST_WAIT);
  });

interface SendFormParts {
  crm: Config['crm'];
  dispatcher: Dispatcher;
  drafts: Pick<Drafts, 'clear'>;
  origin: { read: () => Origin | undefined };
}

interface Sent {
  /** The lead's id; none when the form's row in the catalogue says `log`. */
  id?: string;
  /** Resolves when the visitor can be thanked: at once, or when the proof is there, if that takes no time. */
  thanked: Promise<void>;
}

export type SendForm = (form: HTMLFormElement) => Sent;

/**
 * Makes the one way from a form to the outbox: React calls it after its schema, the boot script after the browser's own
 * checks.
 */
export function createSendForm({ crm, dispatcher, drafts, origin }: SendFormParts): SendForm {
  let last: { key: string; at: number; id: string } | undefined;

  /**
   * Saves the lead that a form holds and starts its delivery; the dispatcher reports its states.
   * @param form a valid form of the catalogue
   * @throws Error for a form that is not in the catalogue: it never reaches the CRM
   */
  return (form) => {
    const formId = form.getAttribute(FORM) ?? '';
    if (!isFormId(formId)) throw new Error(`The form "${formId}" is not in the catalogue of forms.`);
    drafts.clear(formId);
    const now = Date.now();
    const read = (id: string, at: number) => readForm(form, { crm, origin: origin.read(), id, at });
    if (formCatalogue[formId].delivery !== 'crm') {
      console.info(`Not a lead: "${formId}"`, read('', now));
      return { thanked: Promise.resolve() };
    }
    const key = JSON.stringify([formId, read('', 0)]);
    if (last?.key === key && now - last.at < DOUBLE_CLICK)
      return { id: last.id, thanked: untilThanks(dispatcher, last.id) };
    const id = newLeadId();
    last = { key, at: now, id };
    void dispatcher.submit({
      version: 1,
      id,
      form: formId,
      fields: read(id, now),
      page: pageAddress(),
      createdAt: now,
      tries: 0,
      posts: 0,
      nextTry: now,
    });
    // Only after the lead is saved: an error in analytics must not lose it.
    track({ type: 'submitted', form: formId });
    return { id, thanked: untilThanks(dispatcher, id) };
  };
}
