/** The ways in which a whole text comes into a field, and what the field then offers. */
import { screen } from '@testing-library/react';
import { field, fillIn } from './forms';
import type { showLeadForm } from './formViews';

type View = ReturnType<typeof showLeadForm>;

export const brings = {
  pasted: async ({ user }: View, label: string, text: string) => {
    await user.click(field(label));
    await user.paste(text);
  },
  autofilled: async (_view: View, label: string, text: string) => fillIn({ [label]: text }),
};
export const ways = Object.keys(brings) as (keyof typeof brings)[];

export const offers = () =>
  screen
    .queryAllByText(/^(?:Put it back|Did you mean|Use )/, { selector: 'button' })
    .map(({ textContent }) => textContent);
