import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactFields } from '../../schemas/contact';
import type { Field } from '../../schemas/fields/field';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { descriptionsOf } from '../helpers/matchers';
import { contactEntries, leadEntries, showContactForm, showLeadForm } from '../helpers/formViews';

const lettersOnly = 'Name should not contain special characters or numbers.';
const tooFewDigits = 'Phone number must be exactly 10 digits.';

test('typing and Backspace keep the message in step with the value', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'అనిల్2');
  await expect(field('Name')).toShowError(lettersOnly);
  await user.keyboard('{Backspace}');
  await expect(field('Name')).toShowNoError();
  await enter(user, 'Phone', '98765432101');
  await expect(field('Phone')).toShowError('Please enter a valid 10-digit contact number.');
  await user.keyboard('{Backspace}');
  await expect(field('Phone')).toShowNoError();
  await user.keyboard('{Backspace}');
  await expect(field('Phone')).toShowError(tooFewDigits);
});

test('a field shows one message at a time, and the others keep theirs', async () => {
  const { user } = showLeadForm();
  await submit(user);
  await expect(field('Name')).toShowError('Name is required.');
  fillIn({ Name: ' 2' });
  await expect(field('Name')).toShowError(
    'Name should not start or end with a space or contain multiple consecutive spaces.',
  );
  expect(descriptionsOf(field('Name'))).toHaveLength(1);
  expect(screen.getByText('Phone number is required.')).toBeVisible();
});

test('after a failed submit typing shows the messages for typing again', async () => {
  const { user } = showLeadForm();
  fillIn({ ...leadEntries(), Email: 'asha' });
  await submit(user);
  await expect(field('Email')).toShowError('Invalid email address format.');
  await enter(user, 'Email', '@');
  await expect(field('Email')).toShowError('Entered email is not a valid email.');
});

test.each(['Name', 'Email', 'Phone', 'Message'])('a valid %s loses its message', async (label) => {
  const { user } = showLeadForm();
  await submit(user);
  await expect(field(label)).toShowError(`${label === 'Phone' ? 'Phone number' : label} is required.`);
  fillIn({ [label]: leadEntries()[label] ?? '' });
  await expect(field(label)).toShowNoError();
});

test('an empty contact form asks for every required field and for no other', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  await submit(user);
  const [optional, required] = [true, undefined].map((isOptional) =>
    Object.values<Field>(contactFields).filter((spec) => spec.optional === isOptional),
  );
  for (const { label } of required ?? []) await expect(field(label)).toShowError('This field is required');
  for (const { label } of optional ?? []) await expect(field(label)).toShowNoError();
  expect([required?.length, optional?.length]).toEqual([7, 2]);
  expect(posts).toEqual([]);
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

test('an optional field has no message once it is empty again', async () => {
  showContactForm();
  for (const [label, message] of [
    ['Email', 'Entered email is not a valid email.'],
    ['Phone', tooFewDigits],
  ] as const) {
    fillIn({ [label]: '7' });
    await expect(field(label)).toShowError(message);
    fillIn({ [label]: '' });
    await expect(field(label)).toShowNoError();
  }
});
