/** The mail domains that most visitors use. A domain that is one slip away from one of them is probably that one. */
export const commonDomains = [
  'gmail.com',
  'yahoo.com',
  'yahoo.co.in',
  'hotmail.com',
  'outlook.com',
  'rediffmail.com',
  'icloud.com',
];

/** Real mail domains that look like a typing mistake in a common one. */
export const genuineDomains: ReadonlySet<string> = new Set([
  'email.com',
  'mail.com',
  'ymail.com',
  'cloud.com',
  'yahoo.co.id',
  'yahoo.co.il',
]);

/** Common typing mistakes that differ by more than one letter, and domains without mailboxes. */
const slips = new Map([
  ['gmail.in', 'gmail.com'],
  ['gmail.co.in', 'gmail.com'],
  ['gmial.con', 'gmail.com'],
  ['gamil.con', 'gmail.com'],
  ['rediffmail.in', 'rediffmail.com'],
]);

/** Whether adding, removing or changing one letter, or swapping two neighbours, turns `a` into `b`. */
function isOneSlip(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const [restOfA, restOfB] = [a.slice(at), b.slice(at)];
  const isSwap = restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0];
  return (
    restOfA === restOfB.slice(1) ||
    restOfA.slice(1) === restOfB ||
    restOfA.slice(1) === restOfB.slice(1) ||
    (isSwap && restOfA.slice(2) === restOfB.slice(2))
  );
}

/**
 * The address that was probably intended, when the domain of `email` looks like a typing mistake in a common one
 * (`gmial.com`, `gmail.con`); else `undefined`. Offer it and never apply it: the typed domain may be right.
 */
export function suggestEmail(email: string): string | undefined {
  const [, local = '', typed = ''] = /^([^\s@]+@)([^\s@]{1,30})$/.exec(email) ?? [];
  const domain = typed.toLowerCase();
  if (commonDomains.includes(domain) || genuineDomains.has(domain)) return undefined;
  const intended = slips.get(domain) ?? commonDomains.find((known) => isOneSlip(domain, known));
  return intended && local + intended;
}

/** Whether typing on can turn `email` into `intended`, as `asha@gmail.co` into `asha@gmail.com`. */
export function mayBecome(email: string, intended: string): boolean {
  return intended.toLowerCase().startsWith(email.toLowerCase());
}
