import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formCatalogue } from '../../src/leads/formCatalogue';
import { catchPosts, consentBox, enter, field, fillIn, submit } from '../helpers/forms';
import { labelsInOrder, leadEntries, showLeadForm } from '../helpers/formViews';

const consentText = 'You may also write to me about new courses and offers.';

test('the controls stand in order: name, email, phone, message, consent', () => {
  showLeadForm();
  expect(labelsInOrder()).toEqual(['Name', 'Email', 'Phone', 'Message', consentText]);
});

test.each([
  ['heroProject', 'Submit'],
  ['heroPartner', 'Submit'],
  ['homeInline', 'Submit'],
  ['serviceInline', 'Submit'],
  ['requestDemo', 'Get updates'],
  ['serviceStart', 'Get updates'],
  ['serviceClosing', 'Get updates'],
  ['portfolio', 'Get updates'],
  ['course', 'Share'],
] as const)('the form %s is submitted by "%s"', async (formId, label) => {
  const { user, onSent } = showLeadForm(formId);
  catchPosts();
  fillIn(leadEntries());
  await user.click(screen.getByRole('button', { name: label }));
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
});

test('a submit posts exactly the fields of the form and the envelope, once', async () => {
  const posts = catchPosts();
  const { user, onSent } = showLeadForm();
  const entries = leadEntries();
  fillIn({ ...entries, Phone: '(98765) 43210' });
  await submit(user);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(posts).toEqual([
    {
      action: 'http://localhost:4174/servlet/servlet.WebToLead?encoding=UTF-8',
      fields: [
        ['oid', '00D000000000000AAA'],
        ['recordType', '012000000000000AAA'],
        ['retURL', 'http://localhost:3000/'],
        ['last_name', 'Asha Rao'],
        ['email', 'asha.rao@example.com'],
        ['phone', '9876543210'],
        ['00NUH000003VHUJ', entries.Message],
      ],
    },
  ]);
});

test('consent is unticked and optional, an agreement apart from the use of the details', () => {
  showLeadForm();
  expect(consentBox()).not.toBeChecked();
  expect(consentBox()).not.toBeRequired();
  expect(consentBox()).toHaveAccessibleName(consentText);
  expect(screen.getByText(/We use these details/)).toHaveTextContent(
    'We use these details to answer your request, as our privacy policy (opens in a new tab) describes.',
  );
  const link = screen.getByRole('link', { name: /^privacy policy\s*\(opens in a new tab\)$/ });
  expect(link).toHaveAttribute('href', '/privacy-policy');
  expect(link).toHaveAttribute('target', '_blank');
});

test('consent that was given is not sent', async () => {
  const posts = catchPosts();
  const { user, onSent } = showLeadForm();
  fillIn(leadEntries());
  await user.click(consentBox());
  expect(consentBox()).toBeChecked();
  await submit(user);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(posts[0]?.fields.map(([name]) => name)).toEqual([
    'oid',
    'recordType',
    'retURL',
    'last_name',
    'email',
    'phone',
    '00NUH000003VHUJ',
  ]);
});

test('a sent form is empty again, consent included, without a message', async () => {
  catchPosts();
  const { user, onSent } = showLeadForm();
  fillIn(leadEntries());
  await user.click(consentBox());
  await submit(user);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(consentBox()).not.toBeChecked();
  for (const label of ['Name', 'Email', 'Phone', 'Message']) {
    expect(field(label)).toHaveValue('');
    expect(field(label)).toHaveAttribute('aria-invalid', 'false');
  }
});

test('after a submit the form takes a second lead, even one that a browser fills in with the same name', async () => {
  const posts = catchPosts();
  const { user, onSent } = showLeadForm();
  fillIn(leadEntries());
  await submit(user);
  await waitFor(() => expect(field('Name')).toHaveValue(''));
  fillIn(leadEntries());
  await submit(user);
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
  expect(posts).toHaveLength(2);
});

test('a failed submit keeps what was typed and moves the focus to the first field that is wrong', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', 'asha');
  await enter(user, 'Message', 'Hello');
  await submit(user);
  await expect(field('Name')).toShowError('Name is required.');
  expect(field('Name')).toHaveFocus();
  expect(field('Email')).toHaveValue('asha');
  expect(field('Message')).toHaveValue('Hello');
  await enter(user, 'Name', 'Asha');
  await submit(user);
  await expect(field('Email')).toShowError('Invalid email address format.');
  expect(field('Email')).toHaveFocus();
});

test('an error and a hint describe their field, the error first', async () => {
  const { user } = showLeadForm();
  expect(field('Phone')).toHaveAccessibleDescription(
    'Your 10-digit mobile number, without the country code.',
  );
  await submit(user);
  await expect(field('Phone')).toShowError('Phone number is required.');
  expect(field('Phone')).toHaveAccessibleDescription(
    'Phone number is required. Your 10-digit mobile number, without the country code.',
  );
  expect(field('Phone')).toHaveAccessibleName('Phone');
});

test('the field that people neither see nor reach marks a lead, and is not sent', async () => {
  const posts = catchPosts();
  const { user, onSent } = showLeadForm();
  const trap = document.querySelector<HTMLInputElement>('[data-honeypot]');
  expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
  expect(trap?.tabIndex).toBe(-1);
  const entries = leadEntries();
  fillIn(entries);
  if (trap) trap.value = 'https://spam.example';
  await submit(user);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(posts[0]?.fields.at(-1)).toEqual(['00NUH000003VHUJ', `[possible spam] ${entries.Message}`]);
  expect(JSON.stringify(posts)).not.toContain('spam.example');
});

test('the form can post without scripts: the same names, the envelope and the way back', () => {
  showLeadForm();
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([form.method, form.action]).toEqual([
    'post',
    'http://localhost:4174/servlet/servlet.WebToLead?encoding=UTF-8',
  ]);
  fillIn({ ...leadEntries(), Message: 'Hello' });
  expect([...new FormData(form)]).toEqual([
    ['oid', '00D000000000000AAA'],
    ['recordType', '012000000000000AAA'],
    ['retURL', 'https://www.wiselamp.example/#thank-you'],
    ['last_name', 'Asha Rao'],
    ['email', 'asha.rao@example.com'],
    ['phone', '9876543210'],
    ['00NUH000003VHUJ', 'Hello'],
  ]);
  for (const label of ['Name', 'Email', 'Phone', 'Message']) expect(field(label)).toBeRequired();
});

test.each([
  ['Name', 'Asha2'],
  ['Email', 'asha@example'],
  ['Phone', '98765'],
  ['Message', ''],
])('%s that holds "%s" is stopped by the browser’s own check while no script runs', (label, wrong) => {
  showLeadForm();
  fillIn(leadEntries());
  expect(screen.getByRole<HTMLFormElement>('form').checkValidity()).toBe(true);
  fillIn({ [label]: wrong });
  expect(field(label).validity.valid).toBe(false);
});

test('once React is here the browser’s own checks are silent', () => {
  showLeadForm();
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
});

test.each([
  ['Name', 'a'.repeat(81)],
  ['Email', `${'a'.repeat(80)}@example.com`],
  ['Message', 'a'.repeat(32_001)],
])('%s that is too long stays whole, says so, and is not sent', async (label, value) => {
  const posts = catchPosts();
  const { user } = showLeadForm();
  fillIn(leadEntries());
  await user.clear(field(label));
  await user.click(field(label));
  await user.paste(value);
  expect(field(label)).toHaveValue(value);
  await submit(user);
  const most = label === 'Message' ? '32,000' : '80';
  await expect(field(label)).toShowError(`Please keep this to ${most} characters or fewer.`);
  expect(posts).toEqual([]);
});

test('every form promises an answer within 24 hours', () => {
  showLeadForm('course');
  expect(within(screen.getByRole('form')).getByText('We reply within 24 hours.')).toBeVisible();
});

test('every form of the catalogue is delivered to the CRM', () => {
  expect(Object.values(formCatalogue).map(({ delivery }) => delivery)).toEqual(
    Array.from({ length: 11 }, () => 'crm'),
  );
});
