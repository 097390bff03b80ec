/** The form fields that are custom fields in Salesforce. All others are standard fields, sent under their own names. */
export const customFieldNames = ['designation', 'college_name', 'message', 'location', 'services'] as const;
export type CustomField = (typeof customFieldNames)[number];
export type CustomFieldIds = Readonly<Record<CustomField, string>>;

/** The ids of these fields in the bundled sandbox. A real organisation has its own, named by `VITE_CRM_FIELD_…`. */
export const customFieldIds = {
  designation: '00NUH000003VHUI',
  college_name: '00NUH000003VHUH',
  message: '00NUH000003VHUJ',
  location: '00NUH000003VHUK',
  services: '00NUH000003VHUL',
} as const satisfies CustomFieldIds;

/** The path of Salesforce's endpoint, and of the sandbox's. */
export const WEB_TO_LEAD_PATH = '/servlet/servlet.WebToLead';

/** What the bundled CRM sandbox accepts. No Salesforce organisation has these ids. */
export const sandboxDefaults = {
  oid: '00D000000000000AAA',
  recordType: '012000000000000AAA',
  port: 4174,
} as const;
