/** Whatever the program writes into a field, its draft follows: a reload brings back what the field held last. */
import { cleanup, screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { drafts } from '../../src/leads/visitor';
import { enter, field } from '../helpers/forms';
import { showContactForm, showLeadForm } from '../helpers/formViews';
import { denyStorage } from '../helpers/page';
import { fromAbroad, number, offeredNumber } from '../helpers/phones';

beforeAll(() => drafts.start());
beforeEach(() => {
  for (const formId of ['homeInline', 'contactPage']) drafts.clear(formId);
});

const press = async ({ user }: ReturnType<typeof showLeadForm>, name: string) =>
  user.click(await screen.findByText(name, { selector: 'button' }));
/** Opens the page again in the same tab; returns the restored value of a field. */
const reload = (show: () => unknown, label: string) => {
  cleanup();
  show();
  return field(label).value;
};

test('Clear', async () => {
  const { user } = showContactForm();
  await enter(user, 'Phone', number);
  expect(reload(showContactForm, 'Phone')).toBe(number);
  await user.click(screen.getByLabelText('Clear Phone'));
  expect(reload(showContactForm, 'Phone')).toBe('');
});

test.each([
  { label: 'Name', typed: 'Emily McDonald', offer: 'Use Emily Mcdonald', value: 'Emily Mcdonald' },
  { label: 'Phone', typed: fromAbroad, offer: `Use ${offeredNumber}`, value: number },
  { label: 'Email', typed: 'asha@gmial.com', offer: 'Did you mean asha@gmail.com?', value: 'asha@gmail.com' },
  { label: 'Email', typed: 'asha_rao@gmail.com', offer: 'Put it back', value: 'asha_rao@gmail.com' },
])('“$offer” in $label', async ({ label, typed, offer, value }) => {
  const view = showLeadForm();
  await enter(view.user, label, typed);
  await view.user.click(field('Message'));
  await press(view, offer);
  expect(reload(showLeadForm, label)).toBe(value);
});

test('“Put it back” of a name', async () => {
  const view = showLeadForm();
  await enter(view.user, 'Name', 'Emily McDonald');
  await view.user.click(field('Message'));
  await press(view, 'Use Emily Mcdonald');
  await press(view, 'Put it back');
  expect(reload(showLeadForm, 'Name')).toBe('Emily McDonald');
});

test('a pasted text as the field has tidied it', async () => {
  const { user } = showLeadForm();
  await user.click(field('Email'));
  await user.paste('Email: asha@example.com');
  expect(reload(showLeadForm, 'Email')).toBe('asha@example.com');
});

test('text that another page of the tab has sent does not come back, although this page still knows it', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Asha');
  // A page that comes back from the back-forward cache has its memory, and the tab has one storage.
  sessionStorage.clear();
  expect(reload(showLeadForm, 'Name')).toBe('');
});

test('without storage the text is kept in memory, for a dialog that is opened again', async () => {
  denyStorage('sessionStorage');
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Asha');
  expect(reload(showLeadForm, 'Name')).toBe('Asha');
});
