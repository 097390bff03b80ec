import { customFields } from '../../schemas/index.ts';

/**
 * Headings by field, best first: our own key, the wire name, the sandbox's CSV heading, and the labels of Salesforce's
 * standard reports. Salesforce has no standard message, so its Description stands in when there is no better column.
 */
const headings: Readonly<Record<string, readonly string[]>> = {
  first_name: ['First name'],
  last_name: ['Last name', 'Full name', 'Name'],
  email: ['Email', 'Email address'],
  phone: ['Phone', 'Phone number', 'Mobile', 'Mobile phone'],
  message: ['Message', customFields.message, 'Description'],
  designation: ['Designation', customFields.designation],
  college_name: ['College name', customFields.college_name],
  services: ['Services', customFields.services],
  location: ['Location', customFields.location],
  form: ['Form'],
};

/** "Last Name", "last_name", "LastName" and "Last_Name__c" are one heading. */
const plain = (heading: string) =>
  heading
    .trim()
    .replace(/__c$/i, '')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

export interface Columns {
  /** Where each field stands in a row. */
  readonly places: ReadonlyMap<string, number>;
  /** Headings that no field was found for. */
  readonly ignored: readonly string[];
}

/** Finds the fields in the first row of a file. The first of two equal headings counts; the other is ignored. */
export function findColumns(header: readonly string[]): Columns {
  const plainHeader = header.map(plain);
  const places = new Map<string, number>();
  for (const [field, known] of Object.entries(headings)) {
    const place = known.map((heading) => plainHeader.indexOf(plain(heading))).find((found) => found >= 0);
    if (place !== undefined) places.set(field, place);
  }
  const used = new Set(places.values());
  return { places, ignored: header.filter((heading, place) => heading.trim() !== '' && !used.has(place)) };
}
