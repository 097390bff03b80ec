import { environment } from '../../schemas/environment.mjs';
import {
  customFieldIds,
  fieldsByForm,
  formKinds,
  placeholders,
  wireName,
  type FormKind,
  type LeadRow,
} from '../../schemas/index.ts';
import { formFieldIds } from '../../schemas/salesforce/fieldIds.ts';

/** Headings by field, best first: its name, its id in the company's Salesforce and in the sandbox, the labels of Salesforce's reports and those of our forms. */
const headings: Record<string, string[]> = {};
const ownIds = formFieldIds(environment(), true);
for (const [name, { label, headings: others = [] }] of Object.values(fieldsByForm).flatMap(Object.entries)) {
  headings[name] = [
    ...(headings[name] ?? [name, wireName(name, ownIds), wireName(name, customFieldIds)]),
    ...others,
    label,
  ];
}

/** Headings of other programs: HubSpot, Facebook's question fields, Google's forms. */
const elsewhere: Readonly<Record<string, readonly string[]>> = {
  last_name: ['Your name', 'Contact name', 'Lead name'],
  email: ['E-mail', 'Your email', 'Work email'],
  phone: ['Mobile number', 'Mobile phone number', 'Contact number', 'WhatsApp number', 'Work phone number'],
  message: ['Comments', 'Your message'],
};
for (const [name, others] of Object.entries(elsewhere)) headings[name]?.push(...others);

/** "Last Name", "last_name", "LastName" and "Last_Name__c" are one heading. */
const plain = (heading: string) =>
  heading
    .trim()
    .replace(/__c$/i, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** Finds the fields in the first row of a file. Of two equal headings the first one counts. */
export function findColumns(header: readonly string[]) {
  const plainHeader = header.map(plain);
  const places = new Map<string, number>();
  for (const [field, known] of Object.entries(headings)) {
    const place = known.map((heading) => plainHeader.indexOf(plain(heading))).find((found) => found >= 0);
    if (place !== undefined) places.set(field, place);
  }
  const used = new Set(places.values());
  return { places, ignored: header.filter((heading, place) => heading.trim() && !used.has(place)) };
}
type Columns = ReturnType<typeof findColumns>;

/** The names of a form's fields, in the order on screen. */
export const fieldsOf = (kind: FormKind): readonly string[] => Object.keys(fieldsByForm[kind]);

/** The form whose rules apply by default: the one with the most columns in the file, the first one of equals. */
export const defaultKind = ({ places }: Columns): FormKind => {
  const found = (kind: FormKind) => fieldsOf(kind).filter((field) => places.has(field)).length;
  return formKinds.toSorted((a, b) => found(b) - found(a))[0] ?? 'lead';
};

/** A spreadsheet writes the placeholder 0000000000 as 0. */
const isPlaceholder = (field: string, value: string | undefined) =>
  value === placeholders[field] || (field === 'phone' && /^0+$/.test(value?.trim() ?? ''));

/** The values of a row, before they became a lead. The missing cells of a short row are empty. */
export const leadRow = (cells: readonly string[], { places }: Columns, kind: FormKind): LeadRow =>
  Object.fromEntries(
    Object.entries(fieldsByForm[kind]).map(([field, { optional }]) => {
      const place = places.get(field);
      const value = place === undefined ? undefined : (cells[place] ?? '');
      return [field, optional && isPlaceholder(field, value) ? '' : value];
    }),
  );
