/** Characters that nobody sees, in texts from mails, contact lists and chats. */
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactFields } from '../../schemas/contact';
import { catchPosts, field, submit } from '../helpers/forms';
import { showContactForm, showLeadForm, showSubscribeForm } from '../helpers/formViews';
import { descriptionsOf } from '../helpers/matchers';
import { brings, ways } from '../helpers/pasting';

const invisible = [
  { name: 'zero-width space', character: '\u200b' },
  { name: 'left-to-right mark', character: '\u200e' },
  { name: 'direction embedding', character: '\u202a' },
  { name: 'word joiner', character: '\u2060' },
  { name: 'soft hyphen', character: '\u00ad' },
  { name: 'byte order mark', character: '\ufeff' },
  { name: 'zero-width joiner at the start', character: '\u200d' },
];
for (const way of ways)
  test.each(invisible)(
    `a $name in texts ${way} into every field of the contact form is removed, and the note names it`,
    async ({ character }) => {
      const view = showContactForm();
      for (const { label, sample } of Object.values(contactFields)) {
        await brings[way](view, label, character + sample);
        expect(field(label)).toHaveValue(sample);
        expect(descriptionsOf(field(label))).toContain('Removed: invisible character');
        await expect(field(label)).toShowNoError();
      }
    },
  );

test('the note about invisible characters goes with the next entry', async () => {
  const view = showLeadForm();
  await brings.pasted(view, 'Name', 'Asha\u200b');
  expect(screen.getByText('Removed: invisible character')).toBeVisible();
  await view.user.keyboard('n');
  expect(screen.queryByText(/^Removed:/)).toBeNull();
});

test('a no-break space becomes a space, and is named', async () => {
  const view = showLeadForm();
  await brings.pasted(view, 'Name', 'Asha\u00a0Rao');
  expect(field('Name')).toHaveValue('Asha Rao');
  expect(descriptionsOf(field('Name'))).toContain('Removed: no-break space');
});

test.each(['రాజ్\u200cకుమార్', 'മോഹന്\u200d', '👩\u200d🚀 రా'])('joiners inside %j stay', async (text) => {
  const view = showLeadForm();
  await brings.pasted(view, 'Message', text);
  expect(field('Message')).toHaveValue(text);
  expect(screen.queryByText(/^Removed:/)).toBeNull();
});

test.each(['\u200basha@example.com', '\u00a0asha@example.com'])(
  '%j is no obstacle in the newsletter',
  async (text) => {
    const view = showSubscribeForm();
    await brings.pasted(view, 'Email', text);
    expect(field('Email')).toHaveValue('asha@example.com');
  },
);

test('the note about invisible characters in the newsletter, and its description of the field, go when the address is sent', async () => {
  const posts = catchPosts();
  const view = showSubscribeForm();
  await brings.pasted(view, 'Email', '\u200basha@example.com');
  expect(screen.getByText('Removed: invisible character')).toBeVisible();
  await submit(view.user, 'Subscribe us!');
  await waitFor(() => expect(posts).toHaveLength(1));
  await waitFor(() => expect(field('Email')).toHaveValue(''));
  expect(screen.queryByText(/^Removed:/)).toBeNull();
  expect(field('Email')).not.toHaveAttribute('aria-describedby');
});
