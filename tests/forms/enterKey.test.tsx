import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchPosts, consentBox, enter, field, fillIn } from '../helpers/forms';
import { leadEntries, showLeadForm } from '../helpers/formViews';

// e2e/accessibility/keyboard.spec.ts sends a form by Enter, with a mistake on the way.

const submitButton = () => screen.getByText('Submit', { selector: 'button' });

test('Enter moves through a valid lead form to the consent and the submit button', async () => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  fillIn(leadEntries());
  const [first = '', ...rest] = Object.keys(leadEntries());
  await user.click(field(first));
  for (const next of [...rest.map((label) => field(label)), consentBox(), submitButton()]) {
    await user.keyboard('{Enter}');
    expect(next).toHaveFocus();
  }
  expect(consentBox()).not.toBeChecked();
  expect(posts).toEqual([]);
});

test('Enter in the message and in the consent box moves on, also past mistakes; Shift+Enter breaks the line', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Message', 'one');
  await user.keyboard('{Shift>}{Enter}{/Shift}two');
  expect(field('Message')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('Message')).toHaveValue('one\ntwo');
  expect(consentBox()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(submitButton()).toHaveFocus();
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test('Enter that confirms a word of an input method does not move', () => {
  showLeadForm();
  const event = createEvent.keyDown(field('Name'), { key: 'Enter', isComposing: true });
  fireEvent(field('Name'), event);
  expect(event.defaultPrevented).toBe(false);
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});
