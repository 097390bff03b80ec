/** The buttons under a field: Put it back, a corrected address, a spelling of the name that is accepted. */
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { contactEntries, leadEntries, showContactForm, showLeadForm } from '../helpers/formViews';
import { fromAbroad, offeredNumber } from '../helpers/phones';

// Found by text: a search by role would compute the style of the whole form every time.
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const putItBack = () => button('Put it back');
const use = (name: string) => screen.findByText(`Use ${name}`, { selector: 'button' });
/** The offers that are shown. */
const offers = () =>
  screen
    .queryAllByText(/^(?:Put it back|Did you mean|Use )/, { selector: 'button' })
    .map(({ textContent }) => textContent);

let posts: ReturnType<typeof catchPosts>;
beforeEach(startDialogs);
beforeEach(() => {
  posts = catchPosts();
});
/** Sends the form; returns a posted value. */
const send = async ({ user }: ReturnType<typeof showLeadForm>, name: string) => {
  await submit(user);
  await screen.findByText('Thank you');
  return Object.fromEntries(posts[0]?.fields ?? [])[name];
};

const email = ['Email', 'email'] as const;
const name = ['Name', 'last_name'] as const;
test.each([
  [...email, 'asha_rao+x@example.com', 'Put it back', 'asha_rao+x@example.com', []],
  // Spaces around an address are not put back.
  [...email, ' asha_rao@example.com ', 'Put it back', 'asha_rao@example.com', []],
  [...email, 'asha@gmial.com', 'Did you mean asha@gmail.com?', 'asha@gmail.com', []],
  [...name, 'Emily McDonald', 'Use Emily Mcdonald', 'Emily Mcdonald', ['Put it back']],
  [...name, "Sean O'Brien", 'Use Sean Obrien', 'Sean Obrien', ['Put it back']],
  [...name, 'Ann-Marie Clark', 'Use Ann Marie Clark', 'Ann Marie Clark', ['Put it back']],
  [...name, 'J. Smith', 'Use J Smith', 'J Smith', ['Put it back']],
])('%s (%s) with "%s": one press of “%s” makes it "%s", which is sent', async (...row) => {
  const [label, wireName, typed, offer, value, left] = row;
  const view = showLeadForm();
  fillIn({ ...leadEntries(), [label]: '' });
  await view.user.click(field(label));
  await view.user.paste(typed);
  await view.user.tab();
  await view.user.click(await screen.findByText(offer, { selector: 'button' }));
  expect(field(label)).toHaveValue(value);
  expect(field(label)).toHaveFocus();
  await expect(field(label)).toShowNoError();
  expect(offers()).toEqual(left);
  expect(await send(view, wireName)).toBe(value);
  // The sent form is empty, without notes and offers.
  expect(field(label)).toHaveValue('');
  expect(screen.queryByText(/^Removed:/)).toBeNull();
  expect(offers()).toEqual([]);
});

test('a spelling is not offered on the way to a button, which the offer would move from under the pointer', async () => {
  const { user } = showLeadForm();
  await user.click(field('Name'));
  await user.keyboard('Emily McDonald');
  act(() => button('Submit').focus());
  expect(offers()).toEqual([]);
  act(() => field('Name').focus());
  act(() => field('Message').focus());
  expect(offers()).toEqual(['Use Emily Mcdonald']);
});

test('an address is put back without the space that a phone’s keyboard has added', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao@example.com ');
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('an address that a program fills in gets its correction at once, because nothing more is typed', () => {
  showLeadForm();
  fillIn({ Email: 'asha@gmail.co' });
  expect(offers()).toEqual(['Did you mean asha@gmail.com?']);
});

test('a name that a program fills in gets its offer at once, because nothing more is typed', () => {
  showLeadForm();
  fillIn({ Name: 'Emily McDonald' });
  expect(offers()).toEqual(['Use Emily Mcdonald']);
});

test('an arrow key does not end an entry: nothing is offered yet', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Emily McDonald');
  await user.keyboard('{ArrowLeft}');
  expect(offers()).toEqual([]);
});

test('a visitor who leaves the field for another window is offered nothing yet', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Emily McDonald');
  act(() => field('Name').blur());
  expect(offers()).toEqual([]);
});

/** Types an address with a slip and a character that its field removes, and takes the correction. */
const takeCorrection = async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao@gmial.com');
  await user.click(field('Message'));
  await user.click(button('Did you mean asharao@gmail.com?'));
  return user;
};

test('a correction replaces the whole entry, so nothing of it is left to be put back', async () => {
  await takeCorrection();
  expect(screen.queryByText(/^Removed:/)).toBeNull();
});

test('a field that holds a correction still refuses what it cannot hold', async () => {
  const user = await takeCorrection();
  await user.keyboard('_');
  expect(field('Email')).toHaveValue('asharao@gmail.com');
});

test('a number that was put back still refuses letters', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Phone', fromAbroad);
  await user.click(field('Message'));
  await user.click(button(`Use ${offeredNumber}`));
  await user.click(putItBack());
  expect(field('Phone')).toHaveValue(fromAbroad);
  await user.keyboard('x');
  expect(field('Phone')).toHaveValue(fromAbroad);
});

test('a restored address stays as typed until the field is emptied, and is checked on submit', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao@example');
  expect(putItBack().closest('[aria-live="polite"]')).toBeInTheDocument();
  await user.click(putItBack());
  expect(screen.queryByText(/^Removed:/)).toBeNull();
  await expect(field('Email')).toShowError('Invalid email address format.');
  await user.type(field('Email'), '.c_om');
  expect(field('Email')).toHaveValue('asha_rao@example.c_om');
  await expect(field('Email')).toShowNoError();
  await user.clear(field('Email'));
  await enter(user, 'Email', 'a_b');
  expect(field('Email')).toHaveValue('ab');
  expect(putItBack()).toBeVisible();
});

test('a paste without such characters leaves the removed ones of the text before it to be put back', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao@exampl');
  await user.click(field('Email'));
  await user.paste('e.com');
  expect(field('Email')).toHaveValue('asharao@example.com');
  expect(screen.getByText(/^Removed: underscore/)).toBeVisible();
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('edits made before Put it back also apply to the address as typed', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_raox@example.com');
  await user.type(field('Email'), '{Backspace}', { initialSelectionStart: 8, initialSelectionEnd: 8 });
  expect(field('Email')).toHaveValue('asharao@example.com');
  await user.click(putItBack());
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('offers nothing for characters that no address can have, in Phone, and for a name with a digit', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha rao(é@example.com');
  await enter(user, 'Phone', '98_76+');
  await enter(user, 'Name', 'Asha2');
  await submit(user);
  expect(screen.getAllByText(/^Removed:/)).toHaveLength(2);
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  expect(offers()).toEqual([]);
});

test('suggests nothing for an unfinished domain until the visitor moves on, and never blocks a submit', async () => {
  const view = showContactForm();
  fillIn(contactEntries());
  await enter(view.user, 'Email', 'asha@gmail.co');
  expect(offers()).toEqual([]);
  await view.user.click(field('Phone'));
  expect(offers()).toEqual(['Did you mean asha@gmail.com?']);
  expect(await send(view, 'email')).toBe('asha@gmail.co');
});

test('both buttons of an address work by keyboard', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha_rao@gmial.com');
  for (const [offer, value] of [
    ['Put it back', 'asha_rao@gmial.com'],
    ['Did you mean asha_rao@gmail.com?', 'asha_rao@gmail.com'],
  ] as const) {
    await user.tab();
    expect(button(offer)).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(field('Email')).toHaveValue(value);
  }
  expect(document.querySelectorAll('[aria-invalid="true"]')).toHaveLength(0);
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

test('the contact page offers spellings in each of its names, after a refused submit', async () => {
  const { user } = showContactForm();
  fillIn({ ...contactEntries(), 'First name': 'Ann-Marie', 'Last name': 'McDonald' });
  await submit(user);
  expect(await use('Ann Marie')).toBeVisible();
  expect(await use('Mcdonald')).toBeVisible();
  expect(posts).toEqual([]);
});
