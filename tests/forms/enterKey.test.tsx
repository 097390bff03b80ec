import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { nextStop } from '../../src/native/nextStop';
import { catchPosts, consentBox, enter, field, fillIn } from '../helpers/forms';
import { leadEntries, showContactForm, showLeadForm } from '../helpers/formViews';
import { fieldOf, putForm } from '../helpers/prerendered';

const submitButton = () => screen.getByText('Submit', { selector: 'button' });
const focused = () => document.activeElement;

test('Enter moves through a valid lead form to the consent and the submit button', async () => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  fillIn(leadEntries());
  await user.click(field('Name'));
  const visited = [];
  const rest = Object.keys(leadEntries()).slice(1);
  for (let presses = 0; presses < rest.length + 2; presses += 1) {
    await user.keyboard('{Enter}');
    visited.push(focused());
  }
  expect(visited).toEqual([...rest.map((label) => field(label)), consentBox(), submitButton()]);
  expect(posts).toEqual([]);
});

test('Enter in an invalid field shows its error and keeps the focus', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha');
  await user.keyboard('{Enter}');
  await expect(field('Email')).toShowError('Entered email is not a valid email.');
  expect(field('Email')).toHaveFocus();
});

test('Enter in the message moves on, Shift+Enter breaks the line', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Message', 'one');
  await user.keyboard('{Shift>}{Enter}{/Shift}two');
  expect(field('Message')).toHaveValue('one\ntwo');
  expect(field('Message')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('Message')).toHaveValue('one\ntwo');
  expect(consentBox()).toHaveFocus();
});

test('Enter on the consent box moves on without ticking it, even if fields are invalid', async () => {
  const { user } = showLeadForm();
  consentBox().focus();
  await user.keyboard('{Enter}');
  expect(consentBox()).not.toBeChecked();
  expect(submitButton()).toHaveFocus();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('Enter on a clear button clears its field', async () => {
  const { user } = showContactForm();
  await enter(user, 'Location', 'York');
  screen.getByLabelText('Clear Location').focus();
  await user.keyboard('{Enter}');
  expect(field('Location')).toHaveValue('');
  expect(field('Location')).toHaveFocus();
});

test('Enter that confirms a word of an input method does not move', () => {
  showLeadForm();
  const event = createEvent.keyDown(field('Name'), { key: 'Enter', isComposing: true });
  fireEvent(field('Name'), event);
  expect(event.defaultPrevented).toBe(false);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('after the last control comes the first, and disabled ones are skipped', () => {
  const form = putForm('subscribe');
  const button = form.querySelector<HTMLElement>('[type="submit"]') ?? form;
  const email = fieldOf(form, 'email');
  expect(nextStop(form, email)).toBe(button);
  expect(nextStop(form, button)).toBe(email);
  button.setAttribute('disabled', '');
  expect(nextStop(form, email)).toBe(email);
});
