/** The buttons under a field: Put it back, a corrected address, a spelling of the name that is accepted. */
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { contactEntries, leadEntries, showContactForm, showLeadForm } from '../helpers/formViews';

const button = (name: string) => screen.getByRole('button', { name });
const putItBack = () => button('Put it back');
const didYouMean = (address: string) => button(`Did you mean ${address}?`);
const use = (name: string) => screen.findByRole('button', { name: `Use ${name}` });
/** The offers that are shown. */
const offers = () =>
  screen
    .queryAllByRole('button', { name: /^(?:Put it back|Did you mean|Use )/ })
    .map(({ textContent }) => textContent);

let posts: ReturnType<typeof catchPosts>;
beforeEach(() => {
  startDialogs();
  posts = catchPosts();
});
/** Sends the form; returns a posted value. */
const send = async ({ user }: ReturnType<typeof showLeadForm>, name: string) => {
  await submit(user);
  await screen.findByText('Thank you');
  return Object.fromEntries(posts[0]?.fields ?? [])[name];
};

test('an address that lost its underscore can be put back as typed, and is sent like that', async () => {
  const view = showLeadForm();
  fillIn({ ...leadEntries(), Email: '' });
  await enter(view.user, 'Email', 'asha_rao+x@example.com');
  expect(field('Email')).toHaveValue('asharaox@example.com');
  expect(putItBack().closest('[aria-live="polite"]')).toBeInTheDocument();
  await view.user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao+x@example.com');
  expect(field('Email')).toHaveFocus();
  expect(offers()).toEqual([]);
  expect(screen.queryByText(/^Removed:/)).toBeNull();
  expect(await send(view, 'email')).toBe('asha_rao+x@example.com');
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
  expect(offers()).toEqual([]);
});

test('the clear button removes the value, the note and the button', async () => {
  const { user } = showContactForm();
  await enter(user, 'Email', 'a_b@example.com');
  await user.click(putItBack());
  await user.click(screen.getByLabelText('Clear Email'));
  expect(offers()).toEqual([]);
  await enter(user, 'Email', 'a_b');
  expect(field('Email')).toHaveValue('ab');
});

test('suggests a correction for a likely typo in the domain, and one press applies it', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha@gmial.com');
  await user.click(didYouMean('asha@gmail.com'));
  expect(field('Email')).toHaveValue('asha@gmail.com');
  expect(field('Email')).toHaveFocus();
  expect(offers()).toEqual([]);
  await expect(field('Email')).toShowNoError();
});

test('suggests nothing for an unfinished domain until the visitor moves on, and never blocks a submit', async () => {
  const view = showContactForm();
  fillIn(contactEntries());
  await enter(view.user, 'Email', 'asha@gmail.co');
  expect(offers()).toEqual([]);
  await view.user.click(field('Phone'));
  expect(didYouMean('asha@gmail.com')).toBeVisible();
  expect(await send(view, 'email')).toBe('asha@gmail.co');
});

test('both buttons of an address work by keyboard', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao@gmial.com');
  for (const [offer, value] of [
    [putItBack, 'asha_rao@gmial.com'],
    [() => didYouMean('asha_rao@gmail.com'), 'asha_rao@gmail.com'],
  ] as const) {
    await user.tab();
    expect(offer()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('Email')).toHaveValue(value);
  }
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
});

test.each([
  ['Emily McDonald', 'Emily Mcdonald'],
  ["Sean O'Brien", 'Sean Obrien'],
  ['Ann-Marie Clark', 'Ann Marie Clark'],
  ['J. Smith', 'J Smith'],
])('%s is refused, and sent as %s after one tap', async (typed, offered) => {
  const view = showLeadForm();
  fillIn({ ...leadEntries(), Name: typed });
  await submit(view.user);
  await view.user.click(await use(offered));
  expect(field('Name')).toHaveValue(offered);
  expect(field('Name')).toHaveFocus();
  await expect(field('Name')).toShowNoError();
  expect(await send(view, 'last_name')).toBe(offered);
});

test('a spelling is offered once the visitor goes on to the next field, under the message', async () => {
  const { user } = showLeadForm();
  const message = 'Each word should start with a capital or small letter, but the rest must be lowercase.';
  await enter(user, 'Name', 'Emily McDonald');
  await expect(field('Name')).toShowError(message);
  expect(offers()).toEqual([]);
  await user.click(field('Email'));
  const position = screen.getByText(message).compareDocumentPosition(await use('Emily Mcdonald'));
  expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('Put it back restores the name as typed with its offer; typing on takes both away', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', "Sean O'Brien");
  await user.click(field('Email'));
  await user.click(await use('Sean Obrien'));
  expect(offers()).toEqual(['Put it back']);
  await user.click(putItBack());
  expect(field('Name')).toHaveValue("Sean O'Brien");
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  await user.click(await use('Sean Obrien'));
  await user.type(field('Name'), '-Jones');
  expect(offers()).toEqual([]);
  await user.click(field('Email'));
  await use('Sean Obrien Jones');
  await user.type(field('Name'), 'x');
  expect(offers()).toEqual([]);
});

test('a name with a digit gets its message alone', async () => {
  const { user } = showLeadForm();
  fillIn({ ...leadEntries(), Name: 'Asha2' });
  await submit(user);
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  expect(offers()).toEqual([]);
});

test('the contact page offers spellings in each of its names', async () => {
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), 'First name': 'Ann-Marie', 'Last name': 'McDonald' });
  await submit(user);
  expect(await use('Ann Marie')).toBeVisible();
  expect(await use('Mcdonald')).toBeVisible();
});
