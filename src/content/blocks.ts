import { company } from './company.ts';
import { reply } from './facts/promises.ts';

/** The texts of blocks that several pages share. */
/** The hours of support are a sample: see samples.ts. */
export const phoneBanner = {
  services: 'For Our Services and Registrations',
  support: 'Our 24/7 Support is Always by Your Side',
};

export const closingCta = {
  heading: 'Take the First Step Toward Success.',
  doubts: 'Still have doubts?',
  text: `Tell us what you want to achieve. ${reply}`,
  button: 'Get in touch',
};

export const breadcrumbs = { home: 'Home', label: 'Breadcrumb' };

export const courseNotFound = {
  heading: 'Course not found',
  text: `There is no programme at this address. It may have moved, or the number in the link may be wrong. Write to ${company.email} and we will find it for you.`,
};
