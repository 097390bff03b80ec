// @vitest-environment node
import { expect, test } from 'vitest';
import { customFieldIds } from '../../crm-sandbox/fields.ts';
import { BODY_LIMIT } from '../../crm-sandbox/routes/webToLead.ts';
import { leadFields, leadsOf, MESSAGE, OID, pageText, postLead, postRaw, sandbox } from './helpers.ts';

const NUMBER = '00N5g0000000001';
const fieldLabels = { [NUMBER]: 'Lead number' };
const refusal = 'false Exception:common.exception.SalesforceGenericException';

test('a lead keeps every field exactly, in any script, and names the ignored ones', async () => {
  const crm = await sandbox({ fieldLabels });
  const fields = leadFields({
    first_name: 'సీతా',
    last_name: 'रामलक्ष्मी O’Neil & Söhne = 1+1',
    company: 'N/A',
    [customFieldIds.designation]: 'Placement officer',
    [MESSAGE]: 'one\r\ntwo\t🙂\u0000end',
    [NUMBER]: 'n-1',
    '00NUH000009ABCDAA4': 'any well-formed custom field',
  });
  const { status, headers } = await postLead(crm, { ...fields, debug: '1', '00N-no': 'x', utm_source: 'y' });
  expect([status, headers.get('location')]).toEqual([302, fields['retURL']]);
  expect([headers.get('is-processed'), headers.get('connection')]).toEqual(['true', 'close']);
  // The page that the visitor returns to has to see where they come from.
  expect(headers.get('referrer-policy')).toBeNull();
  const [lead] = await leadsOf(crm);
  expect(lead?.fields).toEqual(fields);
  expect(lead?.ignored).toEqual(['00N-no', 'utm_source']);
});

test('a lead is answered without a redirect when retURL is no address of a page', async () => {
  const crm = await sandbox();
  const wrong = [undefined, '', 'javascript:alert(1)', 'data:text/html,x', '/works', 'not a url'];
  for (const retURL of wrong) {
    const response = await postLead(crm, { retURL });
    expect([response.status, response.headers.get('location')], `for ${retURL}`).toEqual([200, null]);
    expect(await response.text()).toContain('Your request has been queued.');
  }
  expect(await leadsOf(crm)).toHaveLength(wrong.length);
});

test('a field with more characters than Salesforce stores is refused', async () => {
  const crm = await sandbox({ fieldLabels });
  const limits: Record<string, number> = { first_name: 40, last_name: 80, phone: 40, company: 40, city: 40 };
  Object.assign(limits, { state: 20, description: 32_000, [MESSAGE]: 32_000, [NUMBER]: 255 });
  for (const id of Object.values(customFieldIds)) limits[id] ??= 255;
  for (const [field, limit] of Object.entries(limits)) {
    const answerTo = async (length: number) =>
      (await postLead(crm, { [field]: 'x'.repeat(length) })).headers.get('is-processed');
    expect(await answerTo(limit)).toBe('true');
    expect(await answerTo(limit + 1)).toBe(`${refusal} (STRING_TOO_LONG: ${field})`);
  }
});

test('a lead that Salesforce would refuse is not redirected or stored, and its reason is in the inbox', async () => {
  const crm = await sandbox({ uniqueField: NUMBER });
  await postLead(crm, { [NUMBER]: 'n-1' });
  for (const [changes, code, reason] of [
    [{ oid: undefined }, 'MISSING_OID', 'The organisation id (oid) is missing.'],
    [{ oid: '00D000000000001AAA' }, 'UNKNOWN_OID', `The organisation id (oid) is not ${OID}.`],
    [{ last_name: ' ' }, 'REQUIRED_FIELD_MISSING: last_name', 'The last name is missing.'],
    [{ email: 'asha@example' }, 'INVALID_EMAIL_ADDRESS: email', 'The email address is not valid.'],
    [
      { email: `${'x'.repeat(69)}@example.com` },
      'STRING_TOO_LONG: email',
      'Email is 81 characters long; at most 80',
    ],
    [{ [NUMBER]: 'n-1' }, `DUPLICATE_VALUE: ${NUMBER}`, 'exists already'],
  ] as const) {
    const response = await postLead(crm, changes);
    expect([response.status, response.headers.get('location')], `for ${code}`).toEqual([200, null]);
    expect(response.headers.get('is-processed')).toBe(`${refusal} (${code})`);
    expect(await response.text()).toContain(reason);
    expect(await pageText(crm, '/?state=refused')).toContain(reason);
  }
  expect(await leadsOf(crm)).toHaveLength(1);
});

test.each<[string, body: string, type: string | undefined, status: number, listed: string]>([
  ['over 1 MB', 'x'.repeat(BODY_LIMIT + 1), undefined, 413, 'The body is longer than 1 MB.'],
  ['of another type', 'last_name=Rao', 'multipart/form-data; boundary=x', 415, 'The content type must be'],
  ['with an escaped byte that is not UTF-8', 'last_name=%E9t%E9', undefined, 400, 'last_name=%E9t%E9'],
])('a post %s is refused, and listed in the inbox', async (_, body, type, status, listed) => {
  const crm = await sandbox();
  expect((await postRaw(crm, body, type)).status).toBe(status);
  expect(await leadsOf(crm)).toEqual([]);
  expect(await pageText(crm, '/leads/1')).toContain(listed);
});
