/** Spellings that the rules refuse, and those that are offered instead. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { contactFields } from '../../schemas/contact';
import { firstFailure } from '../../schemas/ruleTable';
import { enter, field } from '../helpers/forms';
import { showContactForm, showLeadForm } from '../helpers/formViews';

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
