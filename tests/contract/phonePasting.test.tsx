/** Indian numbers as visitors bring them. */
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { enter, field, submit } from '../helpers/forms';
import { showLeadForm } from '../helpers/formViews';
import { descriptionsOf } from '../helpers/matchers';
import { brings, offers, ways } from '../helpers/pasting';

const number = '9876543210';
/** 20 ways to write one Indian mobile number. */
const writtenNumbers = [
  '9876543210',
  '98765 43210',
  '98765-43210',
  '987 654 3210',
  '(98765) 43210',
  '+919876543210',
  '+91 98765 43210',
  '+91-98765-43210',
  '+91 (0) 98765 43210',
  '(+91) 98765 43210',
  '(+91)-9876543210',
  '00919876543210',
  '0091 98765 43210',
  '919876543210',
  '91 98765 43210',
  '91-9876543210',
  '09876543210',
  '0 98765-43210',
  '९८७६५ ४३२१०',
  '+౯౧ ౯౮౭౬౫ ౪౩౨౧౦',
];
const digitsOf = (label: string) => field(label).value.replace(/\D/g, '');

for (const way of ways)
  test.each(writtenNumbers)(`%j ${way} into Phone is accepted`, async (text) => {
    const view = showLeadForm();
    await brings[way](view, 'Phone', text);
    expect(digitsOf('Phone')).toBe(number);
    await expect(field('Phone')).toShowNoError();
    expect(offers()).toEqual([]);
  });

const isPrefixed = (text: string) => text.replace(/\P{Nd}/gu, '').length > 10;

test.each(writtenNumbers.filter((text) => !isPrefixed(text)))(
  '%j typed into Phone is accepted',
  async (text) => {
    const { user } = showLeadForm();
    await enter(user, 'Phone', text);
    expect(digitsOf('Phone')).toBe(number);
    await expect(field('Phone')).toShowNoError();
  },
);

test.each(writtenNumbers.filter(isPrefixed))(
  '%j typed into Phone is one tap away under its message',
  async (text) => {
    const { user } = showLeadForm();
    await enter(user, 'Phone', text);
    await user.click(field('Message'));
    await expect(field('Phone')).toShowError('Please enter a valid 10-digit contact number.');
    await user.click(screen.getByText('Use 98765 43210', { selector: 'button' }));
    expect(field('Phone')).toHaveValue(number);
    await expect(field('Phone')).toShowNoError();
  },
);

test('typed digits are not moved: the message stays, and “Put it back” restores what an offer replaced', async () => {
  const { user } = showLeadForm();
  await enter(user, 'Phone', '09876543210');
  expect(field('Phone')).toHaveValue('09876543210');
  await expect(field('Phone')).toShowError('Please enter a valid 10-digit contact number.');
  await user.keyboard('{Enter}');
  await user.click(await screen.findByText('Use 98765 43210', { selector: 'button' }));
  expect(field('Phone')).toHaveValue(number);
  await user.click(screen.getByText('Put it back', { selector: 'button' }));
  expect(field('Phone')).toHaveValue('09876543210');
});

test.each([
  '98765 43210 / 91234 56789',
  '98765 43210, 9123456789',
  '9876543210 9123456789',
  '+919876543210 or 09123456789',
])('of the two numbers %j the first is offered', async (text) => {
  const view = showLeadForm();
  await brings.pasted(view, 'Phone', text);
  await expect(field('Phone')).toShowError('Please enter a valid 10-digit contact number.');
  await view.user.click(await screen.findByText('Use 98765 43210', { selector: 'button' }));
  expect(field('Phone')).toHaveValue(number);
});

test.each(['+44 7911 123456', '+1 212 555 0100', '0866 123 456', '12345'])(
  'nothing is offered for %j, which is no mobile number of this country',
  async (text) => {
    const view = showLeadForm();
    await brings.pasted(view, 'Phone', text);
    await submit(view.user);
    expect(field('Phone')).toHaveAttribute('aria-invalid', 'true');
    expect(offers()).toEqual([]);
  },
);

test('a pasted number loses its country code, and the note does not name its plus sign', async () => {
  const { user } = showLeadForm();
  await user.click(field('Phone'));
  await user.paste('+91 98765 43210');
  expect(field('Phone')).toHaveValue('9876543210');
  await expect(field('Phone')).toShowNoError();
  expect(descriptionsOf(field('Phone')).join()).not.toContain('plus sign');
});
