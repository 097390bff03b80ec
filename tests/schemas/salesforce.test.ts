// @vitest-environment node
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  contactFields,
  contactSchema,
  customFieldIds,
  extraFieldNames,
  extraFields,
  extrasToWire,
  forms,
  leadSchema,
  placeholders,
  toWire,
  type ExtraField,
} from '../../schemas/index.ts';

const root = join(import.meta.dirname, '../..');

test('Salesforce’s ids and names are in one folder, its tests, the example settings and the documentation', () => {
  const vendor = /\b00N[A-Za-z0-9]{12}|\boid\b|\brecordType\b|\bretURL\b|servlet\.WebToLead/;
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'schemas', 'scripts'], {
    cwd: root,
    encoding: 'utf8',
  });
  const knowing = files.split('\n').filter((file) => {
    const isCode = /\.(?:ts|tsx|mjs)$/.test(file) && !file.startsWith('schemas/salesforce/');
    return isCode && vendor.test(readFileSync(join(root, file), 'utf8'));
  });
  expect(knowing).toEqual([]);
});

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

test('a subscription is sent as an email and a telling last name', () => {
  expect(toWire('subscribe', { email: 'asha@example.com' }, customFieldIds)).toEqual({
    email: 'asha@example.com',
    last_name: 'Newsletter subscriber',
  });
});

test('custom fields go to the configured ids, and a field that the form asks for replaces a fixed value', () => {
  const ids = { ...customFieldIds, message: 'own-id' };
  const sent = toWire('contact', { message: 'Hello', city: 'York' }, ids);
  expect(sent).toMatchObject({ 'own-id': 'Hello', city: 'York', state: 'N/A' });
});

test('every optional field has a placeholder, and the placeholder’s mail domain can never receive mail', () => {
  const optional = Object.entries(contactFields).filter(([, field]) => field.optional);
  expect(optional.map(([name]) => name)).toEqual(Object.keys(placeholders));
  expect(placeholders['email']).toMatch(/\.example$/);
});

const ids = Object.fromEntries(
  extraFieldNames.map((name, index) => [name, `00N5g000000000${index}`]),
) as Record<ExtraField, string>;

test('marketing’s details are sent where a field is configured; empty ones are left out', () => {
  const known = { form: 'homeInline', lead_id: '42', referrer: '', page: '/works' };
  const { lead_id, form, referrer, landing_page } = ids;
  expect(extrasToWire(known, { lead_id, form, referrer, landing_page })).toEqual({
    [lead_id]: '42',
    [form]: 'homeInline',
  });
  expect(extrasToWire(known, {})).toEqual({});
});

test('each of these fields holds any text on one line, cut to its limit without half a character', () => {
  expect(extrasToWire({ page: ' /a\r\nb\u2028c\u0000 ' }, ids)).toEqual({ [ids.page]: '/a b c' });
  expect(extrasToWire({ form: `${'x'.repeat(39)}😀` }, ids)).toEqual({ [ids.form]: 'x'.repeat(39) });
  const text = fc.string({ unit: 'binary', maxLength: 400 });
  fc.assert(
    fc.property(fc.constantFrom(...extraFieldNames), text, (name, value) => {
      for (const sent of Object.values(extrasToWire({ [name]: value }, ids))) {
        expect(sent.length).toBeLessThanOrEqual(extraFields[name].limit);
        expect(sent).not.toMatch(/[\p{Cc}\u2028\u2029]|[\uD800-\uDBFF]$/u);
      }
    }),
    { numRuns: 1000 },
  );
});
