/** Reads a posted form and checks its lead. */
import { createHash } from 'node:crypto';
import { pasted } from '../../schemas/fields/field.ts';
import { forms, formSchemas, type FormKind } from '../../schemas/forms.ts';
import { extraFieldNames, extrasToWire, type Extras } from '../../schemas/salesforce/extras.ts';
import { isMarkedAsSpam, markedAsSpam } from '../../schemas/salesforce/spamMark.ts';
import { placeholders, toWire, wireName } from '../../schemas/salesforce/wire.ts';
import type { RelaySettings } from './settings.ts';

export type ReadLead = ReturnType<typeof readLead>;

const schemas = {
  lead: formSchemas.lead('submit'),
  contact: formSchemas.contact('submit'),
  subscribe: formSchemas.subscribe('submit'),
};

/** For ids, and for addresses, which are personal data and are not stored. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The lead's id. Without scripts a form has none: then the same details on the same day are the same lead. */
export function idOf({ givenId, kind, values }: ReadLead, salt: string, now: number): string {
  return givenId || digest(JSON.stringify([salt, new Date(now).toISOString().slice(0, 10), kind, values]));
}

/** The person's own words in a post to the CRM, to compare two posts: without the return address and the extras. */
export function detailsOf(fields: Readonly<Record<string, string>>, { crm }: RelaySettings): string {
  const others = new Set(['retURL', ...Object.values(crm.fields ?? {})]);
  return JSON.stringify(Object.entries(fields).filter(([name]) => !others.has(name)));
}

/** The names of the hidden inputs that a form can post. */
export const hiddenNames = [...extraFieldNames, 'retURL', 'last_name'];

export function readLead(post: URLSearchParams, { siteUrl, crm }: RelaySettings) {
  // An outbox may still hold a lead with the CRM's own names, from before the site had a relay.
  const posted = (name: string) => post.get(name) ?? post.get(wireName(name, crm.formFields)) ?? undefined;
  const kind: FormKind =
    posted('first_name') !== undefined ? 'contact' : posted('message') === undefined ? 'subscribe' : 'lead';
  const values: Record<string, string> = Object.fromEntries(
    Object.entries(forms[kind]).map(([name, spec]) => {
      const { value } = pasted(spec, posted(name) ?? '');
      return [name, spec.optional && value === placeholders[name] ? '' : value];
    }),
  );
  const { data, error } = schemas[kind].safeParse(values);
  const extras: Extras = Object.fromEntries(extraFieldNames.map((name) => [name, posted(name) ?? '']));
  const fields = toWire(kind, data ?? {}, crm.formFields);
  const messageName = wireName('message', crm.formFields);
  // Scripts and native forms break lines differently; the CRM gets CR LF, as from a native form.
  if (fields[messageName]) fields[messageName] = fields[messageName].replace(/\r\n|\r|\n/g, '\r\n');
  // A newsletter lead has a fixed name; the browser only adds the spam mark to it.
  const isMarked = kind === 'subscribe' && isMarkedAsSpam(post.get('last_name') ?? '');
  if (isMarked) fields['last_name'] = markedAsSpam(fields['last_name'] ?? '', Infinity);
  const givenId = post.get('lead_id') ?? '';
  const returnUrl = post.get('retURL') ?? '';
  /** The message of each field that breaks a rule. */
  const messages: Record<string, string> = Object.fromEntries(
    error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  );
  return {
    givenId: /^[\w-]{8,40}$/.test(givenId) ? givenId : '',
    kind,
    values,
    messages,
    /** The fields of the post to the CRM, with the lead's number. */
    fieldsWith: (id: string) => ({
      ...fields,
      ...extrasToWire({ ...extras, lead_id: id }, crm.fields ?? {}),
    }),
    returnUrl: returnUrl.startsWith(`${siteUrl}/`) ? returnUrl : `${siteUrl}/`,
  };
}
