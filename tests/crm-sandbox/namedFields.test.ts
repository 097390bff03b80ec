// @vitest-environment node
import { expect, test } from 'vitest';
import { leadsOf, postLead, sandbox, visit } from './helpers.ts';

const NUMBER = '00N5g0000000001';
const named = { fieldLabels: { [NUMBER]: 'Lead number' } };

test('a lead shows the fields that marketing had made under their names, the lead source and the campaign too', async () => {
  const crm = await sandbox(named);
  await postLead(crm, { [NUMBER]: 'n-1', lead_source: 'Website', Campaign_ID: '7015g000000abcD' });
  const page = await (await visit(`${crm.url}/leads/1`)).text();
  for (const label of ['Lead number', 'Lead source', 'Campaign']) expect(page).toContain(`>${label} <`);
  const csv = await (await visit(`${crm.url}/leads.csv`)).text();
  const [headings, row] = csv.split('\r\n');
  expect(headings).toContain('"Lead source","Campaign","Lead number","Other fields"');
  expect(row).toContain('"Website","7015g000000abcD","n-1",""');
  expect((await leadsOf(crm))[0]?.ignored).toEqual([]);
});

test('the same details under another lead number are still a likely duplicate', async () => {
  const crm = await sandbox(named);
  await postLead(crm, { [NUMBER]: 'n-1' });
  await postLead(crm, { [NUMBER]: 'n-2' });
  expect((await leadsOf(crm)).map(({ duplicateOf }) => duplicateOf)).toEqual([1, null]);
});

test('a text that is too long for such a field is refused, as the CRM does', async () => {
  const crm = await sandbox(named);
  const answer = await postLead(crm, { [NUMBER]: 'x'.repeat(256) });
  expect(answer.headers.get('is-processed')).toContain(`STRING_TOO_LONG: ${NUMBER}`);
});
