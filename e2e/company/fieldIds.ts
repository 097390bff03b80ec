/** The ids that the fields of the forms have in the second company's CRM. Its site is built with them. */
export const fieldIds = {
  VITE_CRM_FIELD_DESIGNATION: '00N0X0000045KwD',
  VITE_CRM_FIELD_COLLEGE_NAME: '00N0X0000045KwC',
  VITE_CRM_FIELD_MESSAGE: '00N0X0000045KwM',
  VITE_CRM_FIELD_LOCATION: '00N0X0000045KwL',
  VITE_CRM_FIELD_SERVICES: '00N0X0000045KwS',
};
