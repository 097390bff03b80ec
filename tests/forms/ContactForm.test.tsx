import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { contactFields } from '../../schemas/contact';
import { customFieldIds, sandboxDefaults } from '../../schemas/salesforce/ids';
import { placeholders } from '../../schemas/salesforce/wire';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, consentBox, field, fillIn, submit } from '../helpers/forms';
import { contactEntries, labelsInOrder, showContactForm } from '../helpers/formViews';
import { passTime, stopTime } from '../helpers/time';

beforeEach(startDialogs);

const labels = [...Object.keys(contactEntries()), 'Email', 'Phone'];

test('the controls are in order, with the two optional ones and the consent last', () => {
  showContactForm();
  expect(labelsInOrder()).toEqual([
    'First name',
    'Last name',
    'Designation',
    'College name',
    'Services',
    'Location',
    'Message',
    'Email',
    'Phone',
    'You may also write to me about new courses and offers.',
  ]);
  const optional = labels.filter((label) => !field(label).required);
  expect(optional).toEqual(['Email', 'Phone']);
});

test('a submit without email and phone posts thirteen fields, with fixed values for both', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  const entries = contactEntries();
  fillIn(entries);
  await submit(user);
  await screen.findByText('Thank you');
  expect(posts.map(({ fields }) => Object.fromEntries(fields))).toEqual([
    {
      oid: sandboxDefaults.oid,
      recordType: sandboxDefaults.recordType,
      retURL: 'http://localhost:3000/',
      company: 'N/A',
      city: 'N/A',
      state: 'N/A',
      description: 'N/A',
      first_name: 'Asha',
      last_name: 'Rao',
      ...placeholders,
      [customFieldIds.designation]: 'Student',
      [customFieldIds.college_name]: 'VR College, 2nd campus',
      [customFieldIds.message]: entries['Message'],
      [customFieldIds.location]: contactFields.location.sample,
      [customFieldIds.services]: 'Internship',
    },
  ]);
});

test('each clear button shows with an error, empties its field and moves the focus back', async () => {
  const { user } = showContactForm();
  await submit(user);
  for (const { label, optional } of Object.values(contactFields)) {
    const input = field(label);
    fillIn({ [label]: optional ? '2' : '' });
    await waitFor(() => expect(input).toHaveAttribute('aria-invalid', 'true'));
    const clear = screen.getByLabelText(`Clear ${label}`);
    expect(clear).toBeVisible();
    await user.click(clear);
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    await expect(input).toShowNoError();
    expect(clear).not.toBeVisible();
  }
});

test('the thank-you shows for two seconds and leaves an empty form', async () => {
  stopTime();
  catchPosts();
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), Email: 'asha.rao@example.com' });
  await user.click(consentBox());
  await submit(user);
  // The thanks come after 300 ms; here, where nothing is prerendered, React shows them once the browser is idle.
  await passTime(300);
  await passTime(300);
  const dialog = screen.getByRole('dialog', { name: 'Thank you' });
  expect(dialog).toHaveAccessibleDescription(
    'We have taken your details. Our admin team will contact you soon!',
  );
  await passTime(1699);
  expect(dialog).toBeVisible();
  await passTime(1);
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const label of labels) expect(field(label)).toHaveValue('');
  expect(consentBox()).not.toBeChecked();
});
