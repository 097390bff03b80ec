import { HTTPException } from 'hono/http-exception';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * The name and value pairs of a urlencoded body, in order. It throws a 400 for bad bytes, which `URLSearchParams`
 * would replace by U+FFFD: a lead with a mangled name is worse than one that is refused with a reason.
 */
export function parseForm(body: BufferSource): [name: string, value: string][] {
  const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  try {
    return utf8
      .decode(body)
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))];
      });
  } catch (cause) {
    throw new HTTPException(400, { message: 'The form is not valid percent-encoded UTF-8.', cause });
  }
}
