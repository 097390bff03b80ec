// @vitest-environment node
import { expect, test } from 'vitest';
import { contactSchema, customFieldIds, forms, leadSchema, toWire } from '../../schemas/index.ts';

const samplesOf = (form: keyof typeof forms) =>
  Object.fromEntries(Object.entries(forms[form]).map(([name, { sample }]) => [name, sample]));

test('a lead is sent under Salesforce’s names, without consent', () => {
  const values = leadSchema.parse({ ...samplesOf('lead'), consent: true });
  expect(toWire('lead', { ...values }, customFieldIds)).toEqual({
    last_name: 'Asha Rao',
    email: 'asha.rao@example.com',
    phone: '9876543210',
    '00NUH000003VHUJ': 'Please call me about internships.',
  });
});

test('the contact page sends fixed values for what it does not ask, and placeholders for what was left out', () => {
  const values = contactSchema.parse({ ...samplesOf('contact'), email: '', phone: '' });
  const sent = {
    first_name: 'Asha',
    last_name: 'Rao',
    email: 'not-provided@wiselamp.example',
    phone: '0000000000',
    company: 'N/A',
    city: 'N/A',
    state: 'N/A',
    description: 'N/A',
    '00NUH000003VHUI': 'Student',
    '00NUH000003VHUH': 'VR College, 2nd campus',
    '00NUH000003VHUJ': 'Please call me about internships.',
    '00NUH000003VHUK': 'Vijayawada',
    '00NUH000003VHUL': 'Internship',
  };
  expect(toWire('contact', { ...values }, customFieldIds)).toEqual(sent);
  const filled = { ...values, email: 'asha@example.com', phone: '9876543210' };
  expect(toWire('contact', filled, customFieldIds)).toMatchObject({
    email: filled.email,
    phone: filled.phone,
  });
});
