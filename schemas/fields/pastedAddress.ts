import { addressIn } from './emailAddress.ts';

/** `ravi kumar@example.com`: more likely an address with a slip than a name and an address, and the address would be a stranger's. */
const wordThenAddress = /^\s*[\w.+-]+ +[\w.+-]+@\S+\s*$/;

/**
 * The address in a pasted text, as `addressIn` finds it. A text that is one word, a space and an address stays as it is. Call it before
 * `stripEmail`, which would join name and address.
 */
export const pastedAddress = (text: string): string => (wordThenAddress.test(text) ? text : addressIn(text));
