import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { contactEntries, showContactForm } from '../helpers/formViews';

const required = [
  'First name',
  'Last name',
  'Designation',
  'College name',
  'Services',
  'Location',
  'Message',
];

const wrongNames = [
  [' Asha', 'Name should not start or end with a space.'],
  ['Asha ', 'Name should not start or end with a space.'],
  ['Asha2', 'Name should only contain letters and single spaces between words.'],
  ['A s h a', 'Name should not contain letter-by-letter spacing.'],
  ['Asha  Rao', 'Name should not contain multiple consecutive spaces.'],
  ['ASHA', 'Each word should start with a capital or small letter, but the rest must be lowercase.'],
] as const;

// The other fields with the rules of a name are walked through in everyRule.test.tsx.
test('First name shows every message of a name while typing', async () => {
  const { user } = showContactForm();
  for (const [typed, message] of wrongNames) {
    await enter(user, 'First name', typed);
    await expect(field('First name')).toShowError(message);
    await user.clear(field('First name'));
    await expect(field('First name')).toShowError('Name is required.');
  }
});

test.each(wrongNames)('First name "%s" keeps "%s" on submit, and is not sent', async (value, message) => {
  const posts = catchPosts();
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), 'First name': value });
  await submit(user);
  await expect(field('First name')).toShowError(message);
  expect(field('First name')).toHaveFocus();
  expect(posts).toEqual([]);
});

test('on submit every empty required field says the same, and Email and Phone say nothing', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  await submit(user);
  for (const label of required) await expect(field(label)).toShowError('This field is required');
  expect(screen.getAllByText('This field is required')).toHaveLength(7);
  await expect(field('Email')).toShowNoError();
  await expect(field('Phone')).toShowNoError();
  expect(posts).toEqual([]);
});

test.each(['College name', 'Message'])('%s of white space alone counts as empty on submit', async (label) => {
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), [label]: '  ' });
  await submit(user);
  await expect(field(label)).toShowError('This field is required');
});

test('a submit asks for the empty fields and leaves the others their own message', async () => {
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), Services: 'B2B', Location: '' });
  await submit(user);
  await expect(field('Location')).toShowError('This field is required');
  await expect(field('Services')).toShowError(
    'Name should only contain letters and single spaces between words.',
  );
});

test.each([
  ['First name', 'Name is required.'],
  ['Message', 'Message is required.'],
  ['College name', 'This field is required'],
])('%s says "%s" when it is emptied while typing', async (label, message) => {
  const { user } = showContactForm();
  await enter(user, label, 'a');
  await expect(field(label)).toShowNoError();
  await user.clear(field(label));
  await expect(field(label)).toShowError(message);
});

test('College name may hold what a name must not', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), 'College name': '  V.R.  COLLEGE No. 2' });
  await submit(user);
  await screen.findByText('Thank you');
  expect(posts).toHaveLength(1);
});

const general = 'Entered email is not a valid email.';

test.each([
  ['Email', 'asha@example', general, 'Invalid email address format.'],
  ['Email', '7asha@example.com', general, 'Email should not start with a number.'],
  ['Email', 'asha..rao@example.com', general, 'asha..rao@example.com is not a valid email...!'],
  ['Email', 'a.@b.in', general, 'a.@b.in is not a valid email... Dot before @ is not allowed.'],
  ['Email', 'a@.b.in', general, 'a@.b.in is not a valid email... Dot after @ is not allowed.'],
  ['Phone', '-', 'Phone number is required.', 'Phone number is required.'],
  [
    'Phone',
    '98765432101',
    'Please enter a valid 10-digit contact number.',
    'Please enter a valid 10-digit contact number.',
  ],
  ['Phone', '98765', 'Phone number must be exactly 10 digits.', 'Phone number must be exactly 10 digits.'],
  [
    'Phone',
    '5876543210',
    'Phone number must start with a digit 6 or higher.',
    'Phone number must start with a digit 6 or higher.',
  ],
])('the optional %s, once it holds "%s", says "%s" while typing and "%s" on submit', async (...row) => {
  const [label, typed, live, onSubmit] = row;
  const posts = catchPosts();
  const { user } = showContactForm();
  fillIn(contactEntries());
  await enter(user, label, typed);
  await expect(field(label)).toShowError(live);
  await submit(user);
  await expect(field(label)).toShowError(onSubmit);
  expect(field(label)).toHaveFocus();
  expect(posts).toEqual([]);
});

test('the optional fields have nothing to say once they are empty again', async () => {
  const { user } = showContactForm();
  for (const [label, message] of [
    ['Email', general],
    ['Phone', 'Phone number must be exactly 10 digits.'],
  ] as const) {
    await enter(user, label, '7');
    await expect(field(label)).toShowError(message);
    await user.clear(field(label));
    await expect(field(label)).toShowNoError();
  }
});
