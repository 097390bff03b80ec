/** The ids that the fields of the forms have in the second company's CRM. Its site is built with them. */
export const fieldIds = {
  designation: '00N0X0000045KwD',
  college_name: '00N0X0000045KwC',
  message: '00N0X0000045KwM',
  location: '00N0X0000045KwL',
  services: '00N0X0000045KwS',
};
