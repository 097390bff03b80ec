/**
 * Salesforce Web-to-Lead: the only file of the site that knows its names. Form values go in, the fields of a post come
 * out; nothing here touches the page. (Source: Salesforce's generated Web-to-Lead form; the field ids are in schemas/.)
 */
import type { ContactValues } from '../../schemas/contact';
import type { LeadValues } from '../../schemas/lead';
import type { SubscribeValues } from '../../schemas/subscribe';
import { cutAt, limits, postedLength } from '../../schemas/limits';
import { contactToWire, fixedValues, leadToWire, subscribeToWire } from '../../schemas/wire';
import { env } from '../env';
import { anchors } from '../paths';
import type { FormKind } from './formCatalogue';
import { SPAM_MARK } from './spamMark';

/** The address that a lead is posted to. */
export const { endpoint, formFields: customFields } = env.crm;

export interface ValuesOf {
  lead: LeadValues;
  contact: ContactValues;
  subscribe: SubscribeValues;
}

const toWire: { [Kind in FormKind]: (values: ValuesOf[Kind]) => Record<string, string> } = {
  lead: (values) => leadToWire(values, customFields),
  contact: (values) => contactToWire(values, customFields),
  subscribe: subscribeToWire,
};

/** A text cut to the CRM's limit; a line break counts as it travels. */
const cutTo = (limit: number, text: string): string => {
  const excess = postedLength(text) - limit;
  return excess <= 0 ? text : cutTo(limit, cutAt(text, text.length - Math.ceil(excess / 2)));
};

const marked = (fields: Record<string, string>) => {
  const [field, limit] =
    customFields.message in fields
      ? [customFields.message, limits.message]
      : (['last_name', limits.last_name] as const);
  return { ...fields, [field]: cutTo(limit, SPAM_MARK + fields[field]) };
};

const envelope = (returnUrl: string) => ({
  oid: env.crm.oid,
  recordType: env.crm.recordType,
  retURL: returnUrl,
  ...(env.crm.leadSource && { lead_source: env.crm.leadSource }),
  ...(env.crm.campaign && { Campaign_ID: env.crm.campaign }),
});

/**
 * The fields of one post.
 * @param kind which form the values come from
 * @param values what that form's schema has accepted
 * @param returnUrl the absolute address of the page, where the CRM sends the hidden frame
 * @param suspicious whether the field that people do not see was filled
 */
export function webToLead<Kind extends FormKind>(
  kind: Kind,
  values: ValuesOf[Kind],
  returnUrl: string,
  suspicious = false,
): Record<string, string> {
  const fields = toWire[kind](values);
  return { ...envelope(returnUrl), ...(suspicious ? marked(fields) : fields) };
}

type FieldName = keyof typeof customFields | 'first_name' | 'last_name' | 'email' | 'phone';

/** The `name` of an input, so that its form can post without scripts. */
export const wireName = (field: FieldName): string =>
  field in customFields ? customFields[field as keyof typeof customFields] : field;

const fixedFields: Record<FormKind, Record<string, string>> = {
  lead: {},
  contact: {
    company: fixedValues.notApplicable,
    city: fixedValues.notApplicable,
    state: fixedValues.notApplicable,
    description: fixedValues.notApplicable,
  },
  subscribe: { last_name: fixedValues.subscriberName },
};

/**
 * The fields that a form posting without scripts carries beside what the visitor types. Each built page is one file, so
 * the way back is the address the page was built for.
 */
export const nativeFields = (kind: FormKind, returnPath: string): Record<string, string> => ({
  ...envelope(`${env.siteUrl}${returnPath}#${anchors.thanks}`),
  ...fixedFields[kind],
});

const labels: Record<string, string> = {
  first_name: 'First name',
  last_name: 'Name',
  email: 'Email',
  phone: 'Phone',
  [customFields.designation]: 'Designation',
  [customFields.college_name]: 'College name',
  [customFields.location]: 'Location',
  [customFields.services]: 'Services',
  [customFields.message]: 'Message',
};
const placeholders = new Set<string>([fixedValues.email, fixedValues.phone]);

/** What a visitor has typed, out of the fields of a post, with the labels of the forms. */
export const readableFields = (fields: Record<string, string>): [label: string, value: string][] =>
  Object.entries(fields).flatMap(([name, value]) => {
    // The lead forms ask for one name, the contact page for two.
    const own = Object.hasOwn(labels, name) ? labels[name] : undefined;
    const label = name === 'last_name' && 'first_name' in fields ? 'Last name' : own;
    return label && !placeholders.has(value) ? [[label, value] satisfies [string, string]] : [];
  });
