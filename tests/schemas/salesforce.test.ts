// @vitest-environment node
import { expect, test } from 'vitest';
import {
  contactFields,
  customFieldIds,
  extraFieldNames,
  extrasToWire,
  placeholders,
  toWire,
  type ExtraField,
} from '../../schemas/index.ts';

test('a subscription is sent as an email and a telling last name', () => {
  expect(toWire('subscribe', { email: 'asha@example.com' }, customFieldIds)).toEqual({
    email: 'asha@example.com',
    last_name: 'Newsletter subscriber',
  });
});

test('custom fields use the configured ids, and a form’s field replaces a fixed value', () => {
  const ids = { ...customFieldIds, message: 'own-id' };
  const sent = toWire('contact', { message: 'Hello', city: 'York' }, ids);
  expect(sent).toMatchObject({ 'own-id': 'Hello', city: 'York', state: 'N/A' });
});

test('a detail that was left out is sent as its placeholder, and the consent is not sent', () => {
  expect(toWire('lead', { email: '', phone: '', message: 'Hi', consent: true }, customFieldIds)).toEqual({
    ...placeholders,
    phone: '0000000000',
    [customFieldIds.message]: 'Hi',
  });
});

test('every optional field has a placeholder, and its mail domain can never receive mail', () => {
  const optional = Object.entries(contactFields).flatMap(([name, field]) => (field.optional ? name : []));
  expect(optional).toEqual(Object.keys(placeholders));
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
  expect(extrasToWire({ form: `😀${'x'.repeat(37)}😀` }, ids)).toEqual({ [ids.form]: `😀${'x'.repeat(37)}` });
});
