/**
 * The specification's rules a second time, as plain conditions. They share no code with the rule tables, and their
 * expressions match what is right where the tables look for what is wrong, so that one mistake shows as a difference.
 */
const mark = String.raw`(?:\p{M}|\u200C|\u200D)`;
const aName = new RegExp(String.raw`^(?:\p{L}${mark}*| )*$`, 'u');
const spacedLetters = new RegExp(String.raw`^ *\p{L}${mark}*(?: +\p{L}${mark}*)+ *$`, 'u');
const aWord = new RegExp(String.raw`^\p{L}${mark}*(?:(?!\p{Lu}|\p{Lt})\p{L}${mark}*)*$`, 'u');
const capitals = 'Each word should start with a capital or small letter, but the rest must be lowercase.';
const spaced = 'Name should not contain letter-by-letter spacing.';

const wordsAreFine = (value: string) => value.split(/ +/).every((word) => word === '' || aWord.test(word));

function overLength(value: string, limit: number): string | undefined {
  const posted = value.split(/\r\n|[\r\n]/).join('--').length;
  const words = limit === 32_000 ? '32,000' : String(limit);
  return posted > limit ? `Please keep this to ${words} characters or fewer.` : undefined;
}

export const contactNameSays =
  (limit: number) =>
  (value: string): string | undefined => {
    if (value === '') return 'Name is required.';
    if (value.trim() !== value) return 'Name should not start or end with a space.';
    if (!aName.test(value)) return 'Name should only contain letters and single spaces between words.';
    if (spacedLetters.test(value)) return spaced;
    if (/ {2}/.test(value)) return 'Name should not contain multiple consecutive spaces.';
    if (!wordsAreFine(value)) return capitals;
    return overLength(value, limit);
  };

export function leadNameSays(value: string): string | undefined {
  if (value === '') return 'Name is required.';
  if (value.trim() !== value || / {2}/.test(value))
    return 'Name should not start or end with a space or contain multiple consecutive spaces.';
  if (spacedLetters.test(value)) return spaced;
  if (!aName.test(value)) return 'Name should not contain special characters or numbers.';
  if (!wordsAreFine(value)) return capitals;
  return overLength(value, 80);
}

export function emailSays(value: string): string | undefined {
  if (/^\s*$/.test(value)) return 'Email is required.';
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) return 'Invalid email address format.';
  if (/^\d/.test(value)) return 'Email should not start with a number.';
  if (/^\d+@/.test(value)) return 'Entered email is not valid.';
  if (/\.\./.test(value) || /^\W/.test(value) || /\W$/.test(value))
    return `${value} is not a valid email...!`;
  if (/\.@/.test(value)) return `${value} is not a valid email... Dot before @ is not allowed.`;
  if (/@\./.test(value)) return `${value} is not a valid email... Dot after @ is not allowed.`;
  return overLength(value, 80);
}

export function emailSaysLive(value: string): string | undefined {
  const submit = emailSays(value);
  const wasPutBack = value.split('').some((unit) => !/[a-z0-9@.-]/i.test(unit));
  return submit === undefined || submit === 'Email is required.' || wasPutBack
    ? submit
    : 'Entered email is not a valid email.';
}

export function phoneSays(value: string): string | undefined {
  const found = value.split('').filter((unit) => '0123456789'.includes(unit));
  if (found.length === 0) return 'Phone number is required.';
  if (found.length > 10) return 'Please enter a valid 10-digit contact number.';
  if (found.length < 10) return 'Phone number must be exactly 10 digits.';
  if (Number(found[0]) < 6) return 'Phone number must start with a digit 6 or higher.';
  if (found[0] === '0' && found[1] === '0') return 'Phone number cannot start with consecutive zeros.';
  if (found.every((one) => one === '0')) return 'Phone number cannot be all zeros.';
  return undefined;
}

export const textSays = (limit: number, whenBlank: string) => (value: string) =>
  /^\s*$/.test(value) ? whenBlank : overLength(value, limit);

/** An optional field: nothing to say while it is empty or blank. */
export const ifFilled = (says: (value: string) => string | undefined) => (value: string) =>
  /^\s*$/.test(value) ? undefined : says(value);
