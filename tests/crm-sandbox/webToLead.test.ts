// @vitest-environment node
import { expect, test } from 'vitest';
import { customFieldIds } from '../../crm-sandbox/fields.ts';
import { BODY_LIMIT } from '../../crm-sandbox/routes/webToLead.ts';
import {
  leadFields,
  leadsOf,
  MESSAGE,
  OID,
  pageText,
  postLead,
  postRaw,
  sandbox,
  servlet,
  visit,
} from './helpers.ts';

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

test('the first value of a repeated field counts, and no name can poison a lead', async () => {
  const crm = await sandbox();
  await postRaw(crm, `oid=${OID}&last_name=First&last_name=Second&__proto__=x&constructor=y`);
  const [lead] = await leadsOf(crm);
  expect(lead?.fields).toEqual({ oid: OID, last_name: 'First' });
  expect(lead?.ignored).toEqual(['__proto__', 'constructor']);
});

test('a lead is a likely duplicate of the same details within 24 hours, from any page', async () => {
  let now = new Date('2026-03-01T10:00:00Z');
  const crm = await sandbox({ now: () => now, fieldLabels });
  await postLead(crm, { [NUMBER]: 'n-1' });
  now = new Date('2026-03-02T10:00:00Z');
  await postLead(crm, { [NUMBER]: 'n-2', retURL: 'http://localhost:4173/' });
  now = new Date('2026-03-03T10:00:00.001Z');
  await postLead(crm);
  await postLead(crm, { phone: '9876543211' });
  expect((await leadsOf(crm)).map((lead) => lead.duplicateOf)).toEqual([null, null, 1, null]);
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

test('an organisation id may have 15 or 18 characters, and an email may be left out', async () => {
  const crm = await sandbox({ organisationId: '00DUH000003VABC2AA' });
  expect((await postLead(crm, { oid: '00DUH000003VABC', email: undefined })).status).toBe(302);
  for (const oid of ['00DUH000003VABD', '00D']) expect((await postLead(crm, { oid })).status).toBe(200);
});

const form = 'application/x-www-form-urlencoded';
const small = `oid=${OID}&last_name=Rao`;
test.each<[string, body: string | Uint8Array<ArrayBuffer>, type: string, status: number, listed: string]>([
  ['of 1 MB', `${small}&x=`.padEnd(BODY_LIMIT, 'y'), form, 200, ''],
  ['over 1 MB', 'x'.repeat(BODY_LIMIT + 1), form, 413, 'The body is longer than 1 MB.'],
  ['in UTF-8', small, `${form}; charset="UTF-8"`, 200, ''],
  ['in another character set', small, `${form}; charset=iso-8859-1`, 415, 'The content type must be'],
  ['of another type', small, 'multipart/form-data; boundary=x', 415, 'The content type must be'],
  ['with a stray percent sign', 'last_name=50%&x=1', form, 400, 'last_name=50%'],
  ['with an escaped byte that is not UTF-8', 'last_name=%E9t%E9', form, 400, 'last_name=%E9t%E9'],
  ['with a raw byte that is not UTF-8', new Uint8Array([0x61, 0x3d, 0xe9]), form, 400, 'a=\uFFFD'],
])(
  'a post %s is answered with its status, and listed when it cannot be read',
  async (_, body, type, status, listed) => {
    const crm = await sandbox();
    expect((await postRaw(crm, body, type)).status).toBe(status);
    expect(await leadsOf(crm)).toHaveLength(status === 200 ? 1 : 0);
    expect(await pageText(crm, '/leads/1')).toContain(listed);
  },
);

test('a check whether the endpoint answers gets 200, from any origin and in any frame', async () => {
  const crm = await sandbox();
  for (const method of ['GET', 'HEAD', 'OPTIONS']) {
    const { status, headers } = await visit(servlet(crm), { method });
    expect(status, `to ${method}`).toBe(200);
    expect(headers.get('cross-origin-resource-policy'), `to ${method}`).toBeNull();
    expect(headers.get('x-frame-options'), `to ${method}`).toBeNull();
    expect(headers.get('content-security-policy'), `to ${method}`).not.toContain('frame-ancestors');
  }
  expect(await leadsOf(crm)).toEqual([]);
  const { status, headers } = await visit(servlet(crm), { method: 'PUT', body: 'x' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS, POST']);
});
