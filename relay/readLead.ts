/** A posted form in, a checked lead out. */
import { sha256 } from 'hono/utils/crypto';
import { forms, type FormKind } from '../schemas/forms.ts';
import { formSchema } from '../schemas/formSchema.ts';
import { extraFieldNames, extrasToWire, type Extras } from '../schemas/salesforce/extras.ts';
import { isMarkedAsSpam, markedAsSpam } from '../schemas/salesforce/spamMark.ts';
import { placeholders, toWire, wireName } from '../schemas/salesforce/wire.ts';
import type { RelaySettings } from './settings.ts';

export type ReadLead = Awaited<ReturnType<typeof readLead>>;

const schemas = {
  lead: formSchema(forms.lead, 'submit'),
  contact: formSchema(forms.contact, 'submit'),
  subscribe: formSchema(forms.subscribe, 'submit'),
};

/** For ids, and for addresses, which are personal data. */
export const digest = async (text: string): Promise<string> => ((await sha256(text)) ?? '').slice(0, 32);

/** The lead's id. Without scripts a form has none: then the same details on the same day are the same lead. */
async function idOf(post: URLSearchParams, now: number): Promise<string> {
  const given = post.get('lead_id') ?? '';
  if (/^[\w-]{8,40}$/.test(given)) return given;
  return digest(`${new Date(now).toISOString().slice(0, 10)} ${post.toString()}`);
}

export async function readLead(post: URLSearchParams, { siteUrl, crm }: RelaySettings, now: number) {
  // An outbox may still hold a lead with the CRM's own names, from before the site had a relay.
  const posted = (name: string) => post.get(name) ?? post.get(wireName(name, crm.formFields)) ?? undefined;
  const kind: FormKind =
    posted('first_name') !== undefined ? 'contact' : posted('message') === undefined ? 'subscribe' : 'lead';
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(forms[kind]).map(([name, { optional, tidy = (value: string) => value }]) => {
      const value = tidy(posted(name) ?? '');
      return [name, optional && value === placeholders[name] ? '' : value];
    }),
  );
  const { data, error } = schemas[kind].safeParse(values);
  const id = await idOf(post, now);
  const extras: Extras = Object.fromEntries(extraFieldNames.map((name) => [name, posted(name) ?? '']));
  const fields = {
    ...toWire(kind, data ?? {}, crm.formFields),
    ...extrasToWire({ ...extras, lead_id: id }, crm.fields ?? {}),
  };
  const messageName = wireName('message', crm.formFields);
  // Scripts and forms break lines differently; the CRM gets the breaks of forms.
  if (fields[messageName]) fields[messageName] = fields[messageName].replace(/\r\n|\r|\n/g, '\r\n');
  // A newsletter lead has its name from here, and only its mark from the browser.
  const isMarked = kind === 'subscribe' && isMarkedAsSpam(post.get('last_name') ?? '');
  if (isMarked) fields['last_name'] = markedAsSpam(fields['last_name'] ?? '', Infinity);
  const returnUrl = post.get('retURL') ?? '';
  /** Of each field that breaks a rule. */
  const messages: Record<string, string> = Object.fromEntries(
    error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  );
  return {
    id,
    kind,
    values,
    messages,
    fields,
    returnUrl: returnUrl.startsWith(`${siteUrl}/`) ? returnUrl : `${siteUrl}/`,
  };
}
