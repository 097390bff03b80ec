import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { firstFailure } from '../../schemas';
import { phone } from '../../schemas/fields/phone';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { contactEntries, showContactForm, showLeadForm } from '../helpers/formViews';
import { descriptionsOf } from '../helpers/matchers';

const removed = (...names: string[]) => `Removed: ${names.join(', ')}`;

test('Email removes invalid characters as they are typed, and a note names each one once', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao_x+y é@example.com');
  expect(field('Email')).toHaveValue('asharaoxy@example.com');
  expect(descriptionsOf(field('Email'))).toContain(
    removed('underscore (_)', 'plus sign (+)', 'space', '“é”'),
  );
  await expect(field('Email')).toShowNoError();
});

test('Phone keeps digits, brackets, dots and hyphens, and a note names the rest', async () => {
  const { user } = showLeadForm();
  const [start, end] = [phone.sample.slice(0, 2), phone.sample.slice(2)];
  await enter(user, 'Phone', `(${start}).[]- ${end}x#`);
  expect(field('Phone')).toHaveValue(`(${start}).[]-${end}`);
  expect(descriptionsOf(field('Phone'))).toContain(removed('space', '“x”', '“#”'));
  await expect(field('Phone')).toShowNoError();
});

test('the note is announced politely and shown with the hint and the error', async () => {
  const { user } = showLeadForm();
  const start = phone.sample.slice(0, 2);
  const message = firstFailure(phone.rules, start)?.message ?? '';
  await enter(user, 'Phone', `${start}x`);
  await expect(field('Phone')).toShowError(message);
  const note = screen.getByText(removed('“x”'));
  expect(note.closest('[aria-live="polite"]')).toBeInTheDocument();
  expect(descriptionsOf(field('Phone'))).toEqual([message, removed('“x”'), phone.hint]);
});

test('a sent form has no note', async () => {
  startDialogs();
  catchPosts();
  const { user } = showContactForm();
  fillIn(contactEntries());
  await enter(user, 'Email', 'asha_rao@example.com');
  await submit(user);
  await screen.findByText('Thank you');
  expect(field('Email')).toHaveValue('');
  expect(screen.queryByText(removed('underscore (_)'))).toBeNull();
});

test('stripping in the middle of a value keeps the caret in place', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha@example.com');
  await user.type(field('Email'), '_x', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field('Email')).toHaveValue('ashax@example.com');
  expect(field('Email').selectionStart).toBe(5);
});

test('Name, Message and the names of the contact page are never stripped', async () => {
  const { user } = showContactForm();
  await enter(user, 'First name', 'A_+1');
  await enter(user, 'Message', 'A_+1');
  expect(field('First name')).toHaveValue('A_+1');
  expect(field('Message')).toHaveValue('A_+1');
});
