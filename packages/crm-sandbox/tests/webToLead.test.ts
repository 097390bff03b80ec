// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { configuredFieldIds } from '../fields.ts';
import { BODY_LIMIT, MOST_LEADS } from '../routes/webToLead.ts';
import { openDatabase } from '../store/database.ts';
import {
  leadPost,
  leadsOf,
  MESSAGE,
  OID,
  pageText,
  postLead,
  postRaw,
  sandbox,
  temporaryFile,
} from './helpers.ts';

const NUMBER = '00N5g0000000001';
const fieldLabels = { [NUMBER]: 'Lead number' };
const refusal = 'false Exception:common.exception.SalesforceGenericException';

test('a lead keeps every field exactly, in any script, and names the ignored ones', async () => {
  const crm = await sandbox({ fieldLabels });
  const fields = leadPost({
    first_name: 'సీతా',
    last_name: 'रामलक्ष्मी O’Neil & Söhne = 1+1',
    company: 'N/A',
    [configuredFieldIds.designation]: 'Placement officer',
    [MESSAGE]: 'one\r\ntwo\t🙂\u0000end',
    [NUMBER]: 'n-1',
    '00NUH000009ABCDAA4': 'any well-formed custom field',
  });
  await postLead(crm, { ...fields, debug: '1', '00N-no': 'x', utm_source: 'y' });
  const [lead] = await leadsOf(crm);
  expect(lead?.fields).toEqual(fields);
  expect(lead?.ignored).toEqual(['00N-no', 'utm_source']);
});

test('a stored lead is answered with a redirect to retURL', async () => {
  const { status, headers } = await postLead(await sandbox(), { retURL: 'http://localhost:4173/works' });
  expect([status, headers.get('location')]).toEqual([302, 'http://localhost:4173/works']);
});

test.each([
  ['says that it is stored, as Salesforce does', 'is-processed', 'true'],
  ['closes the connection, so that no browser repeats the post', 'connection', 'close'],
  // The page that the visitor returns to has to see where they come from.
  ['keeps the referrer', 'referrer-policy', null],
])('the answer to a stored lead %s', async (_, header, value) => {
  const { headers } = await postLead(await sandbox());
  expect(headers.get(header)).toBe(value);
});

test.each([undefined, 'javascript:alert(1)', '/works'])(
  'a lead is stored, and answered without a redirect, when retURL is no address of a page: %s',
  async (retURL) => {
    const crm = await sandbox();
    const { status, headers } = await postLead(crm, { retURL });
    expect([status, headers.get('location')]).toEqual([200, null]);
    expect(await leadsOf(crm)).toHaveLength(1);
  },
);

describe.each([
  {
    what: 'without an organisation',
    changes: { oid: undefined },
    code: 'MISSING_OID',
    reason: 'The organisation id (oid) is missing.',
  },
  {
    what: 'for another organisation',
    changes: { oid: '00D000000000001AAA' },
    code: 'UNKNOWN_OID',
    reason: `The organisation id (oid) is not ${OID}.`,
  },
  {
    what: 'without a last name',
    changes: { last_name: ' ' },
    code: 'REQUIRED_FIELD_MISSING: last_name',
    reason: 'The last name is missing.',
  },
  {
    what: 'with an invalid address',
    changes: { email: 'asha@example' },
    code: 'INVALID_EMAIL_ADDRESS: email',
    reason: 'The email address is not valid.',
  },
  {
    what: 'with a value that is too long',
    changes: { first_name: 'x'.repeat(41) },
    code: 'STRING_TOO_LONG: first_name',
    reason: 'is 41 characters long; at most 40',
  },
  {
    what: 'with a value that may be there only once',
    changes: { [NUMBER]: 'n-1' },
    code: `DUPLICATE_VALUE: ${NUMBER}`,
    reason: 'exists already',
  },
])('a lead $what, which Salesforce would refuse,', ({ changes, code, reason }) => {
  /** A sandbox with one lead, and its answer to the lead that it refuses. */
  const refuse = async () => {
    const crm = await sandbox({ uniqueField: NUMBER });
    await postLead(crm, { [NUMBER]: 'n-1' });
    return { crm, response: await postLead(crm, changes) };
  };

  test('is not redirected', async () => {
    const { status, headers } = (await refuse()).response;
    expect([status, headers.get('location')]).toEqual([200, null]);
  });

  test('is answered with its code and reason', async () => {
    const { response } = await refuse();
    expect(response.headers.get('is-processed')).toBe(`${refusal} (${code})`);
    expect(await response.text()).toContain(reason);
  });

  test('is not stored, and the inbox shows its reason', async () => {
    const { crm } = await refuse();
    expect(await leadsOf(crm)).toHaveLength(1);
    expect(await pageText(crm, '/?state=refused')).toContain(reason);
  });
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

/** A sandbox that holds this many copies of a lead. */
const sandboxWith = async (count: number) => {
  const file = temporaryFile();
  const first = await sandbox({ file });
  await postLead(first);
  await first.stop();
  const columns = 'receivedAt, form, page, isSpam, fingerprint, searchText, submission, request';
  const database = openDatabase(file);
  database.exec(
    `INSERT INTO leads (${columns}) WITH RECURSIVE numbers(n) AS (VALUES (2) UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}) ` +
      `SELECT ${columns} FROM leads, numbers`,
  );
  database.close();
  return sandbox({ file });
};

test('the last lead for which the inbox has room is stored', async () => {
  expect((await postLead(await sandboxWith(MOST_LEADS - 1))).status).toBe(302);
});

test('a lead for which the inbox has no room is refused', async () => {
  expect((await postLead(await sandboxWith(MOST_LEADS))).status).toBe(429);
});

test('a full inbox says why it refused a lead', async () => {
  const crm = await sandboxWith(MOST_LEADS);
  await postLead(crm);
  expect(await pageText(crm, '/?state=refused')).toContain('The inbox is full: it holds 10000 leads.');
});
