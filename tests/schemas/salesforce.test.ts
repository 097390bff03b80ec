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

test.each([
  { fields: ['lead_id', 'form', 'page', 'first_touch'], tells: false },
  { fields: ['lead_id', 'landing_page'], tells: true },
  { fields: ['referrer'], tells: true },
  { fields: ['last_touch'], tells: true },
  { fields: [], tells: false },
] as const)('with the fields $fields a lead tells how its visit began: $tells', ({ fields, tells }) => {
  expect(tellsArrival(mapNames(fields, (name) => extraIds[name]))).toBe(tells);
});

test('each of these fields holds any text on one line, cut to its limit without half a surrogate pair', () => {
  expect(extrasToWire({ page: ' /a\r\nb\u2028c\u0000 ' }, extraIds)).toEqual({ [extraIds.page]: '/a b c' });
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

test('a post to a relay has the lead’s number, if there is one, and no ids of the organisation', () => {
  expect(relayEnvelope(works)).toEqual({ retURL: works });
  expect(relayEnvelope(works, '42')).toEqual({ retURL: works, lead_id: '42' });
});

test('a message that looks like spam is marked, and the mark can be taken away again', () => {
  const marked = markedAsSpam('Buy now', 100);
  expect(marked).toBe('[possible spam] Buy now');
  expect([isMarkedAsSpam(marked), isMarkedAsSpam('Buy now')]).toEqual([true, false]);
  expect([withoutSpamMark(marked), withoutSpamMark('Buy now')]).toEqual(['Buy now', 'Buy now']);
});

test('a marked message is cut to the limit of the CRM', () => {
  expect(markedAsSpam('Buy now', 19)).toBe('[possible spam] Buy');
});

test('a post is read with the labels of its form, without what the visitor left out', () => {
  const post = {
    last_name: 'Asha Rao',
    email: placeholders['email'] ?? '',
    phone: placeholders['phone'] ?? '',
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
