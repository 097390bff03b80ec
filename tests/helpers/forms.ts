import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { onTestFinished, vi } from 'vitest';
import { dispatcher } from '../../src/leads/page';

/**
 * A field by its label, in the one form on the page. `getByLabelText` asks every element of the page for its labels, which
 * took up to a third of a file's time.
 */
export const field = (label: string) => {
  const { htmlFor } = screen.getByText<HTMLLabelElement>(label, { selector: 'label' });
  const found = document.getElementById(htmlFor);
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement))
    throw new Error(`The label ${label} belongs to no field.`);
  return found;
};

export const consentBox = () => screen.getByRole<HTMLInputElement>('checkbox');

/** Enters a value as a visitor would: by typing it, or by pasting it when it is long. */
export const enter = async (user: UserEvent, label: string, value: string) => {
  const input = field(label);
  if (value.length > 100) {
    await user.click(input);
    await user.paste(value);
  } else await user.type(input, value.replace(/[{[]/g, '$&$&'));
};

/** Puts valid values into several fields at once, by label, where the typing itself is not what a test is about. */
export const fillIn = (values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.input(field(label), { target: { value } });
};

/** Acts like an input method: the field shows an unfinished word. */
export const compose = (label: string, value: string) => {
  const event = createEvent.input(field(label), { target: { value } });
  Object.defineProperty(event, 'isComposing', { value: true });
  fireEvent(field(label), event);
};

/** Presses the submit button with a label. */
export const submit = (user: UserEvent, label = 'Submit') =>
  user.click(screen.getByText(label, { selector: 'button[type="submit"]' }));

/** Submits the one form on the page many times, without the cost of a whole click. */
export const submitQuickly = () => act(async () => fireEvent.submit(document.forms[0] ?? document));

export interface Post {
  action: string;
  fields: [name: string, value: string][];
}

/** Catches the hidden forms that leads are posted with, instead of sending them; probes of the CRM are answered. */
export const catchPosts = () => {
  vi.stubGlobal('fetch', async () => new Response());
  // Without its storage, which is emptied now, a lead of this test would give its text back to the form of a later one.
  onTestFinished(() => dispatcher.pending().forEach(({ id }) => dispatcher.remove(id)));
  const posts: Post[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const fields = [...new FormData(this)].map(([name, value]): [string, string] => [
      name,
      typeof value === 'string' ? value : value.name,
    ]);
    posts.push({ action: this.action, fields });
  });
  return posts;
};
