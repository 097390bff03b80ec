import { mapNames } from '../../schemas/mapNames';
import { customFieldNames } from '../../schemas/salesforce/ids';

/**
 * The ids that the fields of the forms have in the second company's CRM. Its site is built with them. Each ends with two digits, so
 * that it has the 15 characters of Salesforce's ids.
 */
export const fieldIds = mapNames(
  customFieldNames,
  (name) => `00N0X0000045K${customFieldNames.indexOf(name) + 10}`,
);
