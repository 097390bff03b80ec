// @vitest-environment node
import { expect, test } from 'vitest';
import {
  contactFields,
  customFieldIds,
  extraFieldNames,
  extrasToWire,
  leadFields,
  placeholders,
  toWire,
} from '../../schemas/index.ts';
import { mapNames } from '../../schemas/mapNames.ts';
import { envelope, relayEnvelope } from '../../schemas/salesforce/envelope.ts';
import { tellsArrival } from '../../schemas/salesforce/extras.ts';
import { isMarkedAsSpam, markedAsSpam, withoutSpamMark } from '../../schemas/salesforce/spamMark.ts';
import { readableFields } from '../../schemas/salesforce/wire.ts';

const extraIds = mapNames(extraFieldNames, (name) => `00N5g000000000${extraFieldNames.indexOf(name)}`);

test('a subscription is sent as an email and a fixed last name', () => {
  expect(toWire('subscribe', { email: 'asha@example.com' }, customFieldIds)).toEqual({
    email: 'asha@example.com',
    last_name: 'Newsletter subscriber',
  });
});

test('custom fields use the configured ids', () => {
  const ownIds = { ...customFieldIds, message: 'own-id' };
  expect(toWire('contact', { message: 'Hello' }, ownIds)).toMatchObject({ 'own-id': 'Hello' });
});

test('a form’s field replaces a fixed value', () => {
  expect(toWire('contact', { city: 'York' }, customFieldIds)).toMatchObject({ city: 'York', state: 'N/A' });
});

test('a detail that was left out is sent as its placeholder', () => {
  expect(toWire('lead', { email: '', phone: '', message: 'Hi' }, customFieldIds)).toEqual({
    email: placeholders['email'],
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

test('marketing’s details are sent where a field is configured', () => {
  const { lead_id, form } = extraIds;
  const sent = extrasToWire({ form: 'homeInline', lead_id: '42', page: '/works' }, { lead_id, form });
  expect(sent).toEqual({ [lead_id]: '42', [form]: 'homeInline' });
});

test('marketing’s details that are empty or unknown are left out', () => {
  const { lead_id, referrer, landing_page } = extraIds;
  expect(extrasToWire({ lead_id: '42', referrer: '' }, { lead_id, referrer, landing_page })).toEqual({
    [lead_id]: '42',
  });
});

test.each([
  { fields: ['lead_id', 'form', 'page', 'first_touch'], tells: false },
  { fields: ['lead_id', 'landing_page'], tells: true },
  { fields: ['referrer'], tells: true },
  { fields: ['last_touch'], tells: true },
  { fields: [], tells: false },
] as const)('with the fields $fields a lead tells how its visit began: $tells', ({ fields, tells }) => {
  expect(tellsArrival(mapNames(fields, (name) => extraIds[name]))).toBe(tells);
});

test('a detail for marketing is on one line', () => {
  expect(extrasToWire({ page: ' /a\r\nb\u2028c\u0000 ' }, extraIds)).toEqual({ [extraIds.page]: '/a b c' });
});

test('a detail for marketing is cut to its limit without half a surrogate pair', () => {
  expect(extrasToWire({ form: `😀${'x'.repeat(37)}😀` }, extraIds)).toEqual({
    [extraIds.form]: `😀${'x'.repeat(37)}`,
  });
});

const organisation = { oid: '00D5g000000abcD', recordType: '0125g000000abcD' };
const works = 'https://www.example.com/works';

test('every post names the organisation, the kind of lead and the page to come back to', () => {
  expect(envelope(organisation, works)).toEqual({ ...organisation, retURL: works });
});

test('the source and the campaign are posted where they are configured', () => {
  const crm = { ...organisation, leadSource: 'Website', campaign: '7015g000000abcD' };
  expect(envelope(crm, works)).toEqual({
    ...organisation,
    retURL: works,
    lead_source: 'Website',
    Campaign_ID: '7015g000000abcD',
  });
});

test('a post to a relay has the lead’s number and no ids of the organisation', () => {
  expect(relayEnvelope(works, '42')).toEqual({ retURL: works, lead_id: '42' });
});

test('a post to a relay without a number has only the page to come back to', () => {
  expect(relayEnvelope(works)).toEqual({ retURL: works });
});

test('a message that looks like spam is marked', () => {
  expect(markedAsSpam('Buy now', 100)).toBe('[possible spam] Buy now');
});

test.each([
  { message: '[possible spam] Buy now', isMarked: true },
  { message: 'Buy now', isMarked: false },
])('of “$message” the mark is recognised: $isMarked, and taken away', ({ message, isMarked }) => {
  expect(isMarkedAsSpam(message)).toBe(isMarked);
  expect(withoutSpamMark(message)).toBe('Buy now');
});

test('a marked message is cut to the limit of the CRM', () => {
  expect(markedAsSpam('Buy now', 19)).toBe('[possible spam] Buy');
});

test('a post is read with the labels of its form, without what the visitor left out', () => {
  const post = {
    ...placeholders,
    last_name: 'Asha Rao',
    [customFieldIds.message]: 'Hello',
    oid: organisation.oid,
  };
  expect(readableFields(leadFields, post, customFieldIds)).toEqual([
    [leadFields.last_name.label, 'Asha Rao'],
    [leadFields.message.label, 'Hello'],
  ]);
});

test('a field that a post does not have is left out', () => {
  expect(readableFields(leadFields, { last_name: 'Asha Rao' }, customFieldIds)).toEqual([
    [leadFields.last_name.label, 'Asha Rao'],
  ]);
});
