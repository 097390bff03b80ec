import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enter, field, fillIn, submit } from '../helpers/forms';
import { descriptionsOf } from '../helpers/matchers';
import { showLeadForm } from '../helpers/formViews';

test('typing and Backspace keep the message in step with the value', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'అనిల్2');
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
  await expect(field('Name')).toShowError('Name is required.');
  fillIn({ Name: ' 2' });
  await expect(field('Name')).toShowError(
    'Name should not start or end with a space or contain multiple consecutive spaces.',
  );
  expect(descriptionsOf(field('Name'))).toHaveLength(1);
  expect(screen.getByText('Phone number is required.')).toBeVisible();
});
