import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { sandboxDefaults } from '../../schemas/salesforce/ids';
import { startDialogs } from '../helpers/dialogs';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { showSubscribeForm } from '../helpers/formViews';

const label = 'Subscribe us!';

test.each([
  ['asha.rao@', 'Invalid email address format.'],
  ['', 'Email is required.'],
])('"%s" shows no message while typed and "%s" on submit, and is not sent', async (typed, message) => {
  const posts = catchPosts();
  const { user } = showSubscribeForm();
  fillIn({ Email: typed });
  await user.tab();
  await expect(field('Email')).toShowNoError();
  await submit(user, label);
  await expect(field('Email')).toShowError(message);
  expect(field('Email')).toHaveFocus();
  expect(field('Email')).toHaveValue(typed);
  expect(posts).toEqual([]);
});

test('a pasted address loses the name before it', async () => {
  const { user } = showSubscribeForm();
  await user.click(field('Email'));
  await user.paste('Asha Rao <asha_rao@example.com>');
  expect(field('Email')).toHaveValue('asha_rao@example.com');
});

test('accepts every address that the browser accepts: digits first, an underscore, no dot', async () => {
  const { user } = showSubscribeForm();
  await enter(user, 'Email', '7_asha@localhost');
  await expect(field('Email')).toShowNoError();
  expect(field('Email')).toHaveValue('7_asha@localhost');
});

test('Enter submits, because there is no other field; the thank-you shows and the field is empty', async () => {
  startDialogs();
  const posts = catchPosts();
  const { user } = showSubscribeForm();
  await enter(user, 'Email', 'reader.one@example.com');
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Thank you' })).toHaveTextContent(
    'We have taken your details. Our admin team will contact you soon!',
  );
  expect(posts.map(({ fields }) => Object.fromEntries(fields))).toMatchObject([
    { last_name: 'Newsletter subscriber', email: 'reader.one@example.com' },
  ]);
  expect(field('Email')).toHaveValue('');
});

test('the form can be sent without React: the fields of a post, and a message for each outcome', () => {
  showSubscribeForm();
  const form = screen.getByRole<HTMLFormElement>('form');
  fillIn({ Email: 'reader@example.com' });
  expect(Object.fromEntries(new FormData(form))).toMatchObject({
    oid: sandboxDefaults.oid,
    last_name: 'Newsletter subscriber',
    email: 'reader@example.com',
  });
  const notes = [...form.querySelectorAll<HTMLElement>('[data-note]')].map(({ dataset }) => dataset['note']);
  expect(notes).toEqual(['notSent', 'notConfirmed', 'stored', 'unstored', 'givenUp', 'unsaved', 'deleted']);
});
