/** What a visitor is offered whose right value no rule accepts. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leadFields } from '../../schemas/lead';
import { firstFailure } from '../../schemas/ruleTable';
import { company } from '../../src/content/company';
import { enter, field, fillIn, submit } from '../helpers/forms';
import { showLeadForm } from '../helpers/formViews';

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
  const whatsApp = company.whatsapp && ' or message us on WhatsApp (opens in a new tab)';
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

test('an address that may be right after a correction is not called impossible to enter', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Email', '20l31a05@gmial.com');
  await submit(user);
  expect(await screen.findByText('Did you mean 20l31a05@gmail.com?')).toBeVisible();
  expect(screen.queryByText('email us what you typed')).toBeNull();
});
