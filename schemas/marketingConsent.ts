/**
 * The agreement below a form's details. Ticking it is optional; the lead then carries the version, where the CRM has a
 * field for it. Change the version, the day of its first use, with every change of the label.
 */
export const consentVersion = '2026-11-22';
export const consentLabel = 'You may also write to me about new courses and offers.';
