import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { enterMoves } from '../../src/forms/enterMoves';
import { catchPosts, consentBox, enter, field, fillIn } from '../helpers/forms';
import { contactEntries, leadEntries, showContactForm, showLeadForm } from '../helpers/formViews';

const submitButton = () => screen.getByText('Submit', { selector: 'button' });
const focused = () => document.activeElement;

test('Enter moves through a valid lead form, field by field, to the consent and the submit button', async () => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  fillIn(leadEntries());
  await user.click(field('Name'));
  const visited = [];
  for (let presses = 0; presses < 5; presses += 1) {
    await user.keyboard('{Enter}');
    visited.push(focused());
  }
  expect(visited).toEqual([field('Email'), field('Phone'), field('Message'), consentBox(), submitButton()]);
  expect(posts).toEqual([]);
});

test('Enter moves through the contact page too, past the optional fields', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  fillIn(contactEntries());
  await user.click(field('First name'));
  const labels = [...Object.keys(contactEntries()).slice(1), 'Email', 'Phone'];
  for (const label of labels) {
    await user.keyboard('{Enter}');
    expect(field(label)).toHaveFocus();
  }
  await user.keyboard('{Enter}');
  expect(consentBox()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(submitButton()).toHaveFocus();
  expect(posts).toEqual([]);
});

test.each([
  ['Name', 'Asha2', 'Name should not contain special characters or numbers.'],
  ['Email', 'asha', 'Entered email is not a valid email.'],
  ['Phone', '98', 'Phone number must be exactly 10 digits.'],
])('Enter in an invalid %s shows its error and keeps the focus', async (label, value, message) => {
  const { user } = showLeadForm();
  fillIn({ [label]: value });
  await user.click(field(label));
  await user.keyboard('{Enter}');
  await expect(field(label)).toShowError(message);
  expect(field(label)).toHaveFocus();
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

test('Enter moves from the last control to the first and skips disabled ones', async () => {
  const validate = vi.fn<(field: string) => Promise<boolean>>(async () => true);
  const submitted = vi.fn<() => void>();
  render(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form aria-label="Two fields" onSubmit={submitted} onKeyDown={enterMoves(validate)}>
      <input aria-label="one" data-field="one" />
      <input aria-label="off" data-field="off" disabled />
      <input aria-label="two" data-field="two" />
      <button type="submit" disabled>
        Submit
      </button>
    </form>,
  );
  const user = userEvent.setup({ delay: null });
  screen.getByLabelText('one').focus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('two')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('one')).toHaveFocus();
  expect(validate.mock.calls).toEqual([['one'], ['two']]);
  expect(submitted).not.toHaveBeenCalled();
});
