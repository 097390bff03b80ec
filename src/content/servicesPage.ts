import { reply } from './facts/promises.ts';

/** The texts that all service pages share. */
export const servicesPage = {
  start: 'Start your project',
  discuss: 'Discuss your project',
  formLead: `A few sentences are enough. ${reply}`,
  howHeading: 'How the first month goes',
  week: 'Week',
  priceHeading: 'What it costs',
  priceNote: 'You get a fixed price for each milestone in writing before we start.',
  resultHeading: 'A result we measured',
  source: 'Source:',
  caseLink: 'Read about the project',
};
