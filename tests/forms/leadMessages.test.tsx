import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { descriptionsOf } from '../helpers/matchers';
import { leadEntries, showLeadForm } from '../helpers/formViews';

const spaces = 'Name should not start or end with a space or contain multiple consecutive spaces.';
const lowercase = 'Each word should start with a capital or small letter, but the rest must be lowercase.';

/** Fills in everything but one field. */
const fillInAllBut = (label: string) => {
  const { [label]: _, ...others }: Record<string, string> = leadEntries();
  fillIn(others);
};

test.each([
  ['Name', ' Asha', spaces],
  ['Name', 'Asha ', spaces],
  ['Name', 'Asha  Rao', spaces],
  ['Name', 'A s h a', 'Name should not contain letter-by-letter spacing.'],
  ['Name', 'Asha2', 'Name should not contain special characters or numbers.'],
  ['Name', 'Asha-Rao', 'Name should not contain special characters or numbers.'],
  ['Name', 'ASHA Rao', lowercase],
  ['Name', 'Asha rAo', lowercase],
  ['Phone', '()', 'Phone number is required.'],
  ['Phone', '98765432101', 'Please enter a valid 10-digit contact number.'],
  ['Phone', '98765', 'Phone number must be exactly 10 digits.'],
  ['Phone', '5876543210', 'Phone number must start with a digit 6 or higher.'],
  ['Phone', '0000000000', 'Phone number must start with a digit 6 or higher.'],
  ['Message', '   ', 'Message is required.'],
])('%s "%s" says "%s", and is not sent', async (label, typed, message) => {
  const posts = catchPosts();
  const { user, onSent } = showLeadForm();
  fillInAllBut(label);
  await enter(user, label, typed);
  await expect(field(label)).toShowError(message);
  await submit(user);
  await expect(field(label)).toShowError(message);
  expect(field(label)).toHaveFocus();
  expect(posts).toEqual([]);
  expect(onSent).not.toHaveBeenCalled();
});

test.each([
  ['asha', 'Invalid email address format.'],
  ['asha@example', 'Invalid email address format.'],
  ['7asha@example.com', 'Email should not start with a number.'],
  ['123@example.com', 'Email should not start with a number.'],
  ['asha..rao@example.com', 'asha..rao@example.com is not a valid email...!'],
  ['-asha@example.com', '-asha@example.com is not a valid email...!'],
  ['asha@example.com.', 'asha@example.com. is not a valid email...!'],
  ['asha.@example.com', 'asha.@example.com is not a valid email... Dot before @ is not allowed.'],
  ['asha@.example.com', 'asha@.example.com is not a valid email... Dot after @ is not allowed.'],
])('Email "%s" gets the general message while typing and "%s" on submit', async (typed, message) => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  fillInAllBut('Email');
  await enter(user, 'Email', typed);
  await expect(field('Email')).toShowError('Entered email is not a valid email.');
  expect(descriptionsOf(field('Email'))).not.toContain(message);
  await submit(user);
  await expect(field('Email')).toShowError(message);
  expect(field('Email')).toHaveFocus();
  expect(posts).toEqual([]);
});

test.each([
  ['Name', 'Name is required.'],
  ['Email', 'Email is required.'],
  ['Phone', 'Phone number is required.'],
  ['Message', 'Message is required.'],
])('%s left empty says "%s" on submit, and once it was emptied also while typing', async (label, message) => {
  const { user } = showLeadForm();
  await submit(user);
  await expect(field(label)).toShowError(message);
  fillIn({ [label]: leadEntries()[label as 'Name'] });
  await expect(field(label)).toShowNoError();
  expect(descriptionsOf(field(label))).not.toContain(message);
  await user.clear(field(label));
  await expect(field(label)).toShowError(message);
});

test('Backspace keeps the check in step with what is left', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Asha2');
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  await user.keyboard('{Backspace}');
  await expect(field('Name')).toShowNoError();
  await enter(user, 'Phone', '98765432101');
  await expect(field('Phone')).toShowError('Please enter a valid 10-digit contact number.');
  await user.keyboard('{Backspace}');
  await expect(field('Phone')).toShowNoError();
  await user.keyboard('{Backspace}');
  await expect(field('Phone')).toShowError('Phone number must be exactly 10 digits.');
});

test('a field shows one message at a time, and the others keep theirs', async () => {
  const { user } = showLeadForm();
  await submit(user);
  await enter(user, 'Name', ' 2');
  await expect(field('Name')).toShowError(spaces);
  expect(screen.queryByText('Name is required.')).toBeNull();
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

test.each(['అనిల్ రావు', 'आशा राव', 'José Ñandú', 'asha rao', 'O'])('the name "%s" passes', async (name) => {
  const { user } = showLeadForm();
  await enter(user, 'Name', `${name}2`);
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  await user.keyboard('{Backspace}');
  await expect(field('Name')).toShowNoError();
});
