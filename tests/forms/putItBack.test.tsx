import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { contactEntries, leadEntries, showContactForm, showLeadForm } from '../helpers/formViews';

beforeEach(startDialogs);

const putItBack = () => screen.getByRole('button', { name: 'Put it back' });
const didYouMean = (address: string) => screen.getByRole('button', { name: `Did you mean ${address}?` });
const buttonNames = () =>
  screen
    .queryAllByRole('button', { name: /^(?:Put it back|Did you mean)/ })
    .map(({ textContent }) => textContent);

test('an address that lost its underscore can be put back as typed, and is sent like that', async () => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  const { Email: _, ...others } = leadEntries();
  fillIn(others);
  await enter(user, 'Email', 'asha_rao+x@example.com');
  expect(field('Email')).toHaveValue('asharaox@example.com');
  expect(putItBack().closest('[aria-live="polite"]')).toBeInTheDocument();
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao+x@example.com');
  expect(field('Email')).toHaveFocus();
  expect(buttonNames()).toEqual([]);
  expect(screen.queryByText(/^Removed:/)).toBeNull();
  await submit(user);
  await screen.findByText('Thank you');
  expect(Object.fromEntries(posts[0]?.fields ?? [])['email']).toBe('asha_rao+x@example.com');
});

test('a restored address stays as typed until the field is emptied, and is checked on submit', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao@example');
  await user.click(putItBack());
  await expect(field('Email')).toShowError('Invalid email address format.');
  await user.type(field('Email'), '.c_om');
  expect(field('Email')).toHaveValue('asha_rao@example.c_om');
  await expect(field('Email')).toShowNoError();
  await user.clear(field('Email'));
  await enter(user, 'Email', 'a_b');
  expect(field('Email')).toHaveValue('ab');
  expect(putItBack()).toBeVisible();
});

test('edits made before Put it back also apply to the address as typed', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_raox@example.com');
  await user.type(field('Email'), '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 });
  expect(field('Email')).toHaveValue('asharao@example.com');
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('spaces around an address are not put back', async () => {
  const { user } = showLeadForm();
  await user.click(field('Email'));
  await user.paste(' asha_rao@example.com ');
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('offers no Put it back for characters that no address can have, nor in Phone', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha rao(é@example.com');
  await enter(user, 'Phone', '98_76+');
  expect(screen.getAllByText(/^Removed:/)).toHaveLength(2);
  expect(buttonNames()).toEqual([]);
});

test('the clear button removes the value, the note and the button', async () => {
  const { user } = showContactForm();
  await enter(user, 'Email', 'a_b@example.com');
  await user.click(putItBack());
  await user.click(screen.getByLabelText('Clear Email'));
  expect(buttonNames()).toEqual([]);
  await enter(user, 'Email', 'a_b');
  expect(field('Email')).toHaveValue('ab');
});

test('a pasted address with a name becomes the address in it, without a note', async () => {
  const { user } = showLeadForm();
  await user.click(field('Email'));
  await user.paste('"Rao, Asha" <asha@example.com>');
  expect(field('Email')).toHaveValue('asha@example.com');
  expect(screen.queryByText(/^Removed:/)).toBeNull();
});

test('suggests a correction for a likely typo in the domain, and one press applies it', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha@gmial.com');
  await user.click(didYouMean('asha@gmail.com'));
  expect(field('Email')).toHaveValue('asha@gmail.com');
  expect(field('Email')).toHaveFocus();
  expect(buttonNames()).toEqual([]);
  await expect(field('Email')).toShowNoError();
});

test('suggests nothing for an unfinished domain until the visitor moves on', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha@gmail.co');
  expect(buttonNames()).toEqual([]);
  await user.click(field('Phone'));
  expect(didYouMean('asha@gmail.com')).toBeVisible();
});

test('a suggestion never blocks a submit', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), Email: 'asha@gmial.com' });
  expect(didYouMean('asha@gmail.com')).toBeVisible();
  await submit(user);
  await screen.findByText('Thank you');
  expect(Object.fromEntries(posts[0]?.fields ?? [])['email']).toBe('asha@gmial.com');
});

test('both buttons work by keyboard', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao@gmial.com');
  await user.tab();
  expect(putItBack()).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('Email')).toHaveValue('asha_rao@gmial.com');
  await user.tab();
  expect(didYouMean('asha_rao@gmail.com')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(field('Email')).toHaveValue('asha_rao@gmail.com');
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});
