/** The words that all nine service pages share. */
export const servicesPage = {
  start: 'Start your project',
  discuss: 'Discuss your project',
  formLead: 'A few sentences are enough. An engineer reads them and replies within 24 hours.',
};
