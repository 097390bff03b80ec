import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setQuietly } from '../../src/browser/editInput';
import { consentBox, enter, field } from '../helpers/forms';
import { showContactForm, showLeadForm, showSubscribeForm } from '../helpers/formViews';

// e2e/accessibility/keyboard.spec.ts sends a form by Enter, with a mistake on the way.

test('Enter in the message and in the consent box moves on, also past mistakes; Shift+Enter breaks the line', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Message', 'one');
  await user.keyboard('{Shift>}{Enter}{/Shift}two');
  expect(field('Message')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('Message')).toHaveValue('one\ntwo');
  expect(consentBox()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('Submit', { selector: 'button' })).toHaveFocus();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('Enter keeps the focus in a wrong field, and shows its message', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Asha 2');
  await user.keyboard('{Enter}');
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  expect(field('Name')).toHaveFocus();
});

test('Enter takes its visitor from a right field to the next one', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Asha');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field('Email')).toHaveFocus());
});

test('Enter takes its visitor on from a field that a password manager has filled in without an event', async () => {
  showLeadForm();
  const input = field('Name');
  input.focus();
  setQuietly(input, 'Asha Rao');
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(field('Email')).toHaveFocus());
});

test('Enter first takes a suggestion of a list, which Safari does after `keydown`, and then moves on', async () => {
  const { user } = showContactForm();
  await enter(user, 'Designation', 'Student');
  expect(fireEvent.keyDown(field('Designation'), { key: 'Enter' })).toBe(true);
  expect(field('Designation')).toHaveFocus();
  expect(fireEvent.keyPress(field('Designation'), { key: 'Enter', charCode: 13 })).toBe(false);
  await waitFor(() => expect(field('College name')).toHaveFocus());
});

test('a visitor who goes elsewhere while Enter checks a field stays there', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Asha');
  fireEvent.keyDown(field('Name'), { key: 'Enter' });
  field('Message').focus();
  await expect(field('Name')).toShowNoError();
  expect(field('Message')).toHaveFocus();
});

test.each([
  { browser: 'most browsers', key: { isComposing: true } },
  { browser: 'Safari, which has ended the composition by then,', key: { keyCode: 229 } },
])('in $browser Enter that confirms a word of an input method does not move', ({ key }) => {
  showLeadForm();
  const event = createEvent.keyDown(field('Name'), { key: 'Enter', ...key });
  fireEvent(field('Name'), event);
  expect(event.defaultPrevented).toBe(false);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('“Next” of an Android keyboard, which comes while a word is being composed, moves on', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Asha');
  fireEvent.keyDown(field('Name'), { key: 'Enter', keyCode: 13, isComposing: true });
  await waitFor(() => expect(field('Email')).toHaveFocus());
});

test.each([
  { form: 'a lead form', show: showLeadForm, label: 'Email', key: 'next' },
  { form: 'the newsletter, whose only field sends it', show: showSubscribeForm, label: 'Email', key: 'send' },
])('the keyboard of a phone shows “$key” in $form', ({ show, label, key }) => {
  show();
  expect(field(label)).toHaveAttribute('enterkeyhint', key);
});
