/** Addresses as people paste them. The script that delivers a form without React needs it, too. */

// Starts at the first letter, digit or underscore of a word, so that brackets, quotes and `mailto:` are left out. Ends where its domain
// does: `asha@gmail.com@yahoo.com` and `asha@mail.exämple.com` contain no address, and none is cut out of them. At most 64 characters
// before the @, as in every address: without a limit a long text would be read to its end from each of its letters.
const addressPattern =
  /(?<![\p{L}\p{M}\p{N}_.!#$%&*+^~@-])[A-Za-z0-9_][\w.!#$%&'*+/=?^`{|}~-]{0,63}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+(?!\.?[\p{L}\p{M}\p{N}_@-])/gu;

/**
 * The single address in a text, such as `Email: asha@example.com` or `Asha Rao <asha@example.com>`. A text
 * with no address, or with several, stays as it is.
 */
export function addressIn(text: string): string {
  const [found = '', ...others] = text.match(addressPattern) ?? [];
  const isOne = others.every((other) => other.toLowerCase() === found.toLowerCase());
  return found && isOne ? found : text;
}
