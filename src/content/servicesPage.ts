import { pricing, reply } from './facts/promises.ts';

/** The texts that all service pages share. */
export const servicesPage = {
  start: 'Start your project',
  discuss: 'Discuss your project',
  formLead: `A few sentences are enough. ${reply}`,
  howHeading: 'How the first month goes',
  week: 'Week',
  priceHeading: 'What it costs',
  priceNote: pricing.sentence,
  resultHeading: 'A result we measured',
  source: 'Source:',
  faqHeading: 'Before you sign',
  caseLink: 'Read about the project',
};
