/** A lead's id, origin and consent, in the fields that the configuration names. Without configuration, nothing. */
import { consentVersion } from '../../schemas/fields/consent';
import { extrasToWire } from '../../schemas/salesforce/extras';
import { env } from '../config/env';
import type { FormId } from './formCatalogue';
import { originNow } from './origin';

interface Submission {
  /** The lead's id. Two leads in the CRM with the same id are one lead that arrived twice. */
  id: string;
  form: FormId;
  /** Milliseconds since 1970. */
  at: number;
  consented: boolean;
}

/** The fields of a lead that is sent by script. */
export function extrasOf({ id, form, at, consented }: Submission): Record<string, string> {
  const { fields } = env.crm;
  if (!fields) return {};
  const origin = originNow();
  return extrasToWire(
    {
      lead_id: id,
      form,
      page: location.pathname,
      landing_page: origin?.landingPage ?? '',
      referrer: origin?.referrer ?? '',
      first_touch: origin?.firstTouch ?? '',
      last_touch: origin?.touch ?? '',
      ...(consented ? { consent_version: consentVersion, consent_time: new Date(at).toISOString() } : {}),
    },
    fields,
  );
}

/** The fields of a form that posts without scripts, as far as they are known when the page is built. */
export const nativeExtras = (form: FormId, page: string): Record<string, string> =>
  env.crm.fields ? extrasToWire({ form, page }, env.crm.fields) : {};
