/** The ids of the forms' fields in the bundled sandbox. A real organisation has its own, named by `VITE_CRM_FIELD_…`. */
export const customFieldIds = {
  designation: '00NUH000003VHUI',
  college_name: '00NUH000003VHUH',
  message: '00NUH000003VHUJ',
  location: '00NUH000003VHUK',
  services: '00NUH000003VHUL',
} as const;

/** A form field that is a custom field in Salesforce. All others are standard fields, sent under their own names. */
export type CustomField = keyof typeof customFieldIds;
export type CustomFieldIds = Readonly<Record<CustomField, string>>;
export const customFieldNames = Object.keys(customFieldIds) as CustomField[];

export const SERVLET_PATH = '/servlet/servlet.WebToLead';

/** What the bundled CRM sandbox accepts. No Salesforce organisation has these ids. */
export const sandboxDefaults = {
  oid: '00D000000000000AAA',
  recordType: '012000000000000AAA',
  port: 4174,
} as const;
