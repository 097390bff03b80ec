import { fieldsByForm } from '../../schemas/forms';
import { withoutSpamMark } from '../../schemas/salesforce/spamMark';
import { cutAt } from '../../schemas/textLength';
import { company } from '../content/company';
import { readableFields } from '../leads/crm';
import { formCatalogue, isFormId } from '../leads/formCatalogue';
import type { OutboxEntry } from '../leads/outboxEntry';

/** Chrome on Windows opens no address longer than 2,048 characters, and some mail programs take slightly less. */
const LONGEST = 1800;

interface Mail {
  href: string;
  /** The whole text. */
  text: string;
  /** Whether the link holds only the beginning of a long value. */
  isCut: boolean;
}

const hrefOf = (body: string) => {
  const query = new URLSearchParams({
    subject: `My details from the ${company.name} site`,
    // RFC 6068 asks for CR LF.
    body: body.replace(/\r\n|\r|\n/g, '\r\n'),
  });
  // Mail programs read + as a plus sign.
  return `mailto:${company.email}?${query.toString().replaceAll('+', '%20')}`;
};

type Line = readonly [label: string, value: string];
const textOf = (lines: readonly Line[]) => lines.map(([label, value]) => `${label}: ${value}`).join('\n');

/** The lines with every longer value cut to `length` characters. */
const cutValues = (lines: readonly Line[], length: number): Line[] =>
  lines.map(([label, value]) => [label, value.length > length ? `${cutAt(value, length)}…` : value]);

/**
 * A mailto link with these details. It holds about 1,500 Latin or 200 Telugu letters, so the longest values are cut.
 */
export const mailWith = (lines: readonly Line[]): Mail => {
  const text = textOf(lines);
  const whole = hrefOf(text);
  if (whole.length <= LONGEST) return { href: whole, text, isCut: false };
  const linkWith = (length: number) => hrefOf(textOf(cutValues(lines, length)));
  // Finds the greatest length that fits, by bisection.
  let [fits, fails] = [0, LONGEST];
  while (fails - fits > 1) {
    const middle = Math.floor((fits + fails) / 2);
    if (linkWith(middle).length <= LONGEST) fits = middle;
    else fails = middle;
  }
  return { href: linkWith(fits), text, isCut: true };
};

/** A mail with the details that a form could not deliver. */
export const mailFor = ({ form, fields }: OutboxEntry): Mail => {
  // The entry may come from another deploy whose form no longer exists, or have any text as its form.
  const kind = isFormId(form) ? formCatalogue[form].kind : 'lead';
  return mailWith(
    readableFields(fieldsByForm[kind], fields).map(([label, value]) => [label, withoutSpamMark(value)]),
  );
};
