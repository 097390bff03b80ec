/** Record ids of Salesforce: 15 characters, or 18 including a check part. */

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/**
 * The id with its check part, whose three characters tell which letters are capitals, for five letters each.
 * @param id an id of 15 characters, or a longer text that starts with one
 */
export function withCheckPart(id: string): string {
  const first = recordPart(id);
  const groups = [0, 5, 10].map((start) => first.slice(start, start + 5));
  const check = groups.map((group) => {
    const capitals = group.split('').map((letter, place) => (/[A-Z]/.test(letter) ? 2 ** place : 0));
    return LETTERS[capitals.reduce((sum, value) => sum + value, 0)];
  });
  return first + check.join('');
}

const hasIdLength = ({ length }: string) => length === 15 || length === 18;

/** The part of an id that names the record. Salesforce writes an id with it alone, or with the check part. */
export const recordPart = (id: string): string => id.slice(0, 15);

/** Whether two texts name the same record, as ids of either length or as equal texts. */
export const isSameId = (a: string, b: string): boolean =>
  a === b || (hasIdLength(a) && hasIdLength(b) && recordPart(a) === recordPart(b));

/**
 * Whether a text looks like an id of one kind.
 * @param prefix the first three characters of the kind, such as `00D`
 */
export function isSalesforceId(text: string, prefix: string): boolean {
  return new RegExp(`^${prefix}[A-Za-z0-9]{12}([A-Za-z0-9]{3})?$`).test(text);
}

/** Whether an id is made up of zeros, like the examples in `.env.example`. */
export function isExampleId(id: string): boolean {
  return /^.{3}0{10}[0-9]{2}/.test(id);
}
