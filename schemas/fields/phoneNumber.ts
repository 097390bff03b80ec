/** The country's phone numbers. Free of imports: the script that delivers a form without React needs it, too. */

/** The ASCII digits of a value, in order. */
export function phoneDigits(value: string): string {
  return value.replace(/\D/g, '');
}

// Numbers copied from a contact list often arrive wrapped in white space or invisible direction marks.
const countryCode = /^[\s\p{Cf}]*(?:\+91|0091)/u;

/**
 * Removes a leading `+91` or `0091`, with the separators after it, when exactly 10 digits follow; any other value comes
 * back as it was. Call it before `stripPhone`, which would remove the plus sign.
 */
export function dropCountryCode(value: string): string {
  const rest = value.replace(countryCode, '');
  return rest !== value && phoneDigits(rest).length === 10 ? rest.replace(/^[^\d([]+/, '') : value;
}
