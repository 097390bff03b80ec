/**
 * What a lead form says under its fields: what the details are used for, and the separate agreement that a visitor may
 * give. Marketing can have the version sent along with a lead: whoever changes the wording of the agreement gives it a
 * new one, the day from which it is used.
 */
export const consent = {
  version: '2026-11-22',
  agreement: 'You may also write to me about new courses and offers.',
};

export const detailsUse = {
  before: 'We use these details to answer your request, as our ',
  link: 'privacy policy',
  after: ' describes.',
};
