/** The way of a text from a form to the CRM, and what it may and may not change on the way. */
import { dropCountryCode, stripEmail, stripPhone } from '../../schemas/index.ts';

// Half a character has no form in UTF-8.
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\uFFFD');

/**
 * What arrives of a text that a browser posts in a form. The standard for forms changes two things and nothing else:
 * every line break travels as CR LF, and half a surrogate pair as U+FFFD.
 */
export const posted = (text: string): string => wellFormed(text.replace(/\r\n|\r|\n/g, '\r\n'));

/** The body of a post as a browser makes it. */
export const bodyOf = (fields: Readonly<Record<string, string>>): URLSearchParams =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [posted(name), posted(value)]));

/** What stays in a field of the lead forms and the contact page after a text was pasted into it. */
export const pasted = (field: string, text: string): string => {
  if (field === 'email') return stripEmail(text).value;
  if (field === 'phone') return stripPhone(dropCountryCode(text)).value;
  return text;
};
