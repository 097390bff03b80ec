// @vitest-environment node
import { expect, test } from 'vitest';
import { leadsOf, MESSAGE, postLead, sandbox, visit } from './helpers.ts';

/** A CSV reader of its own, so that the writer is not judged by itself. */
function parseCsv(text: string): string[][] {
  return text
    .split('\r\n')
    .slice(0, -1)
    .map((line) =>
      [...line.matchAll(/"((?:[^"]|"")*)"(?:,|$)/g)].map((match) => (match[1] ?? '').replaceAll('""', '"')),
    );
}

test('the JSON gives each lead with its wire fields, newest first', async () => {
  const crm = await sandbox({ now: () => new Date('2026-03-01T10:20:30.456Z') });
  await postLead(crm, { last_name: 'Earlier' });
  await postLead(crm);
  expect((await leadsOf(crm))[0]).toEqual({
    id: 2,
    receivedAt: '2026-03-01T10:20:30.456Z',
    form: 'lead',
    page: '/works',
    fields: {
      oid: '00D000000000000AAA',
      recordType: '012000000000000AAA',
      retURL: 'http://localhost:4173/works',
      last_name: 'Asha Rao',
      email: 'asha@example.com',
      phone: '9876543210',
      [MESSAGE]: 'When does the next batch start?',
    },
    ignored: [],
    setAside: false,
    duplicateOf: null,
  });
});

test('the JSON gives only what came since a lead, and no more than asked for', async () => {
  const crm = await sandbox();
  for (const last_name of ['A', 'B', 'C', 'D']) await postLead(crm, { last_name });
  const ids = async (query: string) => (await leadsOf(crm, query)).map((lead) => lead.id);
  expect(await ids('?since=2')).toEqual([4, 3]);
  expect(await ids('?since=4')).toEqual([]);
  expect(await ids('?limit=1')).toEqual([4]);
  expect(await ids('?since=x&limit=-1')).toEqual([4, 3, 2, 1]);
});

test('the CSV has a byte order mark, CRLF lines, readable headings and every value quoted', async () => {
  const crm = await sandbox({ now: () => new Date('2026-03-01T10:20:30.456Z') });
  await postLead(crm, { last_name: 'O"Neil, Sítà', '00NUH000009ABCD': 'more' });
  const response = await visit(`${crm.url}/leads.csv`);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="leads-2026-03-01.csv"');
  const [headings = [], row = []] = parseCsv(bytes.toString('utf8').slice(1));
  const lead = Object.fromEntries(headings.map((heading, index) => [heading, row[index]]));
  expect(row).toHaveLength(headings.length);
  expect(lead).toMatchObject({
    Number: '1',
    Received: '2026-03-01T10:20:30.456Z',
    Form: 'Lead form',
    Page: '/works',
    'Last name': 'O"Neil, Sítà',
    Phone: '9876543210',
    Message: 'When does the next batch start?',
    'Other fields': '00NUH000009ABCD: more',
  });
  expect(headings.join()).not.toContain('00NUH');
});

test('the CSV holds no cell that a spreadsheet would run', async () => {
  const crm = await sandbox();
  await postLead(crm, {
    last_name: '=1+1',
    phone: '+91 98765 43210',
    email: '-x@y.zz',
    [MESSAGE]: '\uFF1Dcmd',
    '00NUH000003VHUI': '  =1',
    '00NUH000003VHUH': '\tx',
  });
  const csv = await (await visit(`${crm.url}/leads.csv`)).text();
  for (const cell of [`"'=1+1"`, `"'+91 98765 43210"`, `"'-x@y.zz"`, `"'\uFF1Dcmd"`, `"'  =1"`, `"'\tx"`])
    expect(csv).toContain(cell);
});
