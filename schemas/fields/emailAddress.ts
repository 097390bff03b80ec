/** Addresses as people paste them. The script that delivers a form without React needs it, too. */

// Starts at the first letter, digit or underscore of a word, so that brackets, quotes and `mailto:` are left out. Ends where its domain
// does: `asha@gmail.com@yahoo.com` and `asha@mail.exämple.com` contain no address, and none is cut out of them.
const addressPattern =
  /(?<![\p{L}\p{M}\p{N}_.!#$%&*+^~@-])[A-Za-z0-9_][\w.!#$%&'*+/=?^`{|}~-]*@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?!\.?[\p{L}\p{M}\p{N}_@-])/gu;

/** `ravi kumar@example.com`: more likely an address with a slip than a name and an address, and the address would be a stranger's. */
const hasSlip = /^\s*[\w.+-]+[ \u00a0]+[\w.+-]+@\S+\s*$/;

/**
 * The single address in a pasted text, such as `Email: asha@example.com` or `Asha Rao <asha@example.com>`. A text
 * with no address, with several, or with one word and a space before it stays as it is. Call it before `stripEmail`, which would join
 * name and address.
 */
export function addressIn(text: string): string {
  if (hasSlip.test(text)) return text;
  const [found = '', ...others] = text.match(addressPattern) ?? [];
  const isOne = others.every((other) => other.toLowerCase() === found.toLowerCase());
  return found && isOne ? found : text;
}
