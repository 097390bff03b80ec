// @vitest-environment node
import { expect, test } from 'vitest';
import {
  contactFields,
  customFieldIds,
  extraFieldNames,
  extrasToWire,
  placeholders,
  toWire,
} from '../../schemas/index.ts';
import { mapNames } from '../../schemas/salesforce/settings.ts';

const extraIds = mapNames(extraFieldNames, (name) => `00N5g000000000${extraFieldNames.indexOf(name)}`);

test('a subscription is sent as an email and a fixed last name', () => {
  expect(toWire('subscribe', { email: 'asha@example.com' }, customFieldIds)).toEqual({
    email: 'asha@example.com',
    last_name: 'Newsletter subscriber',
  });
});

test('custom fields use the configured ids, and a form’s field replaces a fixed value', () => {
  const ownIds = { ...customFieldIds, message: 'own-id' };
  const sent = toWire('contact', { message: 'Hello', city: 'York' }, ownIds);
  expect(sent).toMatchObject({ 'own-id': 'Hello', city: 'York', state: 'N/A' });
});

test('a detail that was left out is sent as its placeholder', () => {
  expect(toWire('lead', { email: '', phone: '', message: 'Hi' }, customFieldIds)).toEqual({
    ...placeholders,
    phone: '0000000000',
    [customFieldIds.message]: 'Hi',
  });
});

test('every optional field has a placeholder', () => {
  const optional = Object.entries(contactFields).flatMap(([name, field]) => (field.optional ? name : []));
  expect(optional).toEqual(Object.keys(placeholders));
});

test('the mail domain of the placeholder can never receive mail', () => {
  expect(placeholders['email']).toMatch(/\.example$/);
});

test('marketing’s details are sent where a field is configured; empty ones are left out', () => {
  const known = { form: 'homeInline', lead_id: '42', referrer: '', page: '/works' };
  const { lead_id, form, referrer, landing_page } = extraIds;
  expect(extrasToWire(known, { lead_id, form, referrer, landing_page })).toEqual({
    [lead_id]: '42',
    [form]: 'homeInline',
  });
  expect(extrasToWire(known, {})).toEqual({});
});

test('each of these fields holds any text on one line, cut to its limit without half a surrogate pair', () => {
  expect(extrasToWire({ page: ' /a\r\nb\u2028c\u0000 ' }, extraIds)).toEqual({ [extraIds.page]: '/a b c' });
  expect(extrasToWire({ form: `😀${'x'.repeat(37)}😀` }, extraIds)).toEqual({
    [extraIds.form]: `😀${'x'.repeat(37)}`,
  });
});
