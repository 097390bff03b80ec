import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchPosts, consentBox, enter, field, fillIn, submit } from '../helpers/forms';
import { contactEntries, labelsInOrder, showContactForm } from '../helpers/formViews';
import { passTime, stopTime } from '../helpers/time';

const labels = [...Object.keys(contactEntries()), 'Email', 'Phone'];

test('the controls stand in order, the two optional ones and the consent last', () => {
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

const envelope = [
  ['oid', '00D000000000000AAA'],
  ['recordType', '012000000000000AAA'],
  ['retURL', 'http://localhost:3000/'],
];
const fixed = [
  ['company', 'N/A'],
  ['city', 'N/A'],
  ['state', 'N/A'],
  ['description', 'N/A'],
];

test('a submit without email and phone posts all thirteen fields, with the fixed values in their place', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  const entries = contactEntries();
  fillIn(entries);
  await submit(user);
  await screen.findByText('Thank you');
  expect(posts.map(({ fields }) => fields)).toEqual([
    [
      ...envelope,
      ['first_name', 'Asha'],
      ['last_name', 'Rao'],
      ['email', 'not-provided@wiselamp.example'],
      ['phone', '0000000000'],
      ...fixed,
      ['00NUH000003VHUI', 'Student'],
      ['00NUH000003VHUH', 'VR College, 2nd campus'],
      ['00NUH000003VHUJ', entries.Message],
      ['00NUH000003VHUK', 'Vijayawada'],
      ['00NUH000003VHUL', 'Internship'],
    ],
  ]);
});

test('an email and a phone number that were given travel instead', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), Email: 'asha.rao@example.com', Phone: '98765-43210' });
  await user.click(consentBox());
  await submit(user);
  await screen.findByText('Thank you');
  const sent = Object.fromEntries(posts[0]?.fields ?? []);
  expect([sent['email'], sent['phone']]).toEqual(['asha.rao@example.com', '9876543210']);
  expect(Object.keys(sent)).toHaveLength(16);
});

test('a failed submit focuses the first wrong field in the order of the page, and keeps the values', async () => {
  const { user } = showContactForm();
  const entries = contactEntries();
  fillIn({ ...entries, Location: '', Designation: 'B2B' });
  await submit(user);
  await expect(field('Designation')).toShowError(
    'Name should only contain letters and single spaces between words.',
  );
  expect(field('Designation')).toHaveFocus();
  expect(field('First name')).toHaveValue('Asha');
  expect(field('Message')).toHaveValue(entries.Message);
});

test.each(labels)('"Clear %s" empties the field and its error, and gives the focus back', async (label) => {
  const { user } = showContactForm();
  const before = label === 'Message' || label === 'College name' ? ' ' : '2';
  await enter(user, label, before);
  await waitFor(() => expect(field(label)).toHaveAttribute('aria-invalid', 'true'));
  await user.click(screen.getByLabelText(`Clear ${label}`));
  expect(field(label)).toHaveValue('');
  expect(field(label)).toHaveFocus();
  await expect(field(label)).toShowNoError();
  expect(document.querySelectorAll('.Mui-error')).toHaveLength(0);
});

test('the clear button shows on an empty field that has an error, and clears the error', async () => {
  const { user } = showContactForm();
  const button = screen.getByLabelText('Clear Location');
  expect(button).not.toBeVisible();
  await submit(user);
  await expect(field('Location')).toShowError('This field is required');
  expect(button).toBeVisible();
  await user.click(button);
  await expect(field('Location')).toShowNoError();
  expect(button).not.toBeVisible();
  await expect(field('Designation')).toShowError('This field is required');
});

test('blanks in the optional email and phone count as empty', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), Email: '  ', Phone: '  ' });
  await submit(user);
  await screen.findByText('Thank you');
  const sent = Object.fromEntries(posts[0]?.fields ?? []);
  expect([sent['email'], sent['phone']]).toEqual(['not-provided@wiselamp.example', '0000000000']);
});

test('a cleared field is empty for the next submit too', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  fillIn(contactEntries());
  await user.click(screen.getByLabelText('Clear Location'));
  await submit(user);
  await expect(field('Location')).toShowError('This field is required');
  expect(posts).toEqual([]);
});

test('the thank-you stands for two seconds, then it goes and leaves an empty form', async () => {
  stopTime();
  catchPosts();
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), Email: 'asha.rao@example.com' });
  await user.click(consentBox());
  await submit(user);
  await passTime(0);
  const dialog = screen.getByRole('dialog', { name: 'Thank you' });
  expect(dialog).toHaveAccessibleDescription(
    'We have taken your details. Our admin team will contact you soon!',
  );
  await passTime(1999);
  expect(dialog).toBeInTheDocument();
  await passTime(1);
  await passTime(500);
  expect(screen.queryByRole('dialog')).toBeNull();
  for (const label of labels) expect(field(label)).toHaveValue('');
  expect(consentBox()).not.toBeChecked();
});

test('the thank-you can be closed before', async () => {
  stopTime();
  catchPosts();
  const { user } = showContactForm();
  fillIn(contactEntries());
  await submit(user);
  await passTime(0);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await passTime(500);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('First name')).toHaveValue('');
});

test('the form can post without scripts, with the fixed values that nobody is asked for', () => {
  showContactForm();
  const names = [...new FormData(screen.getByRole<HTMLFormElement>('form')).keys()];
  expect(names).toEqual([
    'oid',
    'recordType',
    'retURL',
    'company',
    'city',
    'state',
    'description',
    'first_name',
    'last_name',
    '00NUH000003VHUI',
    '00NUH000003VHUH',
    '00NUH000003VHUL',
    '00NUH000003VHUK',
    '00NUH000003VHUJ',
    'email',
    'phone',
  ]);
});
