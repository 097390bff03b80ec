import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstFailure } from '../../schemas';
import { phone } from '../../schemas/fields/phone';
import { enter, field, fillIn, submit } from '../helpers/forms';
import { showLeadForm } from '../helpers/formViews';
import { descriptionsOf } from '../helpers/matchers';

/** What the phone's rules say of a value. */
const messageFor = (value: string) => firstFailure(phone.rules, value)?.message ?? '';

test('typing and Backspace keep the message in step with the value', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'అనిల్2');
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  await user.keyboard('{Backspace}');
  await expect(field('Name')).toShowNoError();
  const digits = phone.sample;
  await enter(user, 'Phone', `${digits}1`);
  await expect(field('Phone')).toShowError(messageFor(`${digits}1`));
  await user.keyboard('{Backspace}');
  await expect(field('Phone')).toShowNoError();
  await user.keyboard('{Backspace}');
  await expect(field('Phone')).toShowError(messageFor(digits.slice(0, -1)));
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
