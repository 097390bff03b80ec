import { HttpError } from './httpError.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new HttpError(400, 'The form is not valid percent-encoded UTF-8.');
  }
}

/**
 * Name and value pairs of an urlencoded body, in order. Stricter than `URLSearchParams`, which replaces bad bytes with
 * U+FFFD: a lead whose name was silently mangled is worse than one that is refused with a reason.
 */
export function parseForm(body: Uint8Array): [name: string, value: string][] {
  let text: string;
  try {
    text = utf8.decode(body);
  } catch {
    throw new HttpError(400, 'The form is not valid UTF-8.');
  }
  return text
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const equals = pair.indexOf('=');
      return equals === -1
        ? [decode(pair), '']
        : [decode(pair.slice(0, equals)), decode(pair.slice(equals + 1))];
    });
}
