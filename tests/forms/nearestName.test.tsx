import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { contactEntries, leadEntries, showContactForm, showLeadForm } from '../helpers/formViews';

beforeEach(startDialogs);

const offer = (name: string) => screen.findByRole('button', { name: `Use ${name}` });
const offers = () => screen.queryAllByRole('button', { name: /^Use / });
const putItBack = () => screen.getByRole('button', { name: 'Put it back' });
const lowercaseRest =
  'Each word should start with a capital or small letter, but the rest must be lowercase.';

test.each([
  ['Emily McDonald', 'Emily Mcdonald'],
  ["Sean O'Brien", 'Sean Obrien'],
  ['Ann-Marie Clark', 'Ann Marie Clark'],
  ['J. Smith', 'J Smith'],
])('%s is refused, and sent as %s after one tap', async (typed, offered) => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  fillIn({ ...leadEntries(), Name: typed });
  await submit(user);
  await user.click(await offer(offered));
  expect(field('Name')).toHaveValue(offered);
  expect(field('Name')).toHaveFocus();
  await expect(field('Name')).toShowNoError();
  await submit(user);
  await screen.findByText('Thank you');
  expect(Object.fromEntries(posts[0]?.fields ?? [])['last_name']).toBe(offered);
});

test('the offer comes once the visitor goes on to the next field, under the message', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'Emily McDonald');
  await expect(field('Name')).toShowError(lowercaseRest);
  expect(offers()).toEqual([]);
  await user.click(field('Email'));
  const button = await offer('Emily Mcdonald');
  expect(screen.getByText(lowercaseRest).compareDocumentPosition(button)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('Put it back restores the name as typed, with its message and the offer', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', "Sean O'Brien");
  await user.click(field('Email'));
  await user.click(await offer('Sean Obrien'));
  expect(offers()).toEqual([]);
  await user.click(putItBack());
  expect(field('Name')).toHaveValue("Sean O'Brien");
  await expect(field('Name')).toShowError('Name should not contain special characters or numbers.');
  expect(await offer('Sean Obrien')).toBeVisible();
});

test('typing on takes the offer and Put it back away', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'J. Smith');
  await user.click(field('Email'));
  await user.click(await offer('J Smith'));
  await user.type(field('Name'), '-Jones');
  expect(screen.queryByRole('button', { name: 'Put it back' })).toBeNull();
  await user.click(field('Email'));
  await offer('J Smith Jones');
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
  expect(await offer('Ann Marie')).toBeVisible();
  expect(await offer('Mcdonald')).toBeVisible();
});
