/**
 * What the consent box of the forms says before and after the link to the privacy policy. Marketing can have the version
 * sent along with a lead: whoever changes the wording gives it a new one, the day from which it is used.
 */
export const consent = {
  version: '2026-11-21',
  before: 'You may use these details to answer my request, as the ',
  link: 'privacy policy',
  after: ' describes.',
};
