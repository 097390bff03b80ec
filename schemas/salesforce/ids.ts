/**
 * The form fields that are custom fields in Salesforce, with their ids in the bundled sandbox. A real organisation has ids of
 * its own, in `VITE_CRM_FIELDS`. All other form fields are standard fields, sent under their own names. What a lead has besides its form, such
 * as its number, is in `extras.ts`.
 */
export const customFieldIds = {
  designation: '00NUH000003VHUI',
  college_name: '00NUH000003VHUH',
  message: '00NUH000003VHUJ',
  location: '00NUH000003VHUK',
  services: '00NUH000003VHUL',
} as const;
export type CustomField = keyof typeof customFieldIds;
export type CustomFieldIds = Readonly<Record<CustomField, string>>;
export const customFieldNames = Object.keys(customFieldIds) as CustomField[];

/** The path of Salesforce's endpoint, and of the sandbox's. */
export const WEB_TO_LEAD_PATH = '/servlet/servlet.WebToLead';

/** The ids that the bundled CRM sandbox accepts, which no Salesforce organisation has, and its port. */
export const sandboxDefaults = {
  oid: '00D000000000000AAA',
  recordType: '012000000000000AAA',
  port: 4174,
} as const;
