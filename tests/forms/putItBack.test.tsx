import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { contactEntries, leadEntries, showContactForm, showLeadForm } from '../helpers/formViews';

const putItBack = () => screen.getByRole('button', { name: 'Put it back' });
const didYouMean = (address: string) => screen.getByRole('button', { name: `Did you mean ${address}?` });
const buttonNames = () =>
  screen
    .queryAllByRole('button', { name: /^(?:Put it back|Did you mean)/ })
    .map(({ textContent }) => textContent);

test('an address that lost its underscore can be put back as typed, and is sent like that', async () => {
  const posts = catchPosts();
  const { user, onSent } = showLeadForm();
  const { Email: _, ...others } = leadEntries();
  fillIn(others);
  await enter(user, 'Email', 'asha_rao+x@example.com');
  expect(field('Email')).toHaveValue('asharaox@example.com');
  expect(putItBack().closest('[aria-live="polite"]')).toBeInTheDocument();
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao+x@example.com');
  expect(field('Email')).toHaveFocus();
  expect(buttonNames()).toEqual([]);
  expect(screen.queryByText(/^Removed because/)).toBeNull();
  await submit(user);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(Object.fromEntries(posts[0]?.fields ?? [])['email']).toBe('asha_rao+x@example.com');
});

test('it stays as typed while it is edited, with the messages of a submit, until the field is emptied', async () => {
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

test('edits before it is put back are made to the address as typed, too', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_raox@example.com');
  await user.type(field('Email'), '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 });
  expect(field('Email')).toHaveValue('asharao@example.com');
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('blanks around an address are not put back', async () => {
  const { user } = showLeadForm();
  await user.click(field('Email'));
  await user.paste(' asha_rao@example.com ');
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('what no address can hold is not offered back, and neither is anything in Phone', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha rao(é@example.com');
  await enter(user, 'Phone', '98_76+');
  expect(screen.getAllByText(/^Removed because/)).toHaveLength(2);
  expect(buttonNames()).toEqual([]);
});

test('the clear button takes everything back with it', async () => {
  const { user } = showContactForm();
  await enter(user, 'Email', 'a_b@example.com');
  await user.click(putItBack());
  await user.click(screen.getByLabelText('Clear Email'));
  expect(buttonNames()).toEqual([]);
  await enter(user, 'Email', 'a_b');
  expect(field('Email')).toHaveValue('ab');
});

test.each([
  'Asha Rao <asha@example.com>',
  '"Rao, Asha" <asha@example.com>',
  'mailto:asha@example.com',
  'mailto:asha@example.com?subject=Hello',
])('%s, pasted, becomes the address in it, without a note', async (pasted) => {
  const { user } = showLeadForm();
  await user.click(field('Email'));
  await user.paste(pasted);
  expect(field('Email')).toHaveValue('asha@example.com');
  await expect(field('Email')).toShowNoError();
  expect(screen.queryByText(/^Removed because/)).toBeNull();
});

test('an address in a name that a browser fills in keeps what can be put back', async () => {
  const { user } = showLeadForm();
  fillIn({ Email: 'Asha Rao <asha_rao@example.com>' });
  expect(field('Email')).toHaveValue('asharao@example.com');
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('a likely slip in the domain is asked about, and one press mends it', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha@gmial.com');
  await user.click(didYouMean('asha@gmail.com'));
  expect(field('Email')).toHaveValue('asha@gmail.com');
  expect(field('Email')).toHaveFocus();
  expect(buttonNames()).toEqual([]);
  await expect(field('Email')).toShowNoError();
});

test('a domain that may still be typed to its end is asked about when the visitor goes on', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha@gmail.co');
  expect(buttonNames()).toEqual([]);
  await user.click(field('Phone'));
  expect(didYouMean('asha@gmail.com')).toBeVisible();
});

test('a suggestion keeps what can be put back', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao@gmial.com');
  await user.click(didYouMean('asharao@gmail.com'));
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao@gmail.com');
});

test('a suggestion never stops a submit', async () => {
  const posts = catchPosts();
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), Email: 'asha@gmial.com' });
  expect(didYouMean('asha@gmail.com')).toBeVisible();
  await submit(user);
  await screen.findByText('Thank you');
  expect(Object.fromEntries(posts[0]?.fields ?? [])['email']).toBe('asha@gmial.com');
});

test('both buttons are reached and pressed by keyboard', async () => {
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

/** What an input method does: it shows a word that is not finished, then ends it. */
const compose = (label: string, value: string) => {
  const event = createEvent.input(field(label), { target: { value } });
  Object.defineProperty(event, 'isComposing', { value: true });
  fireEvent(field(label), event);
};

test('a word that an input method still composes is left alone, and stripped when it ends', () => {
  showLeadForm();
  fireEvent.compositionStart(field('Email'));
  compose('Email', 'asha_');
  expect(field('Email')).toHaveValue('asha_');
  compose('Email', 'asha_రa');
  expect(field('Email')).toHaveValue('asha_రa');
  fireEvent.compositionEnd(field('Email'));
  expect(field('Email')).toHaveValue('ashaa');
  expect(screen.getByText('Removed because it cannot be used here: underscore (_), “ర”')).toBeVisible();
  expect(putItBack()).toBeVisible();
});

test('a name that is composed is checked at once: nothing in it is ever rewritten', async () => {
  showLeadForm();
  compose('Name', 'రా2');
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  compose('Name', 'రాజ్\u200cకుమార్');
  await expect(field('Name')).toShowNoError();
});
