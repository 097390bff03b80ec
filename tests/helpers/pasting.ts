/** The ways in which a whole text comes into a field, and what the field then offers. */
import { fireEvent, screen } from '@testing-library/react';
import { field, fillIn } from './forms';
import type { showLeadForm } from './formViews';

type View = ReturnType<typeof showLeadForm>;

export const brings = {
  pasted: async ({ user }: View, label: string, text: string) => {
    await user.click(field(label));
    await user.paste(text);
  },
  /** The clipboard of an Android keyboard: it enters the whole text as if it were typed. */
  entered: async ({ user }: View, label: string, text: string) => {
    const input = field(label);
    await user.click(input);
    const edit = { data: text, inputType: 'insertText' };
    const isAllowed = fireEvent(
      input,
      new InputEvent('beforeinput', { ...edit, bubbles: true, cancelable: true }),
    );
    if (isAllowed) fireEvent.input(input, { ...edit, target: { value: text } });
  },
  autofilled: async (_view: View, label: string, text: string) => fillIn({ [label]: text }),
};
export const ways = Object.keys(brings) as (keyof typeof brings)[];
/** Those that every field knows from typing. */
export const waysOfEveryField = ways.filter((way) => way !== 'entered');

export const offers = () =>
  screen
    .queryAllByText(/^(?:Put it back|Did you mean|Use )/, { selector: 'button' })
    .map(({ textContent }) => textContent);
