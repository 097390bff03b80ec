// @vitest-environment node
import { expect, test } from 'vitest';
import { contactFields } from '../../schemas/contact';
import { toWire } from '../../schemas/salesforce/wire';
import { env } from '../../src/config/env';
import { nativeFields, readableFields } from '../../src/leads/crm';
import { makeContactValues } from '../helpers/factories';
import { company } from '../../src/content/company';

test('a form that posts without scripts has the envelope and the fixed fields', () => {
  const home = {
    oid: env.crm.oid,
    recordType: env.crm.recordType,
    retURL: `${company.siteUrl}/#thank-you`,
  };
  expect(nativeFields('lead', '/')).toEqual(home);
  expect(nativeFields('subscribe', '/')).toEqual({ ...home, last_name: 'Newsletter subscriber' });
  expect(nativeFields('contact', '/getintouch')).toEqual({
    ...home,
    retURL: `${company.siteUrl}/getintouch#thank-you`,
    company: 'N/A',
    city: 'N/A',
    state: 'N/A',
    description: 'N/A',
  });
});

test('lists the visitor’s entries with the labels of their form, without placeholders', () => {
  const contact = toWire('contact', { ...makeContactValues({ message: 'Hello' }) }, env.crm.formFields);
  expect(readableFields(contactFields, contact)).toEqual([
    ['First name', 'Asha'],
    ['Last name', 'Rao'],
    ['Designation', 'Student'],
    ['College name', 'VR College, 2nd campus'],
    ['Services', 'Internship'],
    ['Location', 'Vijayawada'],
    ['Message', 'Hello'],
  ]);
  expect(readableFields(contactFields, {})).toEqual([]);
});
