/** Addresses that visitors paste with other words around them, and values that programs write. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadFields } from '../../schemas/lead';
import { setQuietly } from '../../src/browser/editInput';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { leadEntries, showLeadForm, showSubscribeForm } from '../helpers/formViews';
import { brings, ways } from '../helpers/pasting';

const address = 'asha.rao@example.com';
/** Texts with one address, and the words around it. */
const withOneAddress = [
  'Email: asha.rao@example.com',
  'E-mail:asha.rao@example.com',
  'Asha Rao asha.rao@example.com',
  'asha.rao@example.com 9876543210',
  'asha.rao@example.com (Asha)',
  'asha.rao@example.com\n9876543210',
  'Asha Rao\nasha.rao@example.com',
  'Asha Rao\tasha.rao@example.com\t9876543210',
  '(asha.rao@example.com)',
  '<asha.rao@example.com>',
  'Asha Rao <asha.rao@example.com>',
  'mailto:asha.rao@example.com',
  'asha.rao@example.com, Asha.Rao@example.com',
  'My address is asha.rao@example.com.',
];
/** Texts with no address, or with several. */
const withoutOneAddress = [
  { text: 'asha.rao@example.com, ravi@example.com', message: 'Invalid email address format.' },
  { text: 'asha.rao@example.com ravi@example.com', message: 'Invalid email address format.' },
  { text: 'asha.rao at example.com', message: 'Invalid email address format.' },
  { text: 'asha.rao @ example.com', message: 'Invalid email address format.' },
];

for (const way of ways) {
  test.each(withOneAddress.filter((text) => way === 'pasted' || !text.includes('\n')))(
    `%j ${way} into Email becomes the address in it`,
    async (text) => {
      const view = showLeadForm();
      await brings[way](view, 'Email', text);
      expect(field('Email').value.toLowerCase()).toBe(address);
      await expect(field('Email')).toShowNoError();
      expect(screen.queryByText(/^Removed:/)).toBeNull();
    },
  );

  test.each(withoutOneAddress)(
    `$text ${way} into Email stays as it is, with a message`,
    async ({ text, message }) => {
      const view = showLeadForm();
      await brings[way](view, 'Email', text);
      expect(field('Email')).toHaveValue(text);
      await expect(field('Email')).toShowError(message);
      expect(screen.queryByText(/^Removed:/)).toBeNull();
    },
  );
}

test.each(withOneAddress.filter((text) => !/[\n\t<]|^\(|^mailto|, /.test(text)))(
  '%j typed into Email offers the address when its visitor goes on',
  async (text) => {
    const { user } = showLeadForm();
    await enter(user, 'Email', text);
    await user.click(field('Phone'));
    await user.click(await screen.findByText(`Did you mean ${address}?`, { selector: 'button' }));
    expect(field('Email')).toHaveValue(address);
    await expect(field('Email')).toShowNoError();
  },
);

test('an address is found in a text that is pasted over a refused one', async () => {
  const view = showLeadForm();
  await brings.pasted(view, 'Email', 'asha at example');
  field('Email').setSelectionRange(0, 15);
  await view.user.paste('Asha <asha.rao@example.com>');
  expect(field('Email')).toHaveValue(address);
  await expect(field('Email')).toShowNoError();
});

test.each(['Email: asha@example.com', 'asha@example.com 9876543210', 'asha@example.com\n9876543210'])(
  '%j pasted into the newsletter becomes the address in it',
  async (text) => {
    const view = showSubscribeForm();
    await brings.pasted(view, 'Email', text);
    expect(field('Email')).toHaveValue('asha@example.com');
  },
);

test('a value that a password manager writes without any event is tidied and counts', async () => {
  const posts = catchPosts();
  const number = leadFields.phone.sample;
  const { user } = showLeadForm();
  fillIn({ ...leadEntries(), Phone: '', Email: '' });
  for (const [label, value] of Object.entries({ Phone: `(${number})`, Email: `Asha <${address}>` }))
    field(label).value = value;
  await submit(user);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(Object.fromEntries(posts[0]?.fields ?? [])).toMatchObject({ email: address, phone: number });
});

test('an address that a program fills in becomes the address in it, although its event is not one of typing', () => {
  showLeadForm();
  setQuietly(field('Email'), 'Asha Rao <asha.rao@example.com>');
  fireEvent(field('Email'), new Event('input', { bubbles: true }));
  expect(field('Email')).toHaveValue(address);
});

test('an address that a password manager has written without an event is sent without the words around it', async () => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  fillIn({ ...leadEntries(), Email: '' });
  setQuietly(field('Email'), 'Asha Rao <asha.rao@example.com>');
  await submit(user);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(posts[0]?.fields).toContainEqual(['email', address]);
});
