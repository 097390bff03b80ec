/** The ASCII digits of a value, in order, everything else dropped. */
export function phoneDigits(value: string): string {
  return value.replace(/\D/g, '');
}

// Numbers copied from a contact list often arrive wrapped in white space or invisible direction marks.
const indianPrefix = /^[\s\p{Cf}]*(?:\+91|0091)/u;

/**
 * For a pasted or autofilled number: takes off a leading `+91` or `0091`, with the separators after it, when exactly 10
 * digits follow. Any other value comes back as it was. Call it before `stripPhone`, which would take the plus sign.
 */
export function dropCountryCode(value: string): string {
  const rest = value.replace(indianPrefix, '');
  return rest !== value && phoneDigits(rest).length === 10 ? rest.replace(/^[^\d([]+/, '') : value;
}
