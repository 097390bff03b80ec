import { company } from './company.ts';

/** The words of blocks that several pages share. */
export const yellowBanner = {
  services: 'For Our Services and Registrations',
  support: 'Our 24/7 Support is Always by Your Side',
};

export const closingCta = {
  heading: 'Take the First Step Toward Success.',
  doubts: 'Still have doubts?',
  text: 'Tell us where you are and where you want to be. A person answers within 24 hours.',
  button: 'Talk to us',
};

export const breadcrumbs = { home: 'Home', label: 'Breadcrumb' };

export const courseNotFound = {
  heading: 'Course not found',
  text: `No programme lives at this address. It may have been renamed, or the number in the link may be wrong. If somebody sent you here, write to ${company.email} and we will find what they meant.`,
};
