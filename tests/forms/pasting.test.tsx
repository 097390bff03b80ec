/** What visitors bring: texts from mails, contact lists and chats, pasted, filled in by the browser, or typed. */
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactFields } from '../../schemas/contact';
import { leadFields } from '../../schemas/lead';
import { firstFailure } from '../../schemas/ruleTable';
import { company } from '../../src/content/company';
import { catchPosts, enter, field, fillIn, submit } from '../helpers/forms';
import { leadEntries, showContactForm, showLeadForm, showSubscribeForm } from '../helpers/formViews';
import { descriptionsOf } from '../helpers/matchers';
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

const number = leadFields.phone.sample;

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
    `a $name in texts ${way} into every field is removed, and the note names it`,
    async ({ character }) => {
      const view = showContactForm();
      for (const [label, value] of Object.entries({
        'First name': 'Asha',
        Location: 'Lisbon',
        'College name': 'VR College',
        Message: 'Hello there',
        Email: address,
        Phone: number,
      })) {
        await brings[way](view, label, character + value);
        expect(field(label)).toHaveValue(value);
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

test('the note about invisible characters in the newsletter goes when the address is sent', async () => {
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

test('a value that a password manager writes without any event is tidied and counts', async () => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  fillIn({ ...leadEntries(), Phone: '', Email: '' });
  for (const [label, value] of Object.entries({ Phone: `(${number})`, Email: `Asha <${address}>` }))
    field(label).value = value;
  await submit(user);
  await waitFor(() => expect(posts).toHaveLength(1));
  expect(Object.fromEntries(posts[0]?.fields ?? [])).toMatchObject({ email: address, phone: number });
});

test('Enter on a wrong name shows its offer, because the focus stays', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Name', 'CTO');
  fireEvent.keyDown(field('Name'), { key: 'Enter' });
  expect(await screen.findByText('Use Cto', { selector: 'button' })).toBeVisible();
});

test.each([
  { label: 'Designation', typed: 'CTO', offered: 'Cto' },
  { label: 'Designation', typed: 'TPO', offered: 'Tpo' },
  { label: 'Services', typed: 'UI/UX Designs', offered: 'Ui Ux Designs' },
  { label: 'Services', typed: 'AI & Machine learning', offered: 'Ai and Machine learning' },
  { label: 'Services', typed: 'DevOps Practices', offered: 'Devops Practices' },
])('$label: “$typed” is offered as “$offered”', async ({ label, typed, offered }) => {
  const { user } = showContactForm();
  await enter(user, label, typed);
  await user.click(field('Message'));
  await user.click(await screen.findByText(`Use ${offered}`, { selector: 'button' }));
  expect(field(label)).toHaveValue(offered);
  await expect(field(label)).toShowNoError();
});

test.each(['Designation', 'Services'])('%s suggests values, all of which its rules accept', async (label) => {
  showContactForm();
  const { list } = field(label) as HTMLInputElement;
  const values = [...(list?.options ?? [])].map(({ value }) => value);
  expect(values.length).toBeGreaterThan(3);
  const spec = Object.values(contactFields).find((found) => found.label === label);
  expect(values.filter((value) => firstFailure(spec?.rules ?? [], value))).toEqual([]);
});

test.each([
  { label: 'Email', typed: '20l31a05@college.in', message: 'Email should not start with a number.' },
  ...leadFields.phone.rules
    .filter(({ cannotChange }) => cannotChange)
    .map(({ example = '' }) => ({
      label: 'Phone',
      typed: example,
      message: firstFailure(leadFields.phone.rules, example)?.message ?? '',
    })),
  { label: 'Name', typed: 'Asha (Rao)', message: 'Name should not contain special characters or numbers.' },
  { label: 'Name', typed: 'Asha 2', message: 'Name should not contain special characters or numbers.' },
])('$label: “$typed” gets another way to write under “$message”', async ({ label, typed, message }) => {
  const { user } = showLeadForm();
  fillIn({ Message: 'Call me' });
  await enter(user, label, typed);
  expect(screen.queryByText('email us what you typed')).toBeNull();
  await submit(user);
  await expect(field(label)).toShowError(message);
  const [mail] = await screen.findAllByText<HTMLAnchorElement>('email us what you typed');
  const line = mail?.closest('p');
  expect(line?.previousElementSibling).toHaveTextContent(message);
  const whatsApp = company.whatsapp && ' or write on WhatsApp (opens in a new tab)';
  expect(line).toHaveTextContent(`If this is right, email us what you typed${whatsApp}.`);
  // jsdom does not open links.
  mail?.addEventListener('click', (event) => event.preventDefault());
  if (mail) await user.click(mail);
  const body = new URL(mail?.href ?? '').searchParams.get('body');
  expect(body).toContain(`${label}: ${field(label).value}`);
  expect(body).toContain('Message: Call me');
  await user.type(field(label), 'x');
  expect(screen.queryByText('email us what you typed')).toBeNull();
});
