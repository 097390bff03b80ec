import { addressIn } from '../../schemas/fields/emailAddress';
import { bareNumber } from '../../schemas/fields/phoneNumber';
import { dropInvisible } from '../../schemas/fields/strip';
import type { TextInput } from '../browser/editInput';
import { FIELD } from '../config/form.markup';
import { marked } from '../config/mark';

/**
 * Only a text that was pasted or filled in has these in an address: `mailto:asha@example.com`, `Asha Rao <asha@example.com>`. A space may
 * be a slip, and what follows it a stranger's address.
 */
const aroundAddress = /[:<>]/;

const tidied = ({ type, inputMode, value }: TextInput): string => {
  const text = dropInvisible(value).value;
  if (type === 'tel') return bareNumber(text);
  if (inputMode === 'email') return (aroundAddress.test(text) ? addressIn(text) : text).trim();
  return text;
};

/**
 * Tidies what programs bring before React: a country code, words around an address, invisible characters. The rules would refuse them.
 * React's fields do more, because they know what was pasted.
 * @param checked a form, or one of its inputs
 */
export const tidyBeforeReact = (checked: Element): void => {
  const inputs = checked.matches(marked(FIELD)) ? [checked] : checked.querySelectorAll(marked(FIELD));
  for (const input of inputs as Iterable<TextInput>) {
    const value = tidied(input);
    // Setting the same value would move the caret.
    if (value !== input.value) input.value = value;
  }
};
