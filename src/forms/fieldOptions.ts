import { services as field } from '../../schemas/fields/name';
import { roles } from '../content/forms';
import { services } from '../content/services/index';

/** The values that a browser suggests for a field, spelled as its rules accept them. */
export const fieldOptions: Readonly<Record<string, readonly string[]>> = {
  designation: roles,
  services: ['Internship', 'Course', ...services.map(({ name }) => field.nearest?.(name) ?? name)],
};
