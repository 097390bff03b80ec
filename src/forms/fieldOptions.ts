import { services as field } from '../../schemas/fields/name';
import { company } from '../content/company';
import { campusName, roles } from '../content/forms';
import { services } from '../content/services/index';

const offered = [
  ...(company.pages.internships ? ['Internship'] : []),
  'Course',
  ...(company.pages.campus ? [campusName] : []),
  ...services.map(({ name }) => name),
];

/** The values that a browser suggests for a field, spelled as its rules accept them. */
export const fieldOptions: Readonly<Record<string, readonly string[]>> = {
  designation: roles,
  services: offered.map((name) => field.nearest?.(name) ?? name),
};
