/** Reads a posted form and checks its lead. */
import { createHash } from 'node:crypto';
import { pasted } from '../../schemas/fields/field.ts';
import { fieldsByForm, formKinds, formSchemas, type FormKind } from '../../schemas/forms.ts';
import { mapNames } from '../../schemas/mapNames.ts';
import { extraFieldNames, extrasToWire, type Extras } from '../../schemas/salesforce/extras.ts';
import {
  isMarkedAsSpam,
  LAST_NAME_LIMIT,
  markedAsSpam,
  withoutSpamMark,
} from '../../schemas/salesforce/spamMark.ts';
import { fixedFields, placeholders, toWire, wireName } from '../../schemas/salesforce/wire.ts';
import { parseUrl } from '../../schemas/webAddress.ts';
import type { RelaySettings } from './settings.ts';

export type PostedLead = ReturnType<typeof readPost>;

/** The value of a form's field or extra in a post; undefined when the form does not have it. */
type ValueOf = (name: string) => string | undefined;

const schemas = mapNames(formKinds, (kind) => formSchemas[kind]('submit'));

/** For ids, and for addresses, which are personal data and are not stored. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** The lead's id. Without scripts a form has none: then the same details on the same day are the same lead. */
export function idOf({ givenId, kind, values }: PostedLead, salt: string, now: number): string {
  return givenId || digest(JSON.stringify([salt, new Date(now).toISOString().slice(0, 10), kind, values]));
}

/** What the form itself sent, to compare two posts: all fields except the return address and the extras. */
export function detailsOf(fields: Readonly<Record<string, string>>, { crm }: RelaySettings): string {
  const others = new Set(['retURL', ...Object.values(crm.fields ?? {})]);
  return JSON.stringify(Object.entries(fields).filter(([name]) => !others.has(name)));
}

/** The names of the hidden inputs that a form can post. */
export const hiddenNames = [...extraFieldNames, 'retURL', 'last_name'];

const ownNames = mapNames(formKinds, (kind) => Object.keys(fieldsByForm[kind]));
const allNames = new Set(Object.values(ownNames).flat());

/**
 * Which form a post comes from. A post may have fields too few or too many: its page may have been opened before a release that
 * changed the form. So it is the form with the most fields found, less its own fields that are missing and other forms' fields that
 * are posted; of two such, the one with more found. A fixed value is found where it is posted, with the mark of spam before it or
 * without. A form that does not ask for a name always posts a fixed one, so a post without a name is of another form.
 */
function kindOf(valueOf: ValueOf): FormKind {
  const isFound = (name: string) => valueOf(name) !== undefined;
  const lacksFixedName = (kind: FormKind) =>
    fixedFields[kind]['last_name'] !== undefined && !isFound('last_name');
  const candidates = formKinds.filter((kind) => !lacksFixedName(kind));
  const counts = candidates.map((kind) => {
    const own = ownNames[kind];
    const fixed = Object.entries(fixedFields[kind]).filter(([name]) => !own.includes(name));
    const known = new Set([...own, ...fixed.map(([name]) => name)]);
    const found =
      own.filter(isFound).length + fixed.filter(([name, value]) => valueOf(name)?.endsWith(value)).length;
    const missing = own.filter((name) => !isFound(name)).length;
    const foreign = [...allNames].filter((name) => !known.has(name) && isFound(name)).length;
    return { kind, found, score: found - missing - foreign };
  });
  const [best] = counts.toSorted((a, b) => b.score - a.score || b.found - a.found);
  return best?.kind ?? 'lead';
}

/** The visitor's entries, without the placeholders that the site sends for empty optional fields. */
function entriesOf(kind: FormKind, valueOf: ValueOf): Record<string, string> {
  const entries = Object.entries(fieldsByForm[kind]).map(([name, spec]) => {
    const posted = valueOf(name) ?? '';
    // The browser marks the name where there is no message. The mark is not a part of it.
    const { value } = pasted(spec, name === 'last_name' ? withoutSpamMark(posted) : posted);
    return [name, spec.optional && value === placeholders[name] ? '' : value];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

/** The fields for the CRM from accepted values, without the extras. */
function crmFieldsOf(
  kind: FormKind,
  accepted: Readonly<Record<string, string>>,
  post: URLSearchParams,
  { formFields: ids }: RelaySettings['crm'],
): Record<string, string> {
  const fields = toWire(kind, accepted, ids);
  const messageName = wireName('message', ids);
  // Scripts and native forms break lines differently; the CRM gets CR LF, as from a native form.
  if (fields[messageName]) fields[messageName] = fields[messageName].replace(/\r\n|\r|\n/g, '\r\n');
  if (isMarkedAsSpam(post.get('last_name') ?? ''))
    fields['last_name'] = markedAsSpam(fields['last_name'] ?? '', LAST_NAME_LIMIT);
  return fields;
}

/** Written as browsers write it: the redirect to it is a header, and the post is anyone's text. */
function returnUrlOf(given: string, siteUrl: string): string {
  const home = new URL(`${siteUrl}/`).href;
  const url = parseUrl(given)?.href ?? '';
  return url.startsWith(home) ? url : home;
}

export function readPost(post: URLSearchParams, { siteUrl, crm }: RelaySettings) {
  const ofExtras: Readonly<Partial<Record<string, string>>> = crm.fields ?? {};
  // An outbox may still hold a lead with the CRM's own names, from before the site had a relay.
  const valueOf: ValueOf = (name) =>
    post.get(name) ?? post.get(ofExtras[name] ?? wireName(name, crm.formFields)) ?? undefined;
  const kind = kindOf(valueOf);
  const values = entriesOf(kind, valueOf);
  const { data, error } = schemas[kind].safeParse(values);
  const fields = crmFieldsOf(kind, data ?? {}, post, crm);
  const extras: Extras = Object.fromEntries(extraFieldNames.map((name) => [name, valueOf(name) ?? '']));
  const givenId = post.get('lead_id') ?? '';
  return {
    givenId: /^[\w-]{8,40}$/.test(givenId) ? givenId : '',
    kind,
    values,
    /** The message of each field that breaks a rule. */
    messages: Object.fromEntries(
      error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [],
    ) as Record<string, string>,
    /** The fields of the post to the CRM, with the lead's number. */
    fieldsWith: (id: string) => ({
      ...fields,
      ...extrasToWire({ ...extras, lead_id: id }, crm.fields ?? {}),
    }),
    returnUrl: returnUrlOf(post.get('retURL') ?? '', siteUrl),
  };
}
