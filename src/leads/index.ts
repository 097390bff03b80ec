/** Takes a valid lead from a form and hands it to the delivery. */
import { track } from '../analytics/events';
import { postFields, type ValuesOf } from './crm';
import { deliver, returnUrl } from './delivery';
import { clearDraft } from './drafts';
import { extrasOf } from './extras';
import { formCatalogue, type FormId } from './formCatalogue';

/** Two submits of the same values within this many ms count as one, such as a double click. */
const DOUBLE_CLICK = 10_000;
let last: { key: string; at: number } | undefined;

type KindOf<Id extends FormId> = (typeof formCatalogue)[Id]['kind'];

/**
 * Delivers a lead that its form's schema accepted, now or later. Returns at once; the dispatcher reports the lead's states.
 * @param form the form's row in the catalogue
 * @param values the schema's output
 * @param options `suspicious`: the honeypot was filled
 */
export function submitLead<Id extends FormId>(
  form: Id,
  values: ValuesOf[KindOf<Id>],
  { suspicious = false } = {},
): void {
  const { kind, delivery } = formCatalogue[form];
  clearDraft(form);
  if (delivery === 'log') {
    console.info(`Lead of the form "${form}" (not delivered: its row in the catalogue says log)`, values);
    return;
  }
  const fields = postFields(kind, values, returnUrl(), suspicious);
  const key = JSON.stringify([form, fields]);
  const now = Date.now();
  if (last?.key === key && now - last.at < DOUBLE_CLICK) return;
  last = { key, at: now };

  const consented = 'consent' in values && values.consent;
  deliver(form, (id, at) => ({ ...fields, ...extrasOf({ id, form, at, consented }) }));
  // Only after the lead is saved: an error in analytics must not lose it.
  track({ type: 'submitted', form });
}
